import { noticeTitle } from '@trace/define/notices.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { notify } from '../live/announce.ts'
import { contentOf, screenOf } from './wording.ts'

export const REFUSED_ADDRESS = 'Máy chủ thư không nhận địa chỉ này'
export const UNSENT = 'Chưa gửi được đến máy chủ thư'

interface Undelivered {
  /** Who sent it, or had it sent. */
  user: number
  /** The row that the letter is about. */
  resource: Resource
  id: number
  name: string
  reason: string
}

/** Notifies the sender of undeliverable letters: live, and under notices. */
export async function tellUndelivered(sql: Sql, { user, resource, id, name, reason }: Undelivered): Promise<void> {
  const event = 'undelivered'
  await sql`
    insert into notices (user_id, resource, event, row_ids, count, name, reason)
    values (${user}, ${resource.name}, ${event}, ${[id]}, 1, ${name}, ${reason})`
  await notify(sql, {
    users: [user],
    group: 'default',
    title: noticeTitle(event, resource.label, 1, name),
    message: contentOf({ event, by_name: null, reason }),
    to: screenOf(resource, [id], 1, event),
  })
}
