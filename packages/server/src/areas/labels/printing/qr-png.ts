import sharp from 'sharp'
import { quietZone } from '@trace/define/gs1/quiet-zone.ts'
import { qrMatrix, qrRuns } from '@trace/platform/ports/qr.ts'

/**
 * Draws a QR code as PNG, `size` pixels wide or as wide as the code needs. Every module is a whole number of pixels;
 * white padding fills the rest.
 */
export async function qrPng(text: string, size: number): Promise<Buffer> {
  const matrix = qrMatrix(text)
  const smallest = matrix.length + 2 * quietZone
  const side = Math.max(size, smallest)
  const scale = Math.floor(side / smallest)
  const margin = Math.floor((side - matrix.length * scale) / 2)
  const pixels = Buffer.alloc(side * side, 255)
  for (const { x, y, length } of qrRuns(matrix)) {
    for (let row = 0; row < scale; row++) {
      const start = (margin + y * scale + row) * side + margin + x * scale
      pixels.fill(0, start, start + length * scale)
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer()
}
