import type { Ring } from './geodesic-area.ts'

interface Line {
  a: readonly number[]
  b: readonly number[]
}

interface Edge extends Line {
  index: number
  west: number
  east: number
}

/** The first two edges of a closed ring that intersect, by the indexes of their first points. */
export function findCrossing(ring: Ring): [number, number] | null {
  const edges: Edge[] = ring.slice(0, -1).map((a, index) => {
    const b = ring[index + 1]!
    return { index, a, b, west: Math.min(a[0], b[0]), east: Math.max(a[0], b[0]) }
  })
  let open: Edge[] = []
  for (const edge of edges.toSorted((one, other) => one.west - other.west)) {
    open = open.filter(({ east }) => east >= edge.west)
    const other = open.find((one) => isCrossing(one, edge))
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
