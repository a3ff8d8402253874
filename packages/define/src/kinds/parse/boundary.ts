import { convertedCoordinates, wgs84ConverterOf } from '../../geo/coordinate-system.ts'
import { shapeProblem } from '../../geo/boundary-shape.ts'
import { findCrossing } from '../../geo/crossing.ts'
import { isBoundary, polygonsOf } from '../../geo/geodesic-area.ts'
import type { Boundary } from '../../geo/geodesic-area.ts'
import { formatNumber } from '../../text/format.ts'
import { parseJson } from '../../text/json.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'

const MOST_POINTS = 5_000

/**
 * Accepts a polygon that does not cross itself, or a GeoJSON feature with one, as an object or as JSON text.
 * Coordinates in VN-2000 are converted to WGS84.
 */
export function parseBoundary(raw: unknown, { label }: Pick<Field, 'label'>): Boundary {
  const value = typeof raw === 'string' ? fromText(raw) : raw
  const sent = typeof value === 'object' && value !== null && 'geometry' in value ? value.geometry : value
  const shape = inWgs84(sent, crsOf(value) ?? crsOf(sent), label)
  if (!isBoundary(shape)) throw new Problem(`${label} không hợp lệ`)
  const rings = polygonsOf(shape).flat()
  if (rings.flat().length > MOST_POINTS) throw new Problem(`${label} tối đa ${formatNumber(MOST_POINTS)} điểm`)
  if (rings.some(findCrossing)) throw new Problem(`${label} tự cắt chính nó`)
  const problem = shapeProblem(shape, label)
  if (problem) throw new Problem(problem)
  return { type: shape.type, coordinates: shape.coordinates } as Boundary
}

/** The coordinate system that GeoJSON names beside its geometry. */
const crsOf = (value: unknown): unknown => (value as { crs?: unknown } | null)?.crs

function inWgs84(shape: unknown, crs: unknown, label: string): unknown {
  const move = wgs84ConverterOf(crs)
  if (move === undefined) throw new Problem(`${label} ở hệ tọa độ khác WGS84 và VN-2000, hãy gửi kinh độ, vĩ độ WGS84`)
  if (move === null) return shape
  const { type, coordinates } = shape as { type?: unknown; coordinates?: unknown }
  return { type, coordinates: convertedCoordinates(move, coordinates) }
}

function fromText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}
