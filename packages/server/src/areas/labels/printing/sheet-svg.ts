import { labelsInLine, linePitch, sheetHeight, sheetWidth } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { Box, PinPanel, TextRun } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { pointsInMillimetres } from '@trace/define/text/text-width.ts'
import { openSync } from 'fontkit'
import { fontFile } from './font.ts'
import { qrPath } from '@trace/platform/ports/qr.ts'
import { drawnLabels, markGrey } from './sheet.ts'
import type { DrawnLabel, Sheet } from './sheet.ts'

/**
 * Labels as one SVG in true size, line by line as on a roll. Letters are outlines, so that it does not depend on
 * installed fonts.
 */
export function sheetSvg(sheet: Pick<Sheet, 'entry' | 'specimen' | 'logo'>): string {
  const { entry } = sheet
  const outlines = new Map<number, string>()
  const boxes = labelsInLine(entry)
  const picture = sheet.logo && `data:image/png;base64,${Buffer.from(sheet.logo).toString('base64')}`
  const labels = [...drawnLabels(sheet)].map((label, position) => {
    const box = boxes[position % boxes.length]!
    const y = box.y + Math.floor(position / boxes.length) * linePitch(entry)
    return drawLabel(label, { ...box, y }, outlines, picture)
  })
  const width = sheetWidth(entry)
  const height = sheetHeight(entry, Math.ceil(labels.length / boxes.length))
  const glyphs = [...outlines].map(([id, path]) => `<path id="g${id}" d="${path}"/>`)

  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">` +
    `<defs>${glyphs.join('')}</defs>${labels.join('')}</svg>`
  )
}

function drawLabel(
  { layout, qr, mark }: DrawnLabel,
  box: Box,
  outlines: Map<number, string>,
  picture: string | null,
): string {
  const { x, y, module } = layout.qr
  const transform = `translate(${round(x)} ${round(y)}) scale(${round(module)})`
  return (
    `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}">` +
    (layout.logo && picture ? drawLogo(layout.logo, picture) : '') +
    (mark ? `<g fill="${markGrey}">${drawText(mark, outlines)}</g>` : '') +
    `<path shape-rendering="crispEdges" transform="${transform}" d="${qrPath(qr)}"/>` +
    `${layout.texts.map((text) => drawText(text, outlines)).join('')}${layout.pin ? drawPin(layout.pin, outlines) : ''}</svg>`
  )
}

const drawLogo = ({ x, y, width, height }: Box, picture: string): string =>
  `<image x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" href="${picture}"/>`

/** Draws the PIN with a frame that shows where the covering is applied. */
const drawPin = ({ x, y, width, height, run }: PinPanel, outlines: Map<number, string>): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="none" stroke="#000" stroke-width="0.1"/>` +
  drawText(run, outlines)

function drawText({ text, x, baseline, font_size }: TextRun, outlines: Map<number, string>): string {
  const font = readFont()
  const scale = round(pointsInMillimetres(font_size) / font.unitsPerEm)
  const { glyphs, positions } = font.layout(text.normalize('NFC'))
  let pen = 0
  const uses = glyphs.map((glyph, i) => {
    if (!outlines.has(glyph.id)) outlines.set(glyph.id, glyph.path.toSVG())
    const place = positions[i]!
    const use = `<use href="#g${glyph.id}" x="${pen + place.xOffset}" y="${place.yOffset}"/>`
    pen += place.xAdvance
    return use
  })
  const transform = `translate(${round(x)} ${round(baseline)}) scale(${scale} -${scale})`
  return `<g role="img" aria-label="${escape(text)}" transform="${transform}">${uses.join('')}</g>`
}

let opened: ReturnType<typeof openFont> | undefined
const readFont = () => (opened ??= openFont())

function openFont() {
  const font = openSync(fontFile)
  if (!('layout' in font)) throw new Error(`${fontFile} holds more than one font`)
  return font
}

/** Rounds to a millionth of a millimetre, to keep the file small. */
const round = (value: number) => Number(value.toFixed(6))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const unfitForXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const escape = (text: string) => text.replace(unfitForXml, '').replace(/[&<>"]/g, (character) => entities[character]!)
