import { encodeQR } from 'qr'

/** QR code as the printer draws it: number of modules per side, and one SVG path in units of a module. */
export function qrSquares(text: string): { modules: number; path: string } {
  const border = 1
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
    .slice(border, -border)
    .map((row) => row.slice(border, -border))
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { modules: rows.length, path }
}
