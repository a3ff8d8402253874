import { shapeProblem } from '../../../geo/boundary-shape.ts'
import { findCrossing } from '../../../geo/crossing.ts'
import { isBoundary, polygonsOf } from '../../../geo/geodesic-area.ts'
import type { Boundary } from '../../../geo/geodesic-area.ts'
import { formatNumber } from '../../../text/format.ts'
import { parseJson } from '../../../text/json.ts'
import type { Field } from '../../field.ts'
import { Problem } from '../../problem.ts'

const MOST_POINTS = 5_000

/** Accepts a polygon that does not cross itself, or a GeoJSON feature with one, as an object or as JSON text. */
export function parseBoundary(raw: unknown, { label }: Pick<Field, 'label'>): Boundary {
  const value = typeof raw === 'string' ? fromText(raw) : raw
  const shape = typeof value === 'object' && value !== null && 'geometry' in value ? value.geometry : value
  if (!isBoundary(shape)) throw new Problem(`${label} không hợp lệ`)
  const rings = polygonsOf(shape).flat()
  if (rings.flat().length > MOST_POINTS) throw new Problem(`${label} tối đa ${formatNumber(MOST_POINTS)} điểm`)
  if (rings.some(findCrossing)) throw new Problem(`${label} tự cắt chính nó`)
  const problem = shapeProblem(shape, label)
  if (problem) throw new Problem(problem)
  return { type: shape.type, coordinates: shape.coordinates } as Boundary
}

function fromText(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return null
  }
}
