import type { Values } from '@trace/define/field.ts'
import { choice, flag, integer, moment, text } from '@trace/define/kinds/index.ts'
import { noticeEvents } from '@trace/define/notice-events.ts'
import { noticeTitle } from '@trace/define/notices.ts'
import { needsToRead } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { always, many, none, one } from '../operation/answers.ts'
import { operation, AnswerWithMessage } from '../operation/operation.ts'
import { isPermitted } from '../request/authorize.ts'
import { Refusal } from '../refusal.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { Store } from '../store/store.ts'
import type { Viewer } from '../viewer.ts'
import { markSeen } from './seen.ts'
import { contentOf, screenOf } from './wording.ts'
import type { NoticeRow } from './wording.ts'

const PATH = '/api/admin/notices'
/** Number of latest notices that a user can page through. */
const MOST_SHOWN = 100

const GONE = 'Đã bị xóa, hoặc không còn trong phạm vi bạn được xem'

const shown = {
  id: integer('Mã', always),
  event: choice('Việc', noticeEvents, always),
  title: text('Tiêu đề', always),
  content: text('Nội dung'),
  to: text('Màn hình'),
  is_seen: flag('Đã xem'),
  told_at: moment('Thời gian', always),
}
const unread = integer('Số thông báo chưa xem', always)

const list = operation({
  method: 'GET',
  path: PATH,
  needs: 'signedIn',
  summary: 'Mọi thông báo của mình, mới nhất trước, với số chưa xem',
  query: {
    unseen: flag('Chỉ những thông báo chưa xem'),
    length: integer('Số thông báo', { min: 1, max: MOST_SHOWN, default: MOST_SHOWN }),
  },
  answers: many(shown, { unread }),
  async run({ query, viewer, store }) {
    const { sql } = store
    const unseen = query.unseen ? sql`and seen_at is null` : sql``
    const kept = await sql<NoticeRow[]>`
      select id, resource, event, row_ids, count, name, reason, by_name, told_at, seen_at is not null as is_seen
      from notices where user_id = ${viewer.id} ${unseen} order by told_at desc, id desc limit ${query.length ?? MOST_SHOWN}`
    const gone = await goneOf(store, viewer, kept)
    const entries = kept.map((one) =>
      gone.has(one) ? { ...noticeEntry(one), content: GONE, to: null } : noticeEntry(one),
    )
    return { entries, unread: await unreadOf(sql, viewer.id) }
  },
})

const see = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-seen`,
  needs: 'signedIn',
  summary: 'Đánh dấu một thông báo đã xem',
  answers: one({ id: shown.id, is_seen: shown.is_seen }, { unread }),
  async run({ id, viewer, store }) {
    const { sql } = store
    const [own] = await sql<{ name: string }[]>`select name from notices where id = ${id} and user_id = ${viewer.id}`
    if (!own) throw new Refusal(404, 'Không tìm thấy thông báo')
    await markSeen(store, viewer.id, sql`id = ${id}`)
    return new AnswerWithMessage(`Đã xem thông báo về ${own.name}`, {
      entry: { id, is_seen: true },
      unread: await unreadOf(sql, viewer.id),
    })
  },
})

const seeAll = operation({
  method: 'PUT',
  path: `${PATH}/change-all-seen`,
  needs: 'signedIn',
  summary: 'Đánh dấu mọi thông báo đã xem',
  answers: none,
  async run({ viewer, store }) {
    await markSeen(store, viewer.id, store.sql`true`)
    return new AnswerWithMessage('Đã đánh dấu mọi thông báo là đã xem', {})
  },
})

const how = {
  mail: choice(
    'Nhận thông báo qua email',
    { daily: 'Mỗi ngày một thư', at_once: 'Ngay khi có', none: 'Không nhận' },
    { required: true },
  ),
}

const readMail = operation({
  method: 'GET',
  path: `${PATH}/mail`,
  needs: 'signedIn',
  summary: 'Cách mình nhận thông báo qua email',
  answers: one(how),
  run: async ({ viewer, store: { sql } }) => ({ entry: { mail: await mailOf(sql, viewer.id) } }),
})

const chooseMail = operation({
  method: 'PUT',
  path: `${PATH}/mail`,
  needs: 'signedIn',
  summary: 'Chọn cách nhận thông báo qua email',
  body: how,
  answers: one(how),
  async run({ body: { mail }, viewer, store }) {
    const before = await mailOf(store.sql, viewer.id)
    await store.sql`
      insert into notice_mails (user_id, mail) values (${viewer.id}, ${mail}) on conflict (user_id) do update set mail = excluded.mail`
    const [old_values, new_values] = [{ notice_mail: before }, { notice_mail: mail }]
    await store.note('update', { subject: 'users', id: viewer.id, label: viewer.name, old_values, new_values })
    return { entry: { mail } }
  },
})

export const noticeOperations = [list, see, seeAll, readMail, chooseMail] as const

/** A notice for the API: its sentence, and the screen of its rows. */
export function noticeEntry(row: NoticeRow): Values<typeof shown> {
  const { id, event, row_ids, count, is_seen, told_at } = row
  const resource = resourceByName(row.resource)
  const title = noticeTitle(event, resource.label, count, row.name)
  const to = screenOf(resource, row_ids, count, event)
  return { id, event, title, content: contentOf(row), to, is_seen, told_at }
}

/** Notices of one row that the viewer cannot open any more: it was deleted, or left the viewer's reach. */
async function goneOf({ sql, rows }: Store, viewer: Viewer, kept: readonly NoticeRow[]): Promise<Set<NoticeRow>> {
  const opening = kept.filter(({ resource, count }) => count === 1 && resourceByName(resource).detail)
  const gone = new Set(opening)
  for (const name of new Set(opening.map(({ resource }) => resource))) {
    const resource = resourceByName(name)
    if (!isPermitted(viewer, needsToRead(resource, 'read'))) continue
    const its = opening.filter((one) => one.resource === name)
    const found = await sql<{ id: number }[]>`
      select t.id from ${rows(resource)} t where t.id = any(${its.map(({ row_ids }) => row_ids[0]!)}::int[])`
    for (const one of its) if (found.some(({ id }) => id === one.row_ids[0])) gone.delete(one)
  }
  return gone
}

async function unreadOf(sql: Sql, userId: number): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    select count(*)::int as unread from notices where user_id = ${userId} and seen_at is null`
  return row!.unread
}

async function mailOf(sql: Sql, userId: number) {
  const [row] = await sql<Values<typeof how>[]>`select mail from notice_mails where user_id = ${userId}`
  return row?.mail ?? 'daily'
}
