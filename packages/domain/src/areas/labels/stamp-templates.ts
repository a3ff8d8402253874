import { lineHeight, millimetres, textWidth } from '../../text/text-width.ts'
import { factMark, fillFacts } from './label-facts.ts'
import type { LabelFact } from './label-facts.ts'
import { dot, quietModules } from './stamp-layout.ts'
import type { LogoPlace, StampAttribute, StampPrint, TextPlace } from './stamp-layout.ts'

/** What a template decides: the label's size and all that stands on it. */
export interface TemplatePrint extends Pick<
  StampPrint,
  'width' | 'height' | 'size' | 'horizontal' | 'vertical' | 'print_product_name' | 'print_product_created_at'
> {
  product_name_attribute: Omit<Line, 'text'>
  product_created_at_attribute: null
  pin_attribute: TextPlace | null
  logo_attribute: LogoPlace
  stamp_attributes: Line[]
}

/** What a template is made for: the modules of the code, and what the texts will say. */
export interface TemplateUse {
  modules: number
  facts: Readonly<Record<LabelFact, string>>
}

export interface StampTemplate {
  label: string
  about: string
  width: number
  height: number
  make(use: TemplateUse): TemplatePrint
}

/** Side of a code that phones read at arm's length, in millimetres. */
export const readableSide = 18

const smallestText = 5
const margin = 1
const highestLogo = 10

/** Dots per module that make the code readable, or as large as there is room for with its quiet zone. */
function dotsFor(modules: number, room: number, label: { width: number; height: number }): number {
  const side = Math.max(readableSide, Math.min(label.width, label.height) / 2)
  const readable = Math.ceil(side / (modules * dot))
  const most = Math.floor(room / ((modules + 2 * quietModules) * dot))
  return Math.max(Math.min(readable, most), 1)
}

const sideOf = (modules: number, size: number): number => (modules + 2 * quietModules) * size * dot
const tenths = (length: number): number => Math.round(length * 10) / 10
const upTenths = (length: number): number => Math.ceil(length * 10) / 10

type Align = NonNullable<TextPlace['align']>
type Line = StampAttribute & { align: Align }

/** Size at which a line of text, with its facts filled in, finds room; not smaller than can be read. */
export function fittedSize(text: string, facts: TemplateUse['facts'], size: number, room: number): number {
  const widest = room / textWidth(fillFacts(text, { ...facts, serial: '444444' }), 1)
  return Math.max(Math.min(size, Math.floor(widest * 2) / 2), smallestText)
}

/** Lines under each other, each as large as asked for or as its text finds room. */
function linesFrom(
  facts: TemplateUse['facts'],
  column: { x: number; y: number; right: number; align?: Align },
  lines: readonly (readonly [text: string, size: number])[],
): Line[] {
  let y = column.y
  return lines.map(([text, size]) => {
    const font_size = fittedSize(text, facts, size, column.right - column.x)
    const place = { text, font_size, horizontal: tenths(column.x), vertical: tenths(y), align: column.align ?? 'left' }
    y += millimetres(size * lineHeight)
    return place
  })
}

const name = factMark('product')
const made = `NSX: ${factMark('made')}`
const expires = `HSD: ${factMark('expires')}`
const serial = `Số: ${factMark('serial')}`
const producer = factMark('producer')

const placeOf = ({ text: _, ...place }: Line): Omit<Line, 'text'> => place
const logoAt = (horizontal: number, vertical: number, width: number, height: number): LogoPlace => ({
  source: 'province',
  horizontal: tenths(horizontal),
  vertical: tenths(vertical),
  width: Math.floor(width * 10) / 10,
  height: Math.floor(height * 10) / 10,
})

interface Parts {
  size: number
  horizontal: number
  vertical: number
  title: Line
  lines: Line[]
  pin?: TextPlace
  logo: LogoPlace
}

/** The name has fields of its own; all other texts are lines. */
const print = (width: number, height: number, { size, title, lines, pin, logo, ...code }: Parts): TemplatePrint => ({
  width,
  height,
  size,
  horizontal: Math.max(tenths(code.horizontal), 0),
  vertical: Math.max(Math.floor(code.vertical * 10) / 10, 0),
  print_product_name: true,
  print_product_created_at: false,
  product_name_attribute: placeOf(title),
  product_created_at_attribute: null,
  pin_attribute: pin ?? null,
  logo_attribute: logo,
  stamp_attributes: lines,
})

/** The name above, the code at the left, the rest beside it. */
function beside(width: number, height: number, title: number, texts: readonly (readonly [string, number])[]) {
  return ({ modules, facts }: TemplateUse): TemplatePrint => {
    const top = margin / 2 + millimetres(title * lineHeight)
    const size = dotsFor(modules, height - top, { width, height })
    const side = sideOf(modules, size)
    const vertical = top + (height - top - side) / 2
    const column = { x: upTenths(side), right: width - margin }
    const high = texts.reduce((sum, [, points]) => sum + millimetres(points * lineHeight), 0)
    const pinHigh = 5
    const logoHigh = Math.min(height - top - high - pinHigh - 2 * margin, highestLogo)
    const [first] = linesFrom(facts, { x: margin, y: margin / 2, right: width - margin, align: 'centre' }, [
      [name, title],
    ])
    return print(width, height, {
      size,
      horizontal: 0,
      vertical,
      title: first!,
      lines: linesFrom(facts, { ...column, y: top + logoHigh + margin }, texts),
      pin: { font_size: 7.5, horizontal: tenths(column.x), vertical: tenths(height - pinHigh) },
      logo: logoAt(column.x, top + margin / 2, column.right - column.x, logoHigh),
    })
  }
}

/** Everything in the middle: logo, name, code, and the rest below. */
function upright(width: number, height: number, logoHigh: number, texts: readonly (readonly [string, number])[]) {
  return ({ modules, facts }: TemplateUse): TemplatePrint => {
    const column = { x: margin, right: width - margin, align: 'centre' as const }
    const high = texts.reduce((sum, [, points]) => sum + millimetres(points * lineHeight), 0)
    const titleTop = margin + logoHigh + margin / 2
    const [title] = linesFrom(facts, { ...column, y: titleTop }, [[name, 9]])
    const top = upTenths(titleTop + millimetres(9 * lineHeight))
    const size = dotsFor(modules, Math.min(height - top - high - margin, width), { width, height })
    const side = sideOf(modules, size)
    const rest = (height - top - high - side - margin) / 2
    return print(width, height, {
      size,
      horizontal: (width - side) / 2,
      vertical: top + Math.max(rest, 0) / 2,
      title: title!,
      lines: linesFrom(facts, { ...column, y: height - margin - high }, texts),
      logo: logoAt(width * 0.2, margin, width * 0.6, logoHigh),
    })
  }
}

/** Texts at the left under the logo, the code at the right. */
function wide(width: number, height: number, texts: readonly (readonly [string, number])[]) {
  return ({ modules, facts }: TemplateUse): TemplatePrint => {
    const size = dotsFor(modules, Math.min(height, width / 2), { width, height })
    const side = sideOf(modules, size)
    const left = width - side
    const column = { x: 2 * margin, right: tenths(left) - margin }
    const logoHigh = height * 0.25
    const titleTop = 2 * margin + logoHigh
    const [title] = linesFrom(facts, { ...column, y: titleTop }, [[name, 11]])
    const below = titleTop + millimetres(11 * lineHeight)
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

/** Ready layouts, from which an issue is begun. */
export const stampTemplates: readonly StampTemplate[] = [
  {
    label: 'Chuẩn',
    about: 'Tên ở trên, mã bên trái: hợp với túi, hộp',
    width: 50,
    height: 30,
    make: beside(50, 30, 8, [
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
  },
  {
    label: 'Nhỏ',
    about: 'Cho quả, vỉ, gói nhỏ',
    width: 40,
    height: 25,
    make: beside(40, 25, 6.5, [[serial, 6.5]]),
  },
  {
    label: 'Ngang',
    about: 'Có cơ sở sản xuất, mã bên phải: hợp với thùng, hộp quà',
    width: 70,
    height: 40,
    make: wide(70, 40, [
      [producer, 7],
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
  },
  {
    label: 'Vuông',
    about: 'Mã ở giữa: hợp với nắp hũ, chai',
    width: 40,
    height: 40,
    make: upright(40, 40, 4.5, [[serial, 7]]),
  },
  {
    label: 'Chống giả',
    about: 'Chừa ô phủ cào cho mã PIN',
    width: 60,
    height: 40,
    make: beside(60, 40, 9, [
      [producer, 7],
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
  },
  {
    label: 'Treo dọc',
    about: 'Thẻ treo có lỗ xỏ dây, mọi thông tin dưới mã',
    width: 40,
    height: 60,
    make: upright(40, 60, 9, [
      [producer, 6.5],
      [made, 7],
      [expires, 7],
      [serial, 8],
    ]),
  },
]
