import { formatNumber } from '@trace/define/text/format.ts'
import { isSheetPaper, unprintable } from './print-choices.ts'
import type { papers } from './print-choices.ts'
import { linePitch, sheetHeight, sheetWidth } from './stamp-layout.ts'
import type { Box, LabelSize } from './stamp-layout.ts'

export type Paper = keyof typeof papers

/** Layout of the labels of an issue on paper. Lengths are in millimetres; null values are computed. */
export interface SheetPrint {
  /** Null on issues from before papers could be chosen: their A4 sheets keep the columns and margins of the roll. */
  paper: Paper | null
  sheet_columns: number | null
  sheet_rows: number | null
  sheet_left: number | null
  sheet_top: number | null
  cut_marks: boolean
}

export const sheetDefaults = {
  paper: 'roll',
  sheet_columns: null,
  sheet_rows: null,
  sheet_left: null,
  sheet_top: null,
  cut_marks: true,
} satisfies SheetPrint

/** The places of labels on one page, in millimetres from its left and top edge. */
export interface Imposition {
  paper: Paper
  /** Size of a page; on a roll, of one line of labels. */
  width: number
  height: number
  columns: number
  rows: number
  /** Place of the first label. */
  left: number
  top: number
  label: { width: number; height: number }
  gap: number
  /** Ends of the cutting marks: x1, y1, x2, y2. */
  marks: readonly (readonly [number, number, number, number])[]
}

const pages = { a4: { width: 210, height: 297 }, a5: { width: 148, height: 210 } }

const markGap = 1
const markLength = 3

/** Computes the positions of an issue's labels, on its own paper or on another one. */
export function imposeLabels(label: LabelSize, sheet: SheetPrint, paper: Paper = sheet.paper ?? 'roll'): Imposition {
  const { width, height, distance: gap, stamps_per_line, space_left, space_top } = label
  const own = { label: { width, height }, gap }
  if (!isSheetPaper(paper)) {
    const line = { width: sheetWidth(label), height: sheetHeight(label, 1), left: space_left, top: space_top }
    return { ...own, ...line, paper: 'roll', columns: stamps_per_line, rows: 1, marks: [] }
  }
  const page = pages[paper]
  if (sheet.paper === null) {
    const rows = Math.max(Math.floor((page.height - space_top + gap) / linePitch(label)), 0)
    return { ...own, ...page, paper, columns: stamps_per_line, rows, left: space_left, top: space_top, marks: [] }
  }
  const across = placeAlong(page.width, width, gap, sheet.sheet_columns, sheet.sheet_left)
  const down = placeAlong(page.height, height, gap, sheet.sheet_rows, sheet.sheet_top)
  const placed = {
    ...own,
    ...page,
    paper,
    columns: across.count,
    rows: down.count,
    left: across.start,
    top: down.start,
    marks: [],
  }
  return { ...placed, marks: sheet.cut_marks ? cutMarks(placed) : [] }
}

/** Labels along one side of a page: the wanted number or as many as fit, from the given margin or else centred. */
function placeAlong(page: number, length: number, gap: number, wanted: number | null, margin: number | null) {
  const room = (margins: number) => Math.floor((page - margins + gap) / (length + gap))
  const whole = room(margin ?? 0) > 0 ? 1 : 0
  const count = wanted ?? Math.max(room((margin ?? unprintable) + unprintable), whole)
  return { count, start: margin ?? (page - count * length - (count - 1) * gap) / 2 }
}

/** Short lines in the margins, at the edges of every column and row. */
function cutMarks({ width, height, columns, rows, left, top, label, gap }: Imposition): Imposition['marks'] {
  if (columns === 0 || rows === 0) return []
  const across = edges(columns, left, label.width, gap)
  const down = edges(rows, top, label.height, gap)
  const [right, bottom] = [across.at(-1)!, down.at(-1)!]
  return [
    ...across.flatMap((x) => [
      [x, Math.max(top - markGap - markLength, 0), x, top - markGap] as const,
      [x, bottom + markGap, x, Math.min(bottom + markGap + markLength, height)] as const,
    ]),
    ...down.flatMap((y) => [
      [Math.max(left - markGap - markLength, 0), y, left - markGap, y] as const,
      [right + markGap, y, Math.min(right + markGap + markLength, width), y] as const,
    ]),
  ].filter(([x1, y1, x2, y2]) => x2 > x1 || y2 > y1)
}

const edges = (count: number, start: number, length: number, gap: number): number[] => [
  ...new Set(
    Array.from({ length: count }, (_, index) => start + index * (length + gap)).flatMap((at) => [at, at + length]),
  ),
]

export const labelsOnPage = ({ columns, rows }: Imposition): number => columns * rows

/**
 * The page of a label, counted from 0, and its box there. `start` is the place of the first label on the first page,
 * from 1.
 */
export function placeOnPage(imposition: Imposition, position: number, start = 1): Box & { page: number } {
  const { columns, left, top, label, gap } = imposition
  const place = position + start - 1
  const onPage = place % labelsOnPage(imposition)
  return {
    page: Math.floor(place / labelsOnPage(imposition)),
    x: left + (onPage % columns) * (label.width + gap),
    y: top + Math.floor(onPage / columns) * (label.height + gap),
    ...label,
  }
}

export const pagesFor = (quantity: number, imposition: Imposition, start = 1): number =>
  labelsOnPage(imposition) === 0 ? 0 : Math.ceil((quantity + start - 1) / labelsOnPage(imposition))

/** Labels of one printed line: those of the roll, or of one row on a sheet. */
export const labelsPerLine = (label: LabelSize, sheet: SheetPrint): number =>
  isSheetPaper(sheet.paper) ? Math.max(imposeLabels(label, sheet).columns, 1) : label.stamps_per_line

export interface SheetProblem {
  /** The field that is to blame. */
  field: 'paper' | 'sheet_columns' | 'sheet_rows' | 'sheet_left' | 'sheet_top'
  message: string
  /** Whether labels would be cut off, so that nothing can be printed. */
  cuts: boolean
}

const slack = 0.05
const side = (length: number) => formatNumber(Math.ceil(length * 10) / 10)

/** What is wrong with the places of labels on a sheet. */
export function sheetProblems({ paper, ...placed }: Imposition, sheet: SheetPrint): SheetProblem[] {
  if (!isSheetPaper(paper)) return []
  const { label, gap, columns, rows, left, top } = placed
  const page = pages[paper]
  const name = `khổ ${paper.toUpperCase()} (${page.width} × ${page.height} mm)`
  const margins = [
    {
      field: 'sheet_left',
      margin: sheet.sheet_left,
      most: page.width - label.width,
      told: `tem rộng ${label.width} mm`,
    },
    {
      field: 'sheet_top',
      margin: sheet.sheet_top,
      most: page.height - label.height,
      told: `tem cao ${label.height} mm`,
    },
  ] as const
  const tooWide = margins.flatMap(({ field, margin, most, told }): SheetProblem[] => {
    if (margin === null || most < 0 || margin <= most) return []
    const label = field === 'sheet_left' ? 'Lề trái' : 'Lề trên'
    const message = `${label} ${margin} mm không còn chỗ cho ${told} trên ${name}: nhiều nhất là ${most} mm`
    return [{ field, message, cuts: true }]
  })
  if (tooWide.length > 0) return tooWide
  if (columns === 0 || rows === 0) {
    const message = `Tem ${label.width} × ${label.height} mm không vừa ${name}`
    return [{ field: 'paper', message, cuts: true }]
  }
  const [right, bottom] = [
    left + columns * label.width + (columns - 1) * gap,
    top + rows * label.height + (rows - 1) * gap,
  ]
  const over: SheetProblem[] = []
  if (left < -slack || right > page.width + slack) {
    const field = sheet.sheet_columns === null ? 'sheet_left' : 'sheet_columns'
    const need = side(right - Math.min(left, 0))
    over.push({ field, message: `${columns} cột tem cần rộng ${need} mm, không vừa ${name}`, cuts: true })
  }
  if (top < -slack || bottom > page.height + slack) {
    const field = sheet.sheet_rows === null ? 'sheet_top' : 'sheet_rows'
    const need = side(bottom - Math.min(top, 0))
    over.push({ field, message: `${rows} hàng tem cần cao ${need} mm, không vừa ${name}`, cuts: true })
  }
  if (over.length > 0) return over
  const nearest = Math.min(left, top, page.width - right, page.height - bottom)
  if (nearest >= unprintable - slack) return []
  const field = Math.min(left, page.width - right) <= Math.min(top, page.height - bottom) ? 'sheet_left' : 'sheet_top'
  const message = `Tem cách mép giấy ${side(Math.max(nearest, 0))} mm: nhiều máy in không in được trong ${unprintable} mm sát mép giấy`
  return [{ field, message, cuts: false }]
}
