import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import jsqr from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { resized } from './treatments.ts'
import type { Picture } from './treatments.ts'

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })

interface Coloured extends Omit<Picture, 'pixels'> {
  pixels: Uint8ClampedArray<ArrayBuffer>
}

/** What each decoder reads in a picture; null where it finds no code, or more than one. */
const decoders = {
  jsqr: ({ pixels, width, height }: Coloured) =>
    jsqr.default(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null,
  'zxing-wasm': async ({ pixels, width, height }: Coloured) => {
    const found = await readBarcodes({ data: pixels, width, height, colorSpace: 'srgb' }, { formats: ['QRCode'] })
    return found.length === 1 ? found[0]!.text : null
  },
}

/**
 * Where a decoder reads nothing, it looks again from a little nearer or farther, as a phone does. Of well laid-out
 * labels, one code in some thousand is read at none of the first three scales: by chance of its modules, not because
 * of the layout.
 */
const looks = [1, 0.85, 1.15, 0.7, 1.3]

/** Reads a picture with every decoder. */
export function readCode(picture: Picture): Promise<{ decoder: string; text: string | null }[]> {
  const atFirst = coloured(picture)
  return Promise.all(
    Object.entries(decoders).map(async ([decoder, read]) => {
      for (const scale of looks) {
        const text = await read(scale === 1 ? atFirst : coloured(await resized(picture, scale)))
        if (text !== null) return { decoder, text }
      }
      return { decoder, text: null }
    }),
  )
}

/**
 * Converts shades of grey to what the decoders take: equal red, green and blue, and opaque. Writes each of the
 * millions of pixels once.
 */
function coloured({ pixels, width, height }: Picture): Coloured {
  const four = new Uint32Array(width * height)
  for (let at = 0; at < pixels.length; at++) four[at] = 0xff_00_00_00 | (pixels[at]! * 0x01_01_01)
  return { pixels: new Uint8ClampedArray(four.buffer), width, height }
}
