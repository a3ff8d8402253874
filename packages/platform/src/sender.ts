import { catalogue } from '@trace/define/catalogue.ts'
import { SETTINGS } from '@trace/define/single.ts'
import type { Sql } from './ports/postgres/connect.ts'
import type { Sender } from './ports/mail/mailer.ts'
import type { Settings } from './ports/settings/settings.ts'
import { cachedSingles, singleText } from './cached-singles.ts'

/** Sender of mails: the platform's name as set when the mail is sent, at the host of PUBLIC_URL. */
export async function senderOf(sql: Sql, settings: Settings): Promise<Sender> {
  const kept = (await cachedSingles(sql))[SETTINGS]
  const { hostname } = new URL(settings.publicUrl)
  return { name: singleText(kept, 'short_name') ?? catalogue().name, address: `khong-tra-loi@${hostname}` }
}
