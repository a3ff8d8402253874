import type { Ring } from './geodesic-area.ts'

type Point = readonly number[]

interface Line {
  a: Point
  b: Point
}

interface Edge extends Line {
  index: number
  /** Its position among the edges that have a length. */
  place: number
  west: number
  east: number
}

/** Whether a ring crosses itself where an edge begins: at another vertex, or on another edge. */
function meet(edges: readonly Edge[], edge: Edge, other: Edge): boolean {
  const { a: at } = edge
  const isVertex = same(at, other.a)
  if (!isVertex && !isWithin(other, at)) return false
  const around = ({ place, b }: Edge): [before: Point, after: Point] => [edges.at(place - 1)!.a, b]
  const [before, after] = isVertex ? around(other) : [other.a, other.b]
  const [from, to] = [before, after].map((point) => angle(at, point)).toSorted((one, next) => one - next) as [
    number,
    number,
  ]
  const own = around(edge).map((point) => angle(at, point))
  return !own.includes(from) && !own.includes(to) && own.filter((one) => one > from && one < to).length === 1
}

const angle = (at: Point, to: Point): number => Math.atan2(to[1]! - at[1]!, to[0]! - at[0]!)

const same = (one: Point, other: Point): boolean => one[0] === other[0] && one[1] === other[1]

/** Whether a point lies on an edge, between its ends. */
const isWithin = (edge: Edge, point: Point): boolean =>
  side(edge, point) === 0 &&
  !same(edge.b, point) &&
  (point[0]! - edge.a[0]!) * (point[0]! - edge.b[0]!) + (point[1]! - edge.a[1]!) * (point[1]! - edge.b[1]!) < 0

/** The first two edges of a closed ring that intersect, by the indexes of their first points. */
export function findCrossing(ring: Ring): [number, number] | null {
  const edges: Edge[] = ring
    .slice(0, -1)
    .map((a, index) => ({ index, a, b: ring[index + 1]! }))
    .filter(({ a, b }) => !same(a, b))
    .map((edge, place) => {
      const [x, next] = [edge.a[0], edge.b[0]]
      return { ...edge, place, west: Math.min(x, next), east: Math.max(x, next) }
    })
  let open: Edge[] = []
  for (const edge of edges.toSorted((one, other) => one.west - other.west)) {
    open = open.filter(({ east }) => east >= edge.west)
    const other = open.find((one) => isCrossing(one, edge) || meet(edges, one, edge) || meet(edges, edge, one))
    if (other) return [Math.min(other.index, edge.index), Math.max(other.index, edge.index)]
    open.push(edge)
  }
  return null
}

/** Edges that only touch, as neighbours do, do not cross. */
export const isCrossing = (one: Line, other: Line): boolean =>
  side(one, other.a) * side(one, other.b) < 0 && side(other, one.a) * side(other, one.b) < 0

const side = ({ a, b }: Line, point: readonly number[]): number =>
  Math.sign((b[0]! - a[0]!) * (point[1]! - a[1]!) - (b[1]! - a[1]!) * (point[0]! - a[0]!))
