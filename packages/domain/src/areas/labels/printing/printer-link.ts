import type { PrintEntry } from './print-entry.ts'

type PrintableEntry = Omit<PrintEntry, 'logo_attribute'>

/** Maximum length of a link: operating systems cut off longer ones or do not open them. */
const longest = 2_048

/**
 * Custom-scheme URL that opens the printer's program on this computer, with the entry as base64url of UTF-8 JSON. Null
 * when the entry is too long for a link; then `printerFetchLink` tells the program where to download it.
 */
export function printerLink(scheme: string, entry: PrintableEntry): string | null {
  const text = JSON.stringify(entry)
  if (text.length > longest) return null
  const link = `${scheme}://print?data=${base64url(utf8(text))}`
  return link.length > longest ? null : link
}

/** One-time ticket with which the printer's program downloads a print run. */
export interface PrintTicket {
  /** The base address of this platform, without a trailing slash. */
  host: string
  run_id: number
  token: string
}

/** URL that opens the printer's program to download a run from `GET {host}/api/web/print-runs/{run}?token={token}`. */
export const printerFetchLink = (scheme: string, { host, run_id, token }: PrintTicket): string =>
  `${scheme}://print?host=${encodeURIComponent(host)}&run=${run_id}&token=${encodeURIComponent(token)}`

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
