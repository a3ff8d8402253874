import type { Sql } from '../ports/postgres/connect.ts'
import type { Sender } from '../ports/mail/mailer.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { keptSingles, textOf } from './kept-singles.ts'
import { publicAddress } from './public-address.ts'

/** Letters come from the platform's own name and host, as they are set when they leave. */
export async function senderOf(sql: Sql, settings: Settings): Promise<Sender> {
  const { information } = await keptSingles(sql)
  const { hostname } = new URL(await publicAddress(sql, settings))
  return { name: textOf(information, 'short_name') ?? 'Cội Nguồn', address: `khong-tra-loi@${hostname}` }
}
