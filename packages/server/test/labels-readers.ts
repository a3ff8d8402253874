import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { labelsInLine, linePitch } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true })

/** The codes in a picture of one label, as two unrelated decoders read them. */
export async function readQr(picture: Buffer): Promise<{ zxing: string[]; jsqr: string | undefined }> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  const { width, height } = info
  const found = await readBarcodes({ data: pixels, width, height, colorSpace: 'srgb' }, { formats: ['QRCode'] })
  return { zxing: found.map(({ text }) => text), jsqr: jsqr.default(pixels, width, height)?.data }
}

/** A drawing in millimetres as a printer of so many dots to the inch puts it on paper. */
export function printAt(svg: string, dpi: number): Promise<Buffer> {
  const inDots = svg.replace(/"([\d.]+)mm"/g, (_, length) => `"${Math.round((length / 25.4) * dpi)}"`)
  return sharp(Buffer.from(inDots), { density: 72 }).png().toBuffer()
}

/** Cuts a printed sheet into its labels, in the order of their serials. */
export function cutLabels(sheet: Buffer, entry: PrintEntry, dpi: number): Promise<Buffer[]> {
  const boxes = labelsInLine(entry)
  const dots = (length: number) => Math.floor((length / 25.4) * dpi)
  return Promise.all(
    entry.serials.map((_, position) => {
      const box = boxes[position % boxes.length]!
      const top = box.y + Math.floor(position / boxes.length) * linePitch(entry)
      const area = { left: dots(box.x), top: dots(top), width: dots(box.width), height: dots(box.height) }
      return sharp(sheet).extract(area).png().toBuffer()
    }),
  )
}
