import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

const paths = {
  regular: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  bold: '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
} as const

type Weight = keyof typeof paths

const opened = new Map<Weight, ReturnType<typeof open>>()

function open(weight: Weight) {
  const font = openSync(fileURLToPath(import.meta.resolve(paths[weight])))
  if (!('layout' in font)) throw new Error(`${paths[weight]} holds more than one font`)
  return font
}

function fontOf(weight: Weight) {
  const font = opened.get(weight) ?? open(weight)
  opened.set(weight, font)
  return font
}

export interface Line {
  text: string
  x: number
  /** Baseline of the line. */
  y: number
  size: number
  weight: Weight
  fill: string
}

/** A line of text as SVG outlines, so that the drawing needs no font of the machine. */
export function outlined({ text, x, y, size, weight, fill }: Line): string {
  const font = fontOf(weight)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text.normalize('NFC'))
  let pen = 0
  const drawn = glyphs.map((glyph, at) => {
    const place = `<path transform="translate(${pen} 0)" d="${glyph.path.toSVG()}"/>`
    pen += positions[at]!.xAdvance
    return place
  })
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} -${scale})">${drawn.join('')}</g>`
}

export const widthOf = (text: string, size: number, weight: Weight): number => {
  const font = fontOf(weight)
  return (font.layout(text.normalize('NFC')).advanceWidth * size) / font.unitsPerEm
}

/** Wraps a text into at most `most` lines of this width; a text that does not fit ends with '…'. */
export function wrapped(text: string, width: number, size: number, weight: Weight, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer, size, weight) > width) {
      lines.push(line)
      line = word
    } else line = longer
    if (lines.length === most) return [...lines.slice(0, -1), `${lines.at(-1)}…`]
  }
  return line === '' ? lines : [...lines, line]
}
