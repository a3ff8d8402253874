import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { testServer } from './server.ts'
import { until } from './until.ts'

/** The letters to an address, once there is one and no mail is waiting to be sent. */
export async function lettersOf({ settings, sql }: ReturnType<typeof testServer>, to: string): Promise<string[]> {
  const folder = join(settings.dataDir, 'mail')
  const look = async () => {
    const waiting = await sql`select 1 from pgboss.job where name = 'mails' and state in ('created', 'retry', 'active')`
    const names = await readdir(folder).catch(() => [])
    const all = await Promise.all(
      names.toSorted().map(async (name) => simpleLetter(await readFile(join(folder, name), 'utf8'))),
    )
    return { waiting: waiting.length, found: all.filter((letter) => letter.includes(`To: ${to}`)) }
  }
  return (await until(look, ({ waiting, found }) => waiting === 0 && found.length > 0)).found
}

/** A letter decoded to plain text: its headers and parts. */
export function simpleLetter(eml: string): string {
  const unfolded = eml.replace(/\r?\n[ \t]+/g, ' ')
  const head = unfolded.replace(/=\?utf-8\?([bq])\?([^?]*)\?= ?/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
  )
  return head
    .split(/\n(?=--)/)
    .map((part) => {
      if (/quoted-printable/i.test(part)) return quoted(part.replace(/=\n/g, ''))
      if (!/base64/i.test(part)) return part
      const [headers, ...body] = part.split('\n\n')
      return `${headers}\n\n${Buffer.from(body.join('').replace(/\s/g, ''), 'base64').toString()}`
    })
    .join('\n')
}

const quoted = (text: string): string => {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
