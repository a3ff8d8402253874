import { formatNumber } from '../../text/format.ts'
import { lineHeight, millimetres, textWidth } from '../../text/text-width.ts'
import { unknownFacts } from './label-facts.ts'
import { layoutStamp, qrBox } from './stamp-layout.ts'
import type { Box, StampContent, StampPrint, TextRun } from './stamp-layout.ts'

/** Warnings for whoever sets up the label: what would be cut off or make the code unreadable. */
export function stampProblems(print: StampPrint, content: StampContent, modules: number): string[] {
  const { width, height } = print
  const box = qrBox(print, modules)
  const problems: string[] = []

  if (!within(box, width, height)) {
    const [right, bottom] = [box.x + box.width, box.y + box.height]
    const needed = Math.max(right > width ? right : 0, bottom > height ? bottom : 0)
    problems.push(`Mã QR không vừa khổ tem: cần ${formatNumber(Math.ceil(needed * 10) / 10)} mm`)
  }
  const { texts, pin, logo } = layoutStamp(print, content, modules)
  if (logo && !within(logo, width, height)) problems.push('Logo không vừa khổ tem')
  else if (logo && overlaps(logo, box)) problems.push('Logo đè lên mã QR')
  if (pin && !within(pin, width, height)) problems.push('Ô mã PIN không vừa khổ tem')
  else if (pin && overlaps(pin, box)) problems.push('Ô mã PIN đè lên mã QR')
  for (const run of texts) {
    const text = textBox(run)
    if (!within(text, width, height)) problems.push(`Chữ “${run.text}” không vừa khổ tem`)
    else if (overlaps(text, box)) problems.push(`Chữ “${run.text}” đè lên mã QR`)
    else if (pin && overlaps(text, pin)) problems.push(`Chữ “${run.text}” đè lên ô mã PIN`)
    else if (logo && overlaps(text, logo)) problems.push(`Chữ “${run.text}” đè lên logo`)
  }
  for (const { text } of print.stamp_attributes)
    for (const name of unknownFacts(text)) problems.push(`Không có thông tin nào tên là “${name}”`)
  return problems
}

const textBox = ({ text, x, y, font_size }: TextRun): Box => ({
  x,
  y,
  width: textWidth(text, font_size),
  height: millimetres(font_size * lineHeight),
})

/** Tolerance in millimetres: a smaller overlap is rounding, not a cut-off letter. */
const slack = 0.05

const within = ({ x, y, width, height }: Box, right: number, bottom: number) =>
  x >= 0 && y >= 0 && x + width <= right + slack && y + height <= bottom + slack

const overlaps = (a: Box, b: Box) =>
  a.x + a.width > b.x + slack &&
  b.x + b.width > a.x + slack &&
  a.y + a.height > b.y + slack &&
  b.y + b.height > a.y + slack
