import { quietZone } from '@trace/define/gs1/quiet-zone.ts'
import { encodeQR } from 'qr'

/** Rows of modules, true for dark ones, without the quiet zone. */
export type QrMatrix = boolean[][]

export function qrMatrix(text: string): QrMatrix {
  const border = 1
  return encodeQR(text, 'raw', { ecc: 'medium', border })
    .slice(border, -border)
    .map((row) => row.slice(border, -border))
}

/** The dark modules as one SVG path of horizontal runs; one module is one unit. */
export function qrPath(matrix: QrMatrix): string {
  return qrRuns(matrix)
    .map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`)
    .join('')
}

/** The dark modules as horizontal runs, in modules from the top left corner. */
export function qrRuns(matrix: QrMatrix): { x: number; y: number; length: number }[] {
  return matrix.flatMap((row, y) => {
    const runs: { x: number; y: number; length: number }[] = []
    row.forEach((dark, x) => {
      if (!dark) return
      const last = runs.at(-1)
      if (last && last.x + last.length === x) last.length++
      else runs.push({ x, y, length: 1 })
    })
    return runs
  })
}

/** A QR code on white with its quiet zone, `size` units wide. */
export function qrSvg(text: string, { size }: { size: number }): string {
  const matrix = qrMatrix(text)
  const side = matrix.length + 2 * quietZone
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/>` +
    `<path transform="translate(${quietZone} ${quietZone})" d="${qrPath(matrix)}"/></svg>`
  )
}
