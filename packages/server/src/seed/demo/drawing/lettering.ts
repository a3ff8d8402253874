import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

const file = fileURLToPath(import.meta.resolve('@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf'))

let opened: ReturnType<typeof openFont> | undefined
const readFont = () => (opened ??= openFont())

function openFont() {
  const font = openSync(file)
  if (!('layout' in font)) throw new Error(`${file} holds more than one font`)
  return font
}

/** A line of Be Vietnam Pro as outlines, its baseline beginning at a place; `middle` has the place in its middle. */
export function lettering(
  text: string, x: number, baseline: number, size: number, fill: string, align: 'start' | 'middle' = 'start',
): string {
  const font = readFont()
  const { glyphs, positions, advanceWidth } = font.layout(text.normalize('NFC'))
  const scale = size / font.unitsPerEm
  let pen = 0
  const outlines = glyphs.map((glyph, nth) => {
    const placed = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`
    pen += positions[nth]!.xAdvance
    return placed
  })
  const from = align === 'middle' ? x - (advanceWidth * scale) / 2 : x
  return `<g fill="${fill}" transform="translate(${from.toFixed(1)} ${baseline}) scale(${scale} -${scale})">${outlines.join('')}</g>`
}

/** How wide a line is. */
export function widthOf(text: string, size: number): number {
  const font = readFont()
  return (font.layout(text.normalize('NFC')).advanceWidth * size) / font.unitsPerEm
}
