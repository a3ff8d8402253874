import { isCrossing } from './crossing.ts'
import { geodesicArea, polygonsOf } from './geodesic-area.ts'
import type { Boundary, Position, Ring } from './geodesic-area.ts'
import { kilometresBetween } from './travel.ts'

/** Minimum width in metres and area in square metres: anything smaller is a line or a point. */
const LEAST_WIDTH = 0.1
const LEAST_AREA = 1

/** The error in the arrangement of the rings of a boundary, or null. */
export function shapeProblem(boundary: Boundary, label: string): string | null {
  for (const [outer, ...holes] of polygonsOf(boundary)) {
    if (holes.some((hole) => !isInside(hole, outer!))) return `${label} có lỗ nằm ngoài đường bao`
    if (isEmpty(outer!, holes)) return `${label} không có diện tích`
  }
  return null
}

function isEmpty(outer: Ring, holes: Ring[]): boolean {
  const squareMetres = geodesicArea({ type: 'Polygon', coordinates: [outer, ...holes] }) * 10_000
  const metres = edgesOf(outer).reduce((sum, { a, b }) => sum + kilometresBetween(placeOf(a), placeOf(b)), 0) * 1_000
  return squareMetres < Math.max(LEAST_AREA, (LEAST_WIDTH * metres) / 2)
}

const placeOf = ([longitude, latitude]: Position) => ({ latitude, longitude })

const isInside = (hole: Ring, outer: Ring): boolean =>
  hole.every((point) => holds(outer, point)) && !crosses(hole, outer)

interface Edge {
  a: Position
  b: Position
}

const edgesOf = (ring: Ring): Edge[] => ring.slice(1).map((b, index) => ({ a: ring[index]!, b }))

function crosses(one: Ring, other: Ring): boolean {
  const edges = edgesOf(other)
  return edgesOf(one).some((edge) => edges.some((against) => isCrossing(edge, against)))
}

/** Point-in-polygon test by ray casting: whether a point lies within a ring or on it. */
function holds(ring: Ring, point: Position): boolean {
  const [x, y] = point
  let inside = false
  for (const { a, b } of edgesOf(ring)) {
    if (isOn({ a, b }, point)) return true
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside
  }
  return inside
}

const isOn = ({ a, b }: Edge, [x, y]: Position): boolean =>
  (b[0] - a[0]) * (y - a[1]) === (b[1] - a[1]) * (x - a[0]) &&
  Math.min(a[0], b[0]) <= x &&
  x <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= y &&
  y <= Math.max(a[1], b[1])
