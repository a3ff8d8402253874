import type { MapPoint } from '@trace/define/geo/mercator.ts'

/** A closed line; the first point is not repeated at the end. */
export type ClosedLine = readonly MapPoint[]

const keyOf = ([x, y]: MapPoint): string => `${x},${y}`

/**
 * Simplifies rings: drops points nearer than `tolerance` to the simplified line. Common borders of neighbours stay
 * identical: rings are cut where more than two lines meet, and a piece gives the same result in both directions.
 */
export function simplifyRings(rings: readonly ClosedLine[], tolerance: number): ClosedLine[] {
  const crossroads = findCrossroads(rings)
  return rings.map((ring) =>
    ring.length < 3 ? [] : piecesOf(ring, crossroads).flatMap((piece) => simplifyPiece(piece, tolerance).slice(0, -1)),
  )
}

/** Junctions: points with more than two neighbours. */
function findCrossroads(rings: readonly ClosedLine[]): Set<string> {
  const ways = new Map<string, Set<string>>()
  for (const ring of rings) {
    ring.forEach((point, index) => {
      const next = ring[(index + 1) % ring.length]!
      for (const [from, to] of [
        [point, next],
        [next, point],
      ] as const) {
        const known = ways.get(keyOf(from)) ?? new Set()
        ways.set(keyOf(from), known.add(keyOf(to)))
      }
    })
  }
  return new Set([...ways].filter(([, known]) => known.size > 2).map(([key]) => key))
}

/**
 * Cuts a ring at its junctions; one with fewer than two at its only one, or else at its westernmost point, and at the
 * point farthest from there.
 */
function piecesOf(ring: ClosedLine, crossroads: ReadonlySet<string>): MapPoint[][] {
  const met = [...ring.keys()].filter((index) => crossroads.has(keyOf(ring[index]!)))
  const cuts = met.length > 1 ? met : ends(ring, met[0])
  return cuts.map((from, order) => {
    const to = cuts[order + 1] ?? cuts[0]! + ring.length
    return Array.from({ length: to - from + 1 }, (_, step) => ring[(from + step) % ring.length]!)
  })
}

function ends(ring: ClosedLine, begin = first(ring, (a, b) => a[0] - b[0] || a[1] - b[1])): number[] {
  const start = ring[begin]!
  const far = first(ring, (a, b) => distance(b, start) - distance(a, start) || a[0] - b[0] || a[1] - b[1])
  return [begin, far].toSorted((a, b) => a - b)
}

const first = (ring: ClosedLine, compare: (a: MapPoint, b: MapPoint) => number): number =>
  ring.reduce((best, point, index) => (compare(point, ring[best]!) < 0 ? index : best), 0)

const distance = (a: MapPoint, b: MapPoint): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Douglas–Peucker algorithm, always run in the same direction, so that both neighbours get the same line. */
function simplifyPiece(piece: readonly MapPoint[], tolerance: number): MapPoint[] {
  const turned = keyOf(piece[0]!) > keyOf(piece.at(-1)!)
  const line = turned ? piece.toReversed() : piece
  const kept = new Set([0, line.length - 1])
  const waiting: [number, number][] = [[0, line.length - 1]]
  for (let span = waiting.pop(); span; span = waiting.pop()) {
    const [from, to] = span
    let farthest = { index: -1, away: tolerance }
    for (let index = from + 1; index < to; index++) {
      const away = awayFrom(line[index]!, line[from]!, line[to]!)
      if (away > farthest.away) farthest = { index, away }
    }
    if (farthest.index < 0) continue
    kept.add(farthest.index)
    waiting.push([from, farthest.index], [farthest.index, to])
  }
  const left = line.filter((_, index) => kept.has(index))
  return turned ? left.toReversed() : left
}

/** Distance of a point from the straight line between two others. */
function awayFrom([x, y]: MapPoint, [ax, ay]: MapPoint, [bx, by]: MapPoint): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length2 = dx * dx + dy * dy
  const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length2))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
