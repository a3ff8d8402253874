import { formatArea } from '../text/format.ts'

export type Position = [longitude: number, latitude: number, ...altitude: number[]]
export type Ring = Position[]

/** The boundary of an area, GeoJSON in WGS84. */
export type Boundary = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }

export interface BoundingBox {
  west: number
  south: number
  east: number
  north: number
}

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.every(Number.isFinite) &&
  Math.abs(value[0]) <= 180 &&
  Math.abs(value[1]) <= 90

const isRing = (value: unknown): value is Ring => {
  if (!Array.isArray(value) || value.length < 4 || !value.every(isPosition)) return false
  const [first, last] = [value[0]!, value.at(-1)!]
  return first[0] === last[0] && first[1] === last[1]
}

const isPolygon = (value: unknown): value is Ring[] => Array.isArray(value) && value.length > 0 && value.every(isRing)

/** Whether a value is a valid Polygon or MultiPolygon: rings closed, four points or more, coordinates in range. */
export function isBoundary(value: unknown): value is Boundary {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('coordinates' in value)) return false
  const { type, coordinates } = value
  if (type === 'Polygon') return isPolygon(coordinates)
  return type === 'MultiPolygon' && Array.isArray(coordinates) && coordinates.length > 0 && coordinates.every(isPolygon)
}

/** The polygons of a boundary: each an outer ring and the rings of its holes. */
export const polygonsOf = (boundary: Boundary): Ring[][] =>
  boundary.type === 'Polygon' ? [boundary.coordinates] : boundary.coordinates

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** WGS84: the semi-major axis in metres, and the square of the eccentricity. */
const a = 6_378_137
const e2 = 0.00669437999014
const e = Math.sqrt(e2)

/** Sine of the authalic latitude: the latitude on a sphere with the same areas as the ellipsoid. */
const q = (sine: number) => (1 - e2) * (sine / (1 - e2 * sine * sine) + Math.atanh(e * sine) / e)
const qPole = q(1)
const authalicRadius2 = (a * a * qPole) / 2

/** Twice the signed area of a ring on the unit sphere; the sign is its direction. */
function signedRing(ring: Ring): number {
  let sum = 0
  for (let i = 1; i < ring.length; i++) {
    const [lon1, lat1] = ring[i - 1]!
    const [lon2, lat2] = ring[i]!
    sum += (radians(lon2 - lon1) * (q(Math.sin(radians(lat1))) + q(Math.sin(radians(lat2))))) / qPole
  }
  return sum
}

/** The area on the ellipsoid in hectares, without holes. */
export function geodesicArea(boundary: Boundary): number {
  let squareMetres = 0
  for (const [outer, ...holes] of polygonsOf(boundary)) {
    const ring = (each: Ring) => (Math.abs(signedRing(each)) * authalicRadius2) / 2
    squareMetres += ring(outer!) - holes.reduce((sum, hole) => sum + ring(hole), 0)
  }
  return Math.max(0, squareMetres / 10_000)
}

export function boundingBox(boundary: Boundary): BoundingBox {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (const [longitude, latitude] of polygonsOf(boundary).flat(2)) {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  }
  return box
}

/** The warning when a stated acreage differs from the measured area by more than a fifth. */
export const areaWarning = (acreage: number, computed: number): string | null =>
  Math.abs(computed - acreage) > acreage * 0.2
    ? `Diện tích theo bản đồ là ${formatArea(computed)}, chênh quá 20% so với ${formatArea(acreage)} đã khai`
    : null
