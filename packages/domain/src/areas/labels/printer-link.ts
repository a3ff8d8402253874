import type { PrintEntry } from './print-entry.ts'

/** Systems cut off longer links, or open nothing at all. */
const longest = 2_048

/**
 * The address that opens the printer's program on this computer: the entry as base64url of UTF-8 JSON. Null for a run whose entry
 * is too long for a link; the program is told by `fetchLink` where to get it.
 */
export function printerLink(scheme: string, entry: PrintEntry): string | null {
  const text = JSON.stringify(entry)
  if (text.length > longest) return null
  const link = `${scheme}://print?data=${base64url(utf8(text))}`
  return link.length > longest ? null : link
}

/** What lets the printer's program fetch a run, once. */
export interface PrintTicket {
  /** The address of this platform, without a slash at the end. */
  host: string
  run_id: number
  token: string
}

/** The address that opens the printer's program and tells it where the run is: `GET {host}/api/web/print-runs/{run}?token={token}`. */
export const fetchLink = (scheme: string, { host, run_id, token }: PrintTicket): string =>
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
