import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { fromMapPoint, metresPerUnit, toMapPoint } from '@trace/define/geo/mercator.ts'
import type { MapPoint } from '@trace/define/geo/mercator.ts'
import { formatNumber } from '@trace/define/text/format.ts'

/** A rectangle of the projected map, in map units. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Viewport of a map: its centre, and map units per pixel. */
export interface View {
  middle: MapPoint
  unit: number
}

export type Size = readonly [width: number, height: number]

/**
 * Largest zoom of a map, in map units per pixel, limited by the accuracy of its data: a unit (9 m) for outlines of
 * communes, about a metre for places set by hand, a decimetre for corners of a field.
 */
export const CLOSEST_ZOOM = { communes: 0.5, ground: 0.1, field: 0.011 } as const
const FARTHEST = 600

/** Bounding box of points with a margin; it has a minimum size, so that a single point does not fill it. */
export function boxAround(points: readonly MapPoint[], margin = 0.08): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = Math.max(east - west, south - north, 4) * margin
  const [width, height] = [Math.max(east - west, 4), Math.max(south - north, 4)]
  return {
    x: (west + east - width) / 2 - room,
    y: (north + south - height) / 2 - room,
    width: width + 2 * room,
    height: height + 2 * room,
  }
}

export const isInBox = (box: Box, [x, y]: MapPoint): boolean =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

export function boxOf(boundary: Boundary): Box {
  const positions = boundary.type === 'Polygon' ? boundary.coordinates.flat() : boundary.coordinates.flat(2)
  return boxAround(positions.map(toMapPoint), 0.15)
}

/** The viewport that fits a box, within the largest zoom. */
export const viewOf = ({ x, y, width, height }: Box, [wide, high]: Size, nearest: number): View => ({
  middle: [x + width / 2, y + height / 2],
  unit: Math.max(width / Math.max(wide, 1), height / Math.max(high, 1), nearest),
})

export function boxIn({ middle: [x, y], unit }: View, [wide, high]: Size): Box {
  return { x: x - (wide * unit) / 2, y: y - (high * unit) / 2, width: wide * unit, height: high * unit }
}

/** Zooms in by a factor, up to the largest zoom; the point `still` keeps its place on the screen. */
export function zoom({ middle: [x, y], unit }: View, factor: number, nearest: number, still: MapPoint = [x, y]): View {
  const next = Math.min(FARTHEST, Math.max(Math.min(nearest, unit), unit / factor))
  const share = next / unit
  return { middle: [still[0] + (x - still[0]) * share, still[1] + (y - still[1]) * share], unit: next }
}

/** Pans by pixels of the screen. */
export const shift = ({ middle: [x, y], unit }: View, right: number, down: number): View => ({
  middle: [x - right * unit, y - down * unit],
  unit,
})

/** Scale bar: the longest round distance that fits into this many pixels. */
export function scaleOf({ middle: [, y], unit }: View, most: number): { metres: number; pixels: number } {
  const perPixel = metresPerUnit(y) * unit
  const metres = roundDown(perPixel * most)
  return { metres, pixels: metres / perPixel }
}

/** A round distance as text: '200 m', '5 km'. */
export const lengthOf = (metres: number): string =>
  metres >= 1000 ? `${formatNumber(metres / 1000)} km` : `${formatNumber(metres, 2)} m`

/** The largest of 1, 2, 5, 10, 20, 50 … that is not greater than a number. */
function roundDown(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number))
  return [5, 2, 1].map((lead) => lead * power).find((round) => round <= number * (1 + 1e-9))!
}

/**
 * Up to this many map units per pixel, the grid has squares in metres, because degrees do not show how long a field is.
 */
const NEAR = 5

/**
 * Grid of squares over a box, with a round size in metres and aligned to a fixed point; null if the view shows too
 * much.
 */
export function squaresOf(box: Box, unit: number, [fromX, fromY]: MapPoint) {
  if (unit > NEAR) return null
  const perUnit = metresPerUnit(fromY)
  const metres = roundDown(perUnit * unit * MOST_OF_SQUARE)
  const step = metres / perUnit
  const lines = (from: number, start: number, length: number) => {
    const first = Math.ceil((start - from) / step)
    const count = Math.floor((start + length - from) / step) - first + 1
    return Array.from({ length: count }, (_, index) => from + (first + index) * step)
  }
  return { metres, across: lines(fromX, box.x, box.width), down: lines(fromY, box.y, box.height) }
}

/** Widest square in pixels; the narrowest is two fifths of it. */
const MOST_OF_SQUARE = 150

export interface GridLine {
  /** Position in map units: x for meridians, y for parallels. */
  at: number
  label: string
}

/** Grid steps in minutes of arc: from 30 degrees down to a second. */
const STEPS = [1800, 600, 300, 120, 60, 30, 15, 10, 5, 2, 1, 1 / 2, 1 / 4, 1 / 6, 1 / 12, 1 / 30, 1 / 60]
const LEAST_PIXELS = 90

/** Meridians and parallels that cross a box, with enough space between them for their labels. */
export function gridOf(box: Box, unit: number): { meridians: GridLine[]; parallels: GridLine[] } {
  const [west, north] = fromMapPoint([box.x, box.y])
  const [east, south] = fromMapPoint([box.x + box.width, box.y + box.height])
  const least = ((east - west) * 60 * LEAST_PIXELS * unit) / box.width
  const step = STEPS.findLast((minutes) => minutes >= least) ?? STEPS[0]!
  return {
    meridians: along(west, east, step).map((degrees) => ({
      at: toMapPoint([degrees, 0])[0],
      label: angle(degrees, 'Đ', 'T'),
    })),
    parallels: along(south, north, step).map((degrees) => ({
      at: toMapPoint([0, degrees])[1],
      label: angle(degrees, 'B', 'N'),
    })),
  }
}

function along(from: number, to: number, stepMinutes: number): number[] {
  const first = Math.ceil((from * 60) / stepMinutes)
  const count = Math.floor((to * 60) / stepMinutes) - first + 1
  return Array.from({ length: Math.max(0, Math.min(count, 60)) }, (_, index) => ((first + index) * stepMinutes) / 60)
}

/** Formats an angle: 107.5 east is 107°30′Đ; fractions of a minute are given in seconds. */
function angle(degrees: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(degrees) * 36_000) / 10
  const [whole, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  const small =
    rest > 0.05 ? `${two(minutes)}′${two(Math.round(rest * 10) / 10)}″` : minutes > 0 ? `${two(minutes)}′` : ''
  return `${whole}°${small}${degrees < 0 ? negative : positive}`
}
