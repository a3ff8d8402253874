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

/** A line of Be Vietnam Pro as outlines, centred horizontally at `middle`. */
export function lettering(text: string, middle: number, baseline: number, size: number, fill: string): string {
  const font = readFont()
  const { glyphs, positions, advanceWidth } = font.layout(text.normalize('NFC'))
  const scale = size / font.unitsPerEm
  let pen = 0
  const outlines = glyphs.map((glyph, nth) => {
    const placed = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`
    pen += positions[nth]!.xAdvance
    return placed
  })
  const from = (middle - (advanceWidth * scale) / 2).toFixed(1)
  return `<g fill="${fill}" transform="translate(${from} ${baseline}) scale(${scale} -${scale})">${outlines.join('')}</g>`
}
