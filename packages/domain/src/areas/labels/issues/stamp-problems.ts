import { quietZone } from '@trace/define/gs1/quiet-zone.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { unprintableCharactersProblem } from '@trace/define/text/label-characters.ts'
import { lineHeight, pointsInMillimetres, riseOf, textWidth } from '@trace/define/text/text-width.ts'
import { codeSize, codeSizes, limitsFor } from '../codes/code-size.ts'
import type { CodeSize } from '../codes/code-size.ts'
import { unknownFacts } from '../printing/label-facts.ts'
import { qrModules } from '../codes/qr-text.ts'
import { layoutStamp, qrBox, smallestFontSize } from '../printing/stamp-layout.ts'
import type { Box, StampContent, StampPrint, TextRun } from '../printing/stamp-layout.ts'

/** Why a layout cannot be printed, and the field that is to blame. */
export interface StampProblem {
  field: string
  message: string
}

/** The widest digit: a label of any serial has room where this one has. */
const widestDigit = '4'

/**
 * Problems that would cut off part of a label or make its code unreadable. Labels are issued and printed only if
 * there are none. `qrText` is the content of the code.
 */
export function stampProblems(print: StampPrint, content: StampContent, qrText: string): StampProblem[] {
  const { width, height } = print
  const modules = qrModules(qrText)
  const box = qrBox(print, modules)
  const problems = codeProblems(print, qrText)
  const add = (field: string, message: string) => problems.push({ field, message })

  const { texts, pin, logo, qr } = layoutStamp(
    print,
    { ...content, serial: content.serial.replace(/\d/g, widestDigit) },
    modules,
  )
  const code = { x: qr.x, y: qr.y, width: qr.side, height: qr.side }
  const onCode = (part: Box) =>
    overlaps(part, code)
      ? 'đè lên mã QR'
      : overlaps(part, box)
        ? `nằm trong khoảng trắng ${quietZone} ô quanh mã QR`
        : null

  if (logo && !within(logo, width, height)) add('logo_attribute', 'Logo không vừa khổ tem')
  else if (logo && onCode(logo)) add('logo_attribute', `Logo ${onCode(logo)}`)
  if (content.pin !== null && !pin) add('pin_attribute', 'Tem chống giả phải in mã PIN: nhập cỡ chữ của ô mã PIN')
  if (pin && pin.run.font_size < smallestFontSize) {
    const told = `Mã PIN cỡ ${formatNumber(pin.run.font_size)} pt quá nhỏ, người mua không đọc được`
    add('pin_attribute', `${told}: chọn cỡ chữ từ ${smallestFontSize} pt`)
  }
  if (pin && !within(pin, width, height)) add('pin_attribute', 'Ô mã PIN không vừa khổ tem')
  else if (pin && onCode(pin)) add('pin_attribute', `Ô mã PIN ${onCode(pin)}`)
  for (const { field, ...run } of texts) {
    const wrongWith = (part: Box): string | null => {
      if (!within(part, width, height)) return 'không vừa khổ tem'
      if (onCode(part)) return onCode(part)
      if (pin && overlaps(part, pin)) return 'đè lên ô mã PIN'
      return logo && overlaps(part, logo) ? 'đè lên logo' : null
    }
    const [wrong, cut] = [wrongWith(textBox(run)), wrongWith(withMarks(run))]
    const signs = unprintableCharactersProblem(run.text)
    if (signs) add(field, `Chữ “${run.text}” ${signs}`)
    if (wrong) add(field, `Chữ “${run.text}” ${wrong}`)
    else if (cut) add(field, `Dấu của chữ “${run.text}” ${cut}: dời chữ xuống, hoặc viết chữ thường`)
  }
  for (const [slot, { text }] of print.stamp_attributes.entries())
    for (const name of unknownFacts(text))
      add(`stamp_attributes.${slot}.text`, `Không có thông tin nào tên là “${name}”`)
  return problems
}

/** Problems with the size of the code, and with its room on the label including the quiet zone. */
function codeProblems({ width, height, horizontal, vertical, dpi, size }: StampPrint, qrText: string): StampProblem[] {
  const problems: StampProblem[] = []
  const sizes = codeSizes(qrText, dpi)
  const own = codeSize(qrText, dpi, size)
  const [smallest, largest] = [sizes[0]!, sizes.at(-1)!]
  const { least, most } = limitsFor(qrText)

  if (own.module < least)
    problems.push({
      field: 'size',
      message: `Mỗi ô của mã chỉ ${mm(own.module, 3)} mm, phải từ ${mm(least, 3)} mm: tăng cỡ mã lên ${told(smallest)}`,
    })
  if (own.module > most)
    problems.push({
      field: 'size',
      message: `Mỗi ô của mã tới ${mm(own.module, 3)} mm, máy quét chỉ đọc đến ${mm(most, 3)} mm: giảm cỡ mã còn ${told(largest)}`,
    })

  const needed = Math.ceil(smallest.room - slack)
  if (needed > width || needed > height) {
    const message = `Tem quá nhỏ cho mã này: tem nhỏ nhất là ${needed} × ${needed} mm, cỡ mã ${told(smallest)}`
    if (needed > width) problems.push({ field: 'width', message })
    if (needed > height) problems.push({ field: 'height', message })
    return problems
  }
  const shorter = Math.min(width, height)
  if (own.room > shorter + slack) {
    const fitting = sizes.filter(({ room }) => room <= shorter + slack).at(-1)!
    const message = `Mã QR và khoảng trắng quanh mã cần ${up(own.room)} mm, không vừa khổ tem: giảm cỡ mã còn ${told(fitting)}`
    if (own.module <= most) problems.push({ field: 'size', message })
    return problems
  }
  for (const [field, at, length, side] of [
    ['horizontal', horizontal, width, 'mép phải'],
    ['vertical', vertical, height, 'mép dưới'],
  ] as const) {
    if (at + own.room <= length + slack) continue
    const farthest = mm(Math.floor((length - own.room + slack) * 10) / 10, 1)
    const message = `Mã QR ra ngoài ${side} của tem: đặt ở ${farthest} mm trở vào, hoặc chọn khổ tem lớn hơn`
    problems.push({ field, message })
  }
  return problems
}

const mm = (length: number, decimals: number) => formatNumber(length, decimals)
const up = (length: number) => mm(Math.ceil((length - slack) * 10) / 10, 1)

/** A size in words: dots per module, width of the code, side of a module. */
const told = ({ size, side, module }: CodeSize) => `${size} chấm (mã rộng ${mm(side, 1)} mm, ô ${mm(module, 2)} mm)`

const textBox = ({ text, x, y, font_size }: TextRun): Box => ({
  x,
  y,
  width: textWidth(text, font_size),
  height: pointsInMillimetres(font_size * lineHeight),
})

/** The box of a text, including the diacritics above its line. */
function withMarks(run: TextRun): Box {
  const { y, height, ...box } = textBox(run)
  const rise = pointsInMillimetres(run.font_size * riseOf(run.text))
  return { ...box, y: y - rise, height: height + rise }
}

/** Tolerance in millimetres: a smaller overlap is rounding, not a cut-off letter. */
const slack = 0.05

const within = ({ x, y, width, height }: Box, right: number, bottom: number) =>
  x >= 0 && y >= 0 && x + width <= right + slack && y + height <= bottom + slack

const overlaps = (a: Box, b: Box) =>
  a.x + a.width > b.x + slack &&
  b.x + b.width > a.x + slack &&
  a.y + a.height > b.y + slack &&
  b.y + b.height > a.y + slack
