import { lineHeight, millimetres, textWidth } from '@trace/define/text/text-width.ts'
import { qrBox } from './stamp-layout.ts'
import type { Box, StampPrint, TextRun } from './stamp-layout.ts'

const specimen = 'IN THỬ'
const least = 6
const share = 0.92

/**
 * The words that mark a trial print, as large as there is room beside the code, so that it can still be read; across it
 * on a label that has no such room.
 */
export function specimenMark(print: StampPrint, modules: number): TextRun {
  const { width, height } = print
  const code = qrBox(print, modules)
  const right = code.x + code.width
  const bottom = code.y + code.height
  const beside = [
    fitted({ x: 0, y: 0, width: code.x, height }),
    fitted({ x: right, y: 0, width: width - right, height }),
    fitted({ x: 0, y: 0, width, height: code.y }),
    fitted({ x: 0, y: bottom, width, height: height - bottom }),
  ]
  const largest = beside.reduce((one, other) => (other.font_size > one.font_size ? other : one))
  return largest.font_size >= least ? largest : fitted({ x: 0, y: 0, width, height })
}

function fitted({ x, y, width, height }: Box): TextRun {
  const font_size = Math.max(
    Math.min((width * share) / textWidth(specimen, 1), (height * share) / millimetres(lineHeight)),
    0,
  )
  const top = y + (height - millimetres(font_size * lineHeight)) / 2
  const left = x + (width - textWidth(specimen, font_size)) / 2
  return { text: specimen, x: left, y: top, baseline: top + millimetres(font_size), font_size }
}
