import { lineHeight, pointsInMillimetres, textWidth } from '@trace/define/text/text-width.ts'
import type { Box, StampLayout, TextRun } from './stamp-layout.ts'

const specimen = 'IN THỬ'
const least = 6
const share = 0.92

/**
 * The words that mark a trial print, as large as fits where nothing is printed; if texts leave too little room,
 * anywhere outside the code, and if the code does too, across the label.
 */
export function specimenMark(layout: StampLayout, code: Box): TextRun {
  const { width, height, texts, pin, logo } = layout
  const label = { x: 0, y: 0, width, height }
  const written = texts.map(({ text, x, y, font_size }) => ({
    x,
    y,
    width: textWidth(text, font_size),
    height: pointsInMillimetres(font_size * lineHeight),
  }))
  const free = largest(emptyBoxes(label, [code, ...written, ...(pin ? [pin] : []), ...(logo ? [logo] : [])]))
  if (free.font_size >= least) return free
  const beside = largest(emptyBoxes(label, [code]))
  return beside.font_size >= least ? beside : fitted(label)
}

const largest = (boxes: readonly Box[]): TextRun =>
  boxes.map(fitted).reduce((one, other) => (other.font_size > one.font_size ? other : one), fitted(nowhere))

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }

/** The empty boxes on a label, bounded by the edges of what is printed there. */
function emptyBoxes({ width, height }: Box, taken: readonly Box[]): Box[] {
  const [lefts, tops] = [
    edges(
      width,
      taken.map(({ x, width: w }) => [x, x + w]),
    ),
    edges(
      height,
      taken.map(({ y, height: h }) => [y, y + h]),
    ),
  ]
  return lefts.flatMap((x, i) =>
    lefts.slice(i + 1).flatMap((right) =>
      tops.flatMap((y, j) =>
        tops
          .slice(j + 1)
          .map((bottom) => ({ x, y, width: right - x, height: bottom - y }))
          .filter((box) => taken.every((one) => !meet(box, one))),
      ),
    ),
  )
}

const edges = (end: number, taken: readonly (readonly [number, number])[]): number[] =>
  [...new Set([0, end, ...taken.flat()])].filter((at) => at >= 0 && at <= end).toSorted((a, b) => a - b)

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

function fitted({ x, y, width, height }: Box): TextRun {
  const font_size = Math.max(
    Math.min((width * share) / textWidth(specimen, 1), (height * share) / pointsInMillimetres(lineHeight)),
    0,
  )
  const top = y + (height - pointsInMillimetres(font_size * lineHeight)) / 2
  const left = x + (width - textWidth(specimen, font_size)) / 2
  return { text: specimen, x: left, y: top, baseline: top + pointsInMillimetres(font_size), font_size }
}
