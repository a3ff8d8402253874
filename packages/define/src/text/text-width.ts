import { limitMarks } from './combining-marks.ts'

/** Advance widths of Be Vietnam Pro Regular, in thousandths of the font size, from space (U+0020) to tilde (U+007E). */
const widths = [
  230, 280, 318, 807, 645, 849, 740, 179, 439, 439, 497, 608, 303, 608, 286, 503, 676, 385, 651, 660, 710, 660, 680,
  594, 634, 680, 286, 303, 556, 726, 556, 573, 1005, 736, 674, 775, 728, 620, 633, 783, 709, 258, 465, 679, 624, 853,
  732, 826, 644, 822, 668, 635, 650, 725, 706, 1005, 720, 665, 660, 459, 485, 459, 559, 702, 202, 642, 652, 613, 652,
  599, 386, 643, 583, 264, 274, 555, 255, 893, 573, 642, 652, 652, 392, 508, 428, 566, 576, 870, 559, 583, 502, 426,
  408, 426, 468,
]

/** The widest plain letter, for characters not in the table: a needless warning is better than a cut-off text. */
const unknown = 1005

/** Distance from the top of the first line to its baseline, in font sizes. */
export const ascent = 1

/** Line height, in font sizes. */
export const lineHeight = 1.265

const point = 25.4 / 72

export const pointsInMillimetres = (points: number): number => points * point

/** How far the accents of Vietnamese capitals reach above the line in Be Vietnam Pro, in font sizes. */
const rises: readonly (readonly [letters: RegExp, rise: number])[] = [
  [/\p{Lu}\u0306\u0309/u, 0.2],
  [/\p{Lu}\p{M}*[\u0302\u0306][\u0300\u0301\u0303\u0309]/u, 0.17],
  [/\p{Lu}\p{M}*[\u0309\u030a]/u, 0.07],
]

/** How far a text reaches above its line, in font sizes. */
export function riseOf(text: string): number {
  const apart = limitMarks(text).normalize('NFD')
  return rises.find(([letters]) => letters.test(apart))?.[1] ?? 0
}

/** Width of a line of text in millimetres, set in Be Vietnam Pro at `fontSize` points. Combining marks add nothing. */
export function textWidth(text: string, fontSize: number): number {
  let total = 0
  for (const character of limitMarks(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')) {
    total += widths[character.codePointAt(0)! - 32] ?? unknown
  }
  return pointsInMillimetres((total / 1000) * fontSize)
}
