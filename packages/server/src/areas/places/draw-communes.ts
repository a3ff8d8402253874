import { polygonsOf } from '@trace/define/geo/geodesic-area.ts'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { fromMapPoint, toMapPoint } from '@trace/define/geo/mercator.ts'
import type { MapPoint } from '@trace/define/geo/mercator.ts'
import { simplifyRings } from './simplify-rings.ts'
import type { ClosedLine } from './simplify-rings.ts'

/** Maximum number of points of a province map, so that it loads fast on a slow line. */
const MOST_POINTS = 12_000

export interface Commune {
  id: number
  name: string
  boundary: Boundary
}

/** Communes as drawn on screen: paths in whole map units, relative to `origin`. */
export interface Drawing {
  origin: MapPoint
  size: MapPoint
  communes: { id: number; name: string; path: string; at: MapPoint }[]
}

/** Draws communes, simplified to a small size. Neighbours keep their common border. */
export function drawCommunes(communes: readonly Commune[]): Drawing {
  const outlines = communes.map(({ boundary }) => polygonsOf(boundary).flat().map(flatten))
  const all = outlines.flat(2)
  const [west, north] = [least(all, 0, 1), least(all, 1, 1)]
  const rings = simplifyToFit(outlines.flat())
  let taken = 0
  return {
    origin: [west, north],
    size: [least(all, 0, -1) - west, least(all, 1, -1) - north],
    communes: communes.map(({ id, name, boundary }, index) => {
      const count = outlines[index]!.length
      const own = rings.slice(taken, (taken += count))
      const [x, y] = toMapPoint(middleOf(boundary))
      return { id, name, path: pathOf(own, [west, north]), at: [Math.round(x) - west, Math.round(y) - north] }
    }),
  }
}

/** Rounds to whole units and drops repeated points. */
function flatten(ring: readonly (readonly number[])[]): ClosedLine {
  const points = ring.slice(1).map((position): MapPoint => {
    const [x, y] = toMapPoint(position)
    return [Math.round(x), Math.round(y)]
  })
  return points.filter(([x, y], index) => {
    const before = points.at(index - 1)!
    return index === 0 || x !== before[0] || y !== before[1]
  })
}

/** Minimum of all x (0) or y (1); with a `sign` of -1, the maximum. */
const least = (points: readonly MapPoint[], axis: 0 | 1, sign: 1 | -1): number =>
  sign * points.reduce((found, point) => Math.min(found, sign * point[axis]), Infinity)

function simplifyToFit(rings: readonly ClosedLine[]): ClosedLine[] {
  let tolerance = 0.5
  let fitting = simplifyRings(rings, tolerance)
  while (fitting.flat().length > MOST_POINTS) {
    tolerance *= 1.5
    fitting = simplifyRings(rings, tolerance)
    const most = fitting.flat().length > MOST_POINTS ? tolerance ** 2 : 0
    fitting = fitting.map((ring) => (roomOf(ring) < most ? [] : ring))
  }
  return fitting
}

/** Area of a closed line, in square units. */
const roomOf = (ring: ClosedLine): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length]!
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

function pathOf(rings: readonly ClosedLine[], [west, north]: MapPoint): string {
  return rings
    .filter((ring) => ring.length > 2)
    .map((ring) => {
      const steps = ring.slice(1).map(([x, y], index) => [x - ring[index]![0], y - ring[index]![1]])
      return `M${ring[0]![0] - west} ${ring[0]![1] - north}l${steps.flat().join(' ').replaceAll(' -', '-')}z`
    })
    .join('')
}

/**
 * A point well inside the largest part of a boundary: the middle of the widest stretch at the height of its centroid.
 */
export function middleOf(boundary: Boundary): [longitude: number, latitude: number] {
  const parts = polygonsOf(boundary).map((rings) => rings.map((ring) => ring.map(toMapPoint)))
  const largest = parts.reduce((best, part) => (roomOf(part[0]!) > roomOf(best[0]!) ? part : best))
  const y = heightOf(largest[0]!)
  const crossings = largest
    .flatMap((ring) =>
      ring.flatMap(([x1, y1], index) => {
        const [x2, y2] = ring[(index + 1) % ring.length]!
        return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
      }),
    )
    .toSorted((a, b) => a - b)
  let widest: readonly [number, number] = [crossings[0] ?? largest[0]![0]![0], crossings[1] ?? largest[0]![0]![0]]
  for (let index = 2; index + 1 < crossings.length; index += 2) {
    const span = [crossings[index]!, crossings[index + 1]!] as const
    if (span[1] - span[0] > widest[1] - widest[0]) widest = span
  }
  return fromMapPoint([(widest[0] + widest[1]) / 2, y])
}

/** The y of the centroid. */
function heightOf(ring: readonly MapPoint[]): number {
  const [ox, oy] = ring[0]!
  let [sum, room] = [0, 0]
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length]!
    const cross = (x1 - ox) * (y2 - oy) - (x2 - ox) * (y1 - oy)
    sum += cross * (y1 + y2 - 2 * oy)
    room += cross
  })
  return room === 0 ? oy : oy + sum / (3 * room)
}
