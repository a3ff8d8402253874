import { quietZone } from '@trace/define/gs1/quiet-zone.ts'
import { ascent, lineHeight, pointsInMillimetres, textWidth } from '@trace/define/text/text-width.ts'
import { fillFacts } from './label-facts.ts'
import type { alignments, logoSources, printers } from './print-choices.ts'

/**
 * Position of a text, in millimetres from the label's left and top edge, and its size in points. It is aligned between
 * there and the code, or the label's right edge.
 */
export interface TextPlace {
  font_size: number
  horizontal: number
  vertical: number
  align?: keyof typeof alignments | null
}

export interface StampAttribute extends TextPlace {
  text: string
}

/** The owner of the logo on a label, and the box within which it is as large as possible. */
export interface LogoPlace extends Place {
  source: keyof typeof logoSources
}

export type Dpi = keyof typeof printers

interface Place {
  horizontal: number
  vertical: number
  width: number
  height: number
}

/**
 * Print fields of an issue. Lengths are in millimetres; `size` is the number of printer dots per module of the QR
 * code.
 */
export interface StampPrint {
  width: number
  height: number
  stamps_per_line: number
  dpi: Dpi
  size: number
  horizontal: number
  vertical: number
  distance: number
  space_left: number
  space_top: number
  print_product_name: boolean
  print_product_created_at: boolean
  product_name_attribute: TextPlace | null
  product_created_at_attribute: TextPlace | null
  /** Position of the scratch-off panel with the PIN, on labels that have one. */
  pin_attribute: TextPlace | null
  logo_attribute: LogoPlace | null
  stamp_attributes: readonly StampAttribute[]
}

/** What is printed besides the code. */
export interface StampContent {
  product_name: string
  product_created_at: string
  serial: string
  /** The PIN under the covering; null on labels without one. */
  pin: string | null
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface TextRun {
  text: string
  /** Left and top of the text, and its baseline, in millimetres. */
  x: number
  y: number
  baseline: number
  font_size: number
}

/** A text of a label, with the form field that sets its position. */
export interface StampText extends TextRun {
  field: string
}

/** The scratch-off panel and the PIN printed under it. */
export interface PinPanel extends Box {
  run: TextRun
}

/** Layout of one label, in millimetres from its own left and top edge. */
export interface StampLayout {
  width: number
  height: number
  /** The code's own square, in millimetres; the quiet zone lies around it. */
  qr: { x: number; y: number; side: number; module: number }
  texts: StampText[]
  pin: PinPanel | null
  logo: Box | null
}

/**
 * Defaults of a new stamp: one label of 50 × 30 mm per line, the name above, the code at the left, the rest beside it.
 */
export const stampDefaults = {
  width: 50,
  height: 30,
  stamps_per_line: 1,
  dpi: '203',
  size: 3,
  horizontal: 0,
  vertical: 7,
  distance: 2,
  space_left: 0,
  space_top: 0,
  print_product_name: true,
  print_product_created_at: true,
  product_name_attribute: { font_size: 8, horizontal: 2, vertical: 2, align: 'left' },
  product_created_at_attribute: { font_size: 8, horizontal: 21, vertical: 9, align: 'left' },
  pin_attribute: { font_size: 8, horizontal: 21, vertical: 18.5 },
  logo_attribute: null,
  stamp_attributes: [
    { text: 'Số: {Số tem}', font_size: 8, horizontal: 21, vertical: 14, align: 'left' },
    { text: 'Quét mã xem nguồn gốc', font_size: 6, horizontal: 21, vertical: 25, align: 'left' },
  ],
} satisfies StampPrint

/** Side of one dot of a printer, in millimetres. */
export const dotOf = (dpi: Dpi): number => 25.4 / Number(dpi)

const defaultFontSize = 8
/** The smallest font size, in points, that can be read on paper. */
export const smallestFontSize = 5
const attributeSlots = 6
/** The margin in millimetres between aligned texts and the right edge. */
const edge = 1
/** The widest PIN of six digits. */
const widestPin = '444444'
/** How far the covering reaches beyond the PIN on each side, in millimetres. */
const coveredMargin = 0.6

/** Pads to six attributes, because the printer always expects six: a missing one is sent empty. */
export function attributesOf(given: readonly Partial<StampAttribute>[]): StampAttribute[] {
  return Array.from({ length: attributeSlots }, (_, slot) => ({
    text: '',
    font_size: 0,
    horizontal: 0,
    vertical: 0,
    ...given[slot],
  }))
}

/** The square that must stay empty for the code to be readable: its modules and the quiet zone. */
export function qrBox(print: StampPrint, modules: number): Box {
  const side = (modules + 2 * quietZone) * print.size * dotOf(print.dpi)
  return { x: print.horizontal, y: print.vertical, width: side, height: side }
}

/**
 * Positions of name, date and PIN: those of the issue, or else beside the code, in letters as large as there is room
 * for.
 */
export function textPlaces(
  print: StampPrint,
  content: Pick<StampContent, 'product_name' | 'product_created_at'>,
  modules: number,
): Record<'name' | 'created' | 'pin', TextPlace> {
  const box = qrBox(print, modules)
  const room = print.width - edge - box.x - box.width
  const top = box.y + quietZone * print.size * dotOf(print.dpi)
  const beside = (line: number, text: string): TextPlace => ({
    font_size: fittedSize(text, defaultFontSize, room, smallestFontSize),
    horizontal: box.x + box.width,
    vertical: top + line * pointsInMillimetres(defaultFontSize * lineHeight),
  })
  const { product_name_attribute: name, product_created_at_attribute: created, pin_attribute: pin } = print
  return {
    name: name ?? beside(0, content.product_name),
    created: created ?? beside(1, content.product_created_at),
    pin: pin ?? beside(3, ''),
  }
}

/** The font size at which a text fits, in steps of half a point; never below `smallest`. */
export const fittedSize = (text: string, size: number, room: number, smallest: number): number =>
  Math.max(Math.min(size, Math.floor((room / Math.max(textWidth(text, 1), 0.001)) * 2) / 2), smallest)

/** The layout of one label. `modules` is the number of modules along a side of its QR code, 25 for version 2. */
export function layoutStamp(print: StampPrint, content: StampContent, modules: number): StampLayout {
  const { size, width, height } = print
  const module = size * dotOf(print.dpi)
  const box = qrBox(print, modules)
  const { name, created, pin } = textPlaces(print, content, modules)

  const lines = attributesOf(print.stamp_attributes).map((line, slot) => ({
    ...line,
    field: `stamp_attributes.${slot}.text`,
  }))
  if (print.print_product_created_at)
    lines.unshift({ ...created, text: content.product_created_at, field: 'product_created_at_attribute' })
  if (print.print_product_name) lines.unshift({ ...name, text: content.product_name, field: 'product_name_attribute' })

  return {
    width,
    height,
    qr: { x: box.x + quietZone * module, y: box.y + quietZone * module, side: modules * module, module },
    texts: lines
      .filter((line) => line.text && line.font_size > 0)
      .map(({ field, ...line }) => ({
        ...textRun({ ...line, text: fillFacts(line.text, { serial: content.serial }) }, width, box),
        field,
      })),
    pin: content.pin === null || pin.font_size <= 0 ? null : pinPanel(content.pin, pin),
    logo: print.logo_attribute && logoBox(print.logo_attribute),
  }
}

const logoBox = ({ horizontal: x, vertical: y, width, height }: LogoPlace): Box => ({ x, y, width, height })

function textRun(line: StampAttribute, width: number, code: Box): TextRun {
  const { text, font_size, horizontal, vertical: y, align } = line
  const height = pointsInMillimetres(font_size * lineHeight)
  const isBesideCode = code.x > horizontal && code.y < y + height && y < code.y + code.height
  const free = (isBesideCode ? code.x : width - edge) - horizontal - textWidth(text, font_size)
  const moved = free > 0 ? { left: 0, centre: free / 2, right: free }[align ?? 'left'] : 0
  return { text, x: horizontal + moved, y, baseline: y + pointsInMillimetres(font_size * ascent), font_size }
}

/** The left edge of an aligned text, for programs that do not support alignment. */
export const alignedLeft = (print: StampPrint, line: StampAttribute, modules: number): number =>
  textRun(line, print.width, qrBox(print, modules)).x

/** The panel has the same size for every PIN. */
export const pinSize = (font_size: number): Pick<Box, 'width' | 'height'> => ({
  width: textWidth(widestPin, font_size) + 2 * coveredMargin,
  height: pointsInMillimetres(font_size * lineHeight) + 2 * coveredMargin,
})

/** The panel, with the PIN in the middle. */
function pinPanel(pin: string, { font_size, horizontal: x, vertical: y }: TextPlace): PinPanel {
  const { width, height } = pinSize(font_size)
  const top = y + coveredMargin
  const run = {
    text: pin,
    x: x + (width - textWidth(pin, font_size)) / 2,
    y: top,
    baseline: top + pointsInMillimetres(font_size * ascent),
    font_size,
  }
  return { x, y, width, height, run }
}

/** The part of the print settings that determines the position of a label. */
export type LabelSize = Pick<
  StampPrint,
  'width' | 'height' | 'stamps_per_line' | 'distance' | 'space_left' | 'space_top'
>

/** Positions of the labels of one line on the sheet. */
export const labelsInLine = (print: LabelSize): Box[] =>
  Array.from({ length: print.stamps_per_line }, (_, index) => ({
    x: print.space_left + index * (print.width + print.distance),
    y: print.space_top,
    width: print.width,
    height: print.height,
  }))

export const sheetWidth = ({ space_left, stamps_per_line, width, distance }: LabelSize): number =>
  space_left + stamps_per_line * width + (stamps_per_line - 1) * distance

export const sheetHeight = (print: LabelSize, lines: number): number =>
  print.space_top + lines * linePitch(print) - print.distance

/** Line pitch: how far the paper moves from one line to the next. */
export const linePitch = ({ height, distance }: LabelSize): number => height + distance

export const linesFor = (quantity: number, perLine: number): number => Math.ceil(quantity / perLine)

/** Number of labels on so many lines; the last line may be short. */
export const labelCount = (lines: number, perLine: number, remaining: number): number =>
  Math.min(lines * perLine, remaining)
