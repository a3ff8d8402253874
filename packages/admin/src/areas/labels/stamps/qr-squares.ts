import { encodeQR } from 'qr'

/** The dark squares of a code as the printer draws them: modules along a side, and one path with a module as its unit. */
export function qrSquares(text: string): { modules: number; path: string } {
  const border = 1
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
    .slice(border, -border)
    .map((row) => row.slice(border, -border))
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { modules: rows.length, path }
}
