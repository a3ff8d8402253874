import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { flag, integer, list, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import { readNeed } from '@trace/platform/calls/crud.ts'
import { failedMails } from './notification-mails.ts'
import { always, extended, one, page } from '@trace/platform/operation/answers.ts'
import { toggled } from '@trace/platform/operation/body.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { AnswerWithMessage, operation } from '@trace/platform/operation/operation.ts'
import { markSeen } from '@trace/platform/notices/seen.ts'
import { nameOf } from '@trace/platform/store/titles.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { findWritten, writtenWithin } from './notification-reach.ts'

const PATH = '/api/admin/notifications'

const isRead = flag('Đã đọc')
/** Read mark, only on notifications sent to the viewer. */
const ownMark = { is_read: { ...isRead, required: false } } as const
const unread = integer('Số thông báo chưa đọc', always)
const failures = list(
  'Thư không gửi được',
  { name: text('Tên'), email: text('Email', always), error: text('Lỗi') },
  always,
)

/**
 * Province staff see all notifications. Others see those sent to them or written by accounts within their own reach.
 * `received=true` limits the list to those sent to the viewer.
 */
const listed = operation({
  method: 'GET',
  path: PATH,
  needs: needs(notifications, 'list'),
  summary: 'Danh sách thông báo, với số chưa đọc; "received=true" chỉ lấy thông báo gửi cho mình',
  query: filters(notifications, { received: flag('Chỉ thông báo gửi cho mình') }),
  answers: page(extended(notifications, ownMark), { unread }),
  async run({ query, viewer, store }) {
    const { sql, reach } = store
    const all = reach.scope === 'all' && query['received'] !== 'true'
    const written = query['received'] === 'true' ? sql`false` : writtenWithin(sql, reach)
    const found = await store.page(
      notifications,
      query,
      all ? undefined : sql`and (${sentTo(sql, viewer)} or ${written})`,
    )
    const read = await readsOf(
      store.sql,
      viewer,
      found.entries.map(({ id }) => id),
    )
    const entries = found.entries.map((entry) => ({ ...entry, is_read: read.get(entry.id) ?? null }))
    return { ...found, entries, unread: await unreadOf(store.sql, viewer) }
  },
})

const show = operation({
  method: 'GET',
  path: `${PATH}/:id`,
  needs: readNeed(notifications),
  summary: 'Xem thông báo',
  answers: one(extended(notifications, { ...ownMark, failures })),
  async run({ id, viewer, store }) {
    const entry = await store.show(notifications, id)
    const is_read = (await readsOf(store.sql, viewer, [id])).get(id) ?? null
    if (is_read === null) await findWritten(store, id)
    const failures = store.reach.scope === 'all' && entry.failed_count ? await failedMails(store.sql, id) : []
    return { entry: { ...entry, is_read, failures } }
  },
})

/** Marks a notification sent to the viewer as read or unread, as the body says; without a body it toggles. */
const changeRead = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-read`,
  needs: 'signedIn',
  summary: 'Đánh dấu đã đọc',
  body: toggled('is_read', isRead),
  answers: one({ id: integer('Mã', always), is_read: isRead }, { unread }),
  async run({ id, body, viewer, store }) {
    const before = (await readsOf(store.sql, viewer, [id])).get(id)
    if (before === undefined) throw notFound()
    const is_read = body.is_read ?? !before
    await markSeen(store, viewer.id, store.sql`event = 'announced' and row_ids[1] = ${id}`, is_read)
    const name = await nameOf(store.sql, notifications, id)
    return new AnswerWithMessage(`Đã đánh dấu ${name} là ${is_read ? 'đã đọc' : 'chưa đọc'}`, {
      entry: { id, is_read },
      unread: await unreadOf(store.sql, viewer),
    })
  },
})

export const notificationReads = [listed, show, changeRead]

const notFound = () => new Refusal(404, 'Không tìm thấy thông báo')

const sentTo = (sql: Sql, { id }: Viewer): Fragment =>
  sql`t.id in (select r.notification_id from notification_reads r where r.user_id = ${id})`

/** Read marks of those notifications that were sent to the viewer. */
async function readsOf(sql: Sql, { id }: Viewer, notificationIds: number[]): Promise<Map<number, boolean>> {
  const found = await sql<{ notification_id: number; is_read: boolean }[]>`
    select notification_id, read_at is not null as is_read from notification_reads
    where user_id = ${id} and notification_id = any(${notificationIds})`
  return new Map(found.map(({ notification_id, is_read }) => [notification_id, is_read]))
}

async function unreadOf(sql: Sql, { id }: Viewer): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    select count(*)::int as unread from notification_reads r join notifications n on n.id = r.notification_id
    where r.user_id = ${id} and r.read_at is null and n.deleted_at is null`
  return row!.unread
}
