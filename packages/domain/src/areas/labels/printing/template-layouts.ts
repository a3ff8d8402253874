import { lineHeight, pointsInMillimetres, riseOf } from '@trace/define/text/text-width.ts'
import { factMark, fillFacts } from './label-facts.ts'
import type { LabelFact } from './label-facts.ts'
import { codeSize, codeSizes } from '../codes/code-size.ts'
import { fittedSize, pinSize } from './stamp-layout.ts'
import type { Dpi, LogoPlace, StampAttribute, StampPrint, TextPlace } from './stamp-layout.ts'

/** What a template sets: the label's size and everything on it. */
export interface TemplatePrint extends Pick<
  StampPrint,
  'width' | 'height' | 'size' | 'horizontal' | 'vertical' | 'print_product_name' | 'print_product_created_at'
> {
  product_name_attribute: Omit<Line, 'text'> | null
  product_created_at_attribute: null
  pin_attribute: TextPlace | null
  logo_attribute: LogoPlace | null
  stamp_attributes: Line[]
}

/** What a template is made for: the printer, what the code holds, and what the texts will say. */
export interface TemplateUse {
  dpi: Dpi
  qrText: string
  /** Whether labels have a PIN under a covering. */
  secure: boolean
  facts: Readonly<Record<LabelFact, string>>
}

/** Side of a code that phones read at arm's length, in millimetres. */
export const readableSide = 18

const smallestText = 5
export const widestSerial = '444444'
const margin = 1
const highestLogo = 10
const lowestLogo = 3

/**
 * Dots per module of a code that phones can read at arm's length, or else of the largest code that fits with its
 * quiet zone.
 */
function dotsFor({ qrText, dpi }: TemplateUse, room: number, label: { width: number; height: number }): number {
  const wanted = Math.max(readableSide, Math.min(label.width, label.height) / 2)
  const sizes = codeSizes(qrText, dpi)
  const fitting = sizes.filter((one) => one.room <= room)
  return (fitting.find(({ side }) => side >= wanted) ?? fitting.at(-1) ?? sizes[0]!).size
}

const roomOf = ({ qrText, dpi }: TemplateUse, size: number): number => codeSize(qrText, dpi, size).room
const tenths = (length: number): number => Math.round(length * 10) / 10
const upTenths = (length: number): number => Math.ceil(length * 10) / 10

type Align = NonNullable<TextPlace['align']>
type Line = StampAttribute & { align: Align }

/** Font size at which a line of text, with its facts filled in, fits; never smaller than can be read. */
export const fittedLine = (text: string, facts: TemplateUse['facts'], size: number, room: number): number =>
  fittedSize(fillFacts(text, { ...facts, serial: widestSerial }), size, room, smallestText)

/** Lines below each other, each in the wanted size, or smaller if its text would not fit. */
function linesFrom(
  facts: TemplateUse['facts'],
  column: { x: number; y: number; right: number; align?: Align },
  lines: readonly (readonly [text: string, size: number])[],
): Line[] {
  let y = column.y
  return lines.map(([text, size]) => {
    const font_size = fittedLine(text, facts, size, column.right - column.x)
    const place = { text, font_size, horizontal: tenths(column.x), vertical: tenths(y), align: column.align ?? 'left' }
    y += pointsInMillimetres(size * lineHeight)
    return place
  })
}

/** The space in millimetres above a line for the diacritics of its capitals. */
const marksOf = (facts: TemplateUse['facts'], [text, points]: readonly [string, number]): number =>
  upTenths(pointsInMillimetres(points * riseOf(fillFacts(text, facts))))

const name = factMark('product')
export const made = `NSX: ${factMark('made')}`
export const expires = `HSD: ${factMark('expires')}`
export const serial = `Số: ${factMark('serial')}`
export const producer = factMark('producer')

const placeOf = ({ text: _, ...place }: Line): Omit<Line, 'text'> => place
/** The logo, or null if there is too little room to recognise it. */
const logoAt = (horizontal: number, vertical: number, width: number, height: number): LogoPlace | null =>
  Math.min(width, height) < lowestLogo
    ? null
    : {
        source: 'province',
        horizontal: tenths(horizontal),
        vertical: tenths(vertical),
        width: Math.floor(width * 10) / 10,
        height: Math.floor(height * 10) / 10,
      }

const pinPoints = 7.5

/** Size of the panel with the PIN, in millimetres rounded up to tenths; zero on labels without a PIN. */
function panelFor({ secure }: TemplateUse): { width: number; height: number } {
  if (!secure) return { width: 0, height: 0 }
  const { width, height } = pinSize(pinPoints)
  return { width: upTenths(width), height: upTenths(height) }
}

const pinAt = ({ secure }: TemplateUse, horizontal: number, vertical: number): { pin?: TextPlace } =>
  secure ? { pin: { font_size: pinPoints, horizontal: tenths(horizontal), vertical: tenths(vertical) } } : {}

interface Parts {
  size: number
  horizontal: number
  vertical: number
  title: Line | null
  lines: Line[]
  pin?: TextPlace
  logo: LogoPlace | null
}

/** The name has fields of its own; all other texts are lines. */
const print = (width: number, height: number, { size, title, lines, pin, logo, ...code }: Parts): TemplatePrint => ({
  width,
  height,
  size,
  horizontal: Math.max(tenths(code.horizontal), 0),
  vertical: Math.max(Math.floor(code.vertical * 10) / 10, 0),
  print_product_name: title !== null,
  print_product_created_at: false,
  product_name_attribute: title && placeOf(title),
  product_created_at_attribute: null,
  pin_attribute: pin ?? null,
  logo_attribute: logo,
  stamp_attributes: lines,
})

/** The name above, the code at the left, the rest beside it. */
export function beside(width: number, height: number, title: number, texts: readonly (readonly [string, number])[]) {
  return (use: TemplateUse): TemplatePrint => {
    const { facts } = use
    const titleTop = Math.max(margin / 2, marksOf(facts, [name, title]))
    const top = titleTop + pointsInMillimetres(title * lineHeight)
    const size = dotsFor(use, height - top, { width, height })
    const side = roomOf(use, size)
    const vertical = top + (height - top - side) / 2
    const column = { x: upTenths(side), right: width - margin }
    const high = texts.reduce((sum, [, points]) => sum + pointsInMillimetres(points * lineHeight), 0)
    const pinHigh = 5
    const logoHigh = Math.max(Math.min(height - top - high - pinHigh - 2 * margin, highestLogo), 0)
    const [first] = linesFrom(facts, { x: margin, y: titleTop, right: width - margin, align: 'centre' }, [
      [name, title],
    ])
    return print(width, height, {
      size,
      horizontal: 0,
      vertical,
      title: first!,
      lines: linesFrom(facts, { ...column, y: top + logoHigh + margin }, texts),
      pin: { font_size: pinPoints, horizontal: tenths(column.x), vertical: tenths(height - pinHigh) },
      logo: logoAt(column.x, top + margin / 2, column.right - column.x, logoHigh),
    })
  }
}

/** Everything in the middle: logo, name, code, the rest below, and the PIN under it. */
export function upright(width: number, whole: number, logoHigh: number, texts: readonly (readonly [string, number])[]) {
  return (use: TemplateUse): TemplatePrint => {
    const { facts } = use
    const panel = panelFor(use)
    const height = whole - panel.height
    const column = { x: margin, right: width - margin, align: 'centre' as const }
    const high = texts.reduce((sum, [, points]) => sum + pointsInMillimetres(points * lineHeight), 0)
    const below = marksOf(facts, texts[0]!) + high + margin
    const titleTop = margin + logoHigh + Math.max(margin / 2, marksOf(facts, [name, 9]))
    const [title] = linesFrom(facts, { ...column, y: titleTop }, [[name, 9]])
    const top = upTenths(titleTop + pointsInMillimetres(9 * lineHeight))
    const size = dotsFor(use, Math.min(height - top - below, width), { width, height })
    const side = roomOf(use, size)
    const rest = (height - top - side - below) / 2
    return print(width, whole, {
      size,
      horizontal: (width - side) / 2,
      ...pinAt(use, (width - panel.width) / 2, height - margin / 2),
      vertical: top + Math.max(rest, 0) / 2,
      title: title!,
      lines: linesFrom(facts, { ...column, y: height - margin - high }, texts),
      logo: logoAt(width * 0.2, margin, width * 0.6, logoHigh),
    })
  }
}

/** Texts at the left under the logo, the code at the right. */
export function wide(width: number, height: number, texts: readonly (readonly [string, number])[]) {
  return (use: TemplateUse): TemplatePrint => {
    const { facts } = use
    const size = dotsFor(use, Math.min(height, width / 2), { width, height })
    const side = roomOf(use, size)
    const left = width - side
    const column = { x: 2 * margin, right: tenths(left) - margin }
    const logoHigh = height * 0.25
    const titleTop = 2 * margin + logoHigh
    const [title] = linesFrom(facts, { ...column, y: titleTop }, [[name, 11]])
    const below = titleTop + pointsInMillimetres(11 * lineHeight)
    return print(width, height, {
      size,
      horizontal: Math.floor(left * 10) / 10,
      vertical: (height - side) / 2,
      title: title!,
      lines: linesFrom(facts, { ...column, y: below }, texts),
      pin: { font_size: 8, horizontal: column.x, vertical: tenths(height - 5.8) },
      logo: logoAt(column.x, margin, column.right - column.x, logoHigh),
    })
  }
}

/** Only the code, in the middle, and the PIN beside or below it, whichever leaves the code more room. */
export const codeAlone =
  (width: number, height: number) =>
  (use: TemplateUse): TemplatePrint => {
    const panel = panelFor(use)
    const [right, bottom] = [width - panel.width, height - panel.height]
    const isBeside = Math.min(right, height) > Math.min(width, bottom)
    const room = isBeside ? { width: right, height } : { width, height: bottom }
    const size = dotsFor(use, Math.min(room.width, room.height), { width, height })
    const side = roomOf(use, size)
    return print(width, height, {
      size,
      horizontal: Math.floor(((room.width - side) / 2) * 10) / 10,
      vertical: (room.height - side) / 2,
      title: null,
      lines: [],
      ...(isBeside ? pinAt(use, right, bottom / 2) : pinAt(use, right / 2, bottom)),
      logo: null,
    })
  }
