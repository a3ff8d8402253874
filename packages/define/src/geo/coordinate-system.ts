import type { Position } from './geodesic-area.ts'
import { fromVn2000, fromVn2000Metres, vn2000Zones } from './vn2000.ts'

/** EPSG code of VN-2000 in degrees. */
const VN2000 = '4756'

/**
 * The function that converts positions to WGS84 from the coordinate system named in the GeoJSON: VN-2000 in degrees,
 * or in metres of a zone. Null for WGS84, undefined for all others.
 */
export function wgs84ConverterOf(crs: unknown): ((place: Position) => Position) | null | undefined {
  if (crs === null || crs === undefined) return null
  const name = String((crs as { properties?: { name?: unknown } }).properties?.name ?? '')
  if (/CRS84$|EPSG:(?:[\d.]*:)?(?:4326|4979)$/i.test(name)) return null
  const [, code = ''] = /EPSG:(?:[\d.]*:)?(\d+)$/i.exec(name) ?? []
  if (code === VN2000) return fromVn2000
  const zone = vn2000Zones.get(code)
  return zone && ((place) => fromVn2000Metres(zone, place))
}

/** Nesting depth of the positions of a MultiPolygon. */
const DEEPEST = 3

/** Coordinates of a Polygon or MultiPolygon with each position converted; other values stay as they are. */
export function convertedCoordinates(move: (place: Position) => Position, coordinates: unknown, depth = 0): unknown {
  if (!Array.isArray(coordinates) || depth > DEEPEST) return coordinates
  if (typeof coordinates[0] !== 'number')
    return coordinates.map((inner) => convertedCoordinates(move, inner, depth + 1))
  return move(coordinates as Position).map(toCentimetres)
}

const toCentimetres = (degrees: number): number => Math.round(degrees * 1e7) / 1e7
