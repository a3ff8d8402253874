import { timingSafeEqual } from 'node:crypto'
import { signature } from '../ports/secrets.ts'

const DAY = 86_400_000

/** Signs the address of a document on a public page: anybody may open it until the end of the next day. */
export function publicLink(url: string, now = Date.now()): string {
  if (!url.startsWith('/files/')) return url
  const until = (Math.floor(now / DAY) + 2) * DAY
  return `${url}?until=${until}&key=${keyTo(url, String(until))}`
}

/** Whether the address of a document has a valid signature that has not expired. */
export function mayOpen(
  url: string,
  { until = '', key = '' }: Partial<Record<'until' | 'key', string>>,
  now = Date.now(),
): boolean {
  const [said, right] = [Buffer.from(key), Buffer.from(keyTo(url, until))]
  return Number(until) > now && said.length === right.length && timingSafeEqual(said, right)
}

const keyTo = (url: string, until: string): string => signature(`document ${url} ${until}`)

/** The same rows, with signed addresses in their field `file`. */
export const withOpenFiles = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ('file' in row && typeof row.file === 'string' ? { ...row, file: publicLink(row.file) } : row))
