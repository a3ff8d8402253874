import type { PrintEntry } from './print-entry.ts'

/** The address that opens the printer's program on this computer: the entry as base64url of UTF-8 JSON. */
export const printerLink = (scheme: string, entry: PrintEntry): string =>
  `${scheme}://print?data=${base64url(utf8(JSON.stringify(entry)))}`

const utf8 = (text: string): number[] =>
  (encodeURIComponent(text).match(/%..|./g) ?? []).map((unit) =>
    unit.length > 1 ? parseInt(unit.slice(1), 16) : unit.charCodeAt(0),
  )

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

function base64url(bytes: number[]): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const [first = 0, second = 0, third = 0] = bytes.slice(i, i + 3)
    const triple = (first << 16) | (second << 8) | third
    const letters = [18, 12, 6, 0].map((shift) => alphabet[(triple >> shift) & 63]).join('')
    text += letters.slice(0, bytes.length - i + 1)
  }
  return text
}
