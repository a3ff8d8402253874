import { timingSafeEqual } from 'node:crypto'
import { signature } from '../../ports/secrets.ts'

const DAY = 86_400_000

/** The address of a document that stands on a public page, with leave for anybody to open it until the end of the next day. */
export function publicLink(url: string, now = Date.now()): string {
  if (!url.startsWith('/files/')) return url
  const until = (Math.floor(now / DAY) + 2) * DAY
  return `${url}?until=${until}&key=${keyTo(url, String(until))}`
}

/** Whether the address of a document carries such a leave. */
export function mayOpen(
  url: string,
  { until = '', key = '' }: Partial<Record<'until' | 'key', string>>,
  now = Date.now(),
): boolean {
  const [said, right] = [Buffer.from(key), Buffer.from(keyTo(url, until))]
  return Number(until) > now && said.length === right.length && timingSafeEqual(said, right)
}

const keyTo = (url: string, until: string): string => signature(`document ${url} ${until}`)

/** The same rows with leave to open what they name in their field `file`. */
export const withOpenFiles = <Row extends object>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ('file' in row && typeof row.file === 'string' ? { ...row, file: publicLink(row.file) } : row))
