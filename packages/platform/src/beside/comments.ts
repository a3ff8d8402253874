import type { Fields } from '@trace/define/field.ts'
import { choice, flag, integer, list, longText, moment, text } from '@trace/define/kinds/index.ts'
import type { Resource } from '@trace/define/resource.ts'
import { MOST_COMMENT_LETTERS } from '@trace/define/commentable.ts'
import { needs } from '@trace/define/resource.ts'
import { isOfOwner } from '../access/bound-accounts.ts'
import { always, many, none } from '../operation/answers.ts'
import type { RawCall } from '../operation/raw-call.ts'
import { announceRecord } from '../live/announce.ts'
import { dropReasons } from '../notices/outbox.ts'
import { holdersOf } from '../notices/receivers.ts'
import { AnswerWithMessage, operation, rightOf } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { Refusal, refuseField } from '../refusal.ts'
import { rowId } from '../request/row-id.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/titles.ts'
import { sideOf } from '../viewer.ts'
import type { Viewer } from '../viewer.ts'
import { findOwn } from './find-own.ts'
import { affiliationSql, readersAmong } from './people.ts'

const AT_ONCE = 50
/** Maximum number of comments on one row; longer talk belongs on another record. */
const MOST_COMMENTS = 1000
const MOST_MENTIONS = 10
/** Maximum length, in characters, of a comment's excerpt in its notice. */
const MOST_TOLD = 160

export const talkKinds = { said: 'Trao đổi', settled: 'Đã giải quyết' } as const

const comment = {
  id: integer('Mã', always),
  kind: choice('Loại', talkKinds, always),
  body: text('Nội dung', always),
  author: text('Người viết', always),
  place: text('Cơ sở hoặc vai trò', always),
  is_own: flag('Của mình', always),
  is_deleted: flag('Đã xóa', always),
  said_at: moment('Thời gian', always),
  mentions: list('Những người được nhắc', { name: text('Tên', always) }, always),
}

/** The latest comments on a row, in order of time. */
export const listComments = <N extends string>(resource: Resource<Fields, N>, show: Operation) =>
  operation({
    method: 'GET',
    path: `/api/admin/${resource.name}/:id/comments`,
    ...rightOf(show),
    like: 'comments',
    summary: `Trao đổi về ${resource.label.toLowerCase()}`,
    query: { before: integer('Chỉ những dòng trước dòng có mã này', { min: 1 }) },
    answers: many(comment, { earlier: flag('Còn dòng cũ hơn', always) }),
    async run(call) {
      const { id, query, store, viewer } = call
      await findOwn(call, resource, show)
      const { sql } = store
      const before = query.before ? sql`and c.id < ${query.before}` : sql``
      const found = await store.unscoped('who speaks and who is named is told by name')<Line[]>`
        select c.id, c.kind, c.body, coalesce(u.name, '') as author, coalesce(${affiliationSql(sql)}, '') as place,
          c.user_id is not distinct from ${viewer.id} as is_own, c.deleted_at is not null as is_deleted, c.said_at,
          (select coalesce(jsonb_agg(jsonb_build_object('name', n.name)), '[]') from users n where n.id = any(c.mentions)) as mentions
        from comments c left join users u on u.id = c.user_id left join roles r on r.id = u.role_id
        where c.resource = ${resource.name} and c.row_id = ${id} ${before} order by c.id desc limit ${AT_ONCE + 1}`
      return { entries: found.slice(0, AT_ONCE).toReversed(), earlier: found.length > AT_ONCE }
    },
  })

interface Line {
  id: number
  kind: keyof typeof talkKinds
  body: string
  author: string
  place: string
  is_own: boolean
  is_deleted: boolean
  said_at: string
  mentions: { name: string }[]
}

/** Adds a comment to a row. This reopens a settled thread. */
export const addComment = <N extends string>(resource: Resource<Fields, N>, show: Operation) =>
  operation({
    method: 'POST',
    path: `/api/admin/${resource.name}/:id/comments`,
    ...rightOf(show),
    like: 'comment',
    summary: `Viết trao đổi về ${resource.label.toLowerCase()}`,
    body: {
      body: longText('Nội dung', { required: true, max: MOST_COMMENT_LETTERS }),
      mentions: list('Những người được nhắc', { id: integer('Mã tài khoản', always) }, { max: MOST_MENTIONS }),
    },
    answers: none,
    async run(call) {
      const { id, body, store } = call
      await findOwn(call, resource, show)
      const named = [...new Set(body.mentions.map((one) => one.id))]
      const mentions = await readersAmong(store, resource, id, named)
      if (mentions.length < named.length) throw refuseField('mentions', 'Có người được nhắc không xem được bản ghi này')
      await append(call, resource, { kind: 'said', body: body.body, mentions })
      await tell(call, resource, { body: body.body, mentions })
      return new AnswerWithMessage('Đã gửi trao đổi', {})
    },
  })

/** Marks the comments of a row as settled; a new comment reopens them. */
export const settleComments = <N extends string>(resource: Resource<Fields, N>, show: Operation) =>
  operation({
    method: 'PUT',
    path: `/api/admin/${resource.name}/:id/settle-comments`,
    ...rightOf(show),
    like: 'settle comments',
    summary: `Đánh dấu trao đổi về ${resource.label.toLowerCase()} đã giải quyết`,
    answers: none,
    async run(call) {
      await findOwn(call, resource, show)
      if ((await lastKind(call.store, resource, call.id)) !== 'said')
        throw new Refusal(422, 'Không có trao đổi nào đang mở')
      await append(call, resource, { kind: 'settled', body: '', mentions: [] })
      return new AnswerWithMessage('Đã đánh dấu trao đổi là đã giải quyết', {})
    },
  })

/** Deletes the viewer's own comment: its row stays, without the text. */
export const removeComment = <N extends string>(resource: Resource<Fields, N>, show: Operation) =>
  operation({
    method: 'DELETE',
    path: `/api/admin/${resource.name}/:id/comments/:comment`,
    ...rightOf(show),
    like: 'remove comment',
    summary: `Xóa trao đổi mình đã viết về ${resource.label.toLowerCase()}`,
    answers: none,
    async run(call) {
      const { id, params, store, viewer } = call
      await findOwn(call, resource, show)
      const own = rowId(params['comment'])
      const [gone] = await store.sql<{ id: number }[]>`
        update comments set deleted_at = ${store.now().toISOString()}, body = '', mentions = '{}'
        where id = ${own} and resource = ${resource.name} and row_id = ${id} and user_id = ${viewer.id}
          and kind = 'said' and deleted_at is null returning id`
      if (!gone) throw new Refusal(404, 'Không tìm thấy trao đổi này của bạn')
      const about = { resource: resource.name, id, by: { id: viewer.id } }
      await dropReasons(store.sql, about, ['mentioned', 'commented'])
      await store.sql`
        update notices set reason = null
        where by_id = ${viewer.id} and event in ('mentioned', 'commented') and resource = ${resource.name} and row_ids = ${[id]}`
      await note(call, resource, 'delete', own)
      return new AnswerWithMessage('Đã xóa trao đổi', {})
    },
  })

interface Said {
  kind: keyof typeof talkKinds
  body: string
  mentions: number[]
}

async function append({ id, store, viewer, ...call }: RawCall, resource: Resource, said: Said): Promise<void> {
  const [kept] = await store.sql<{ count: number }[]>`
    select count(*)::int as count from comments where resource = ${resource.name} and row_id = ${id}`
  if (kept!.count >= MOST_COMMENTS)
    throw new Refusal(422, `Mỗi bản ghi có nhiều nhất ${MOST_COMMENTS} trao đổi, hãy trao đổi ở bản ghi khác`)
  const line = { resource: resource.name, row_id: id, user_id: viewer.id, ...said, said_at: store.now().toISOString() }
  const [added] = await store.sql<{ id: number }[]>`insert into comments ${store.sql(line as never)} returning id`
  await note({ id, store, viewer, ...call }, resource, 'create', added!.id)
}

/**
 * Writes the log entry without the comment's text, so that deleting a comment also removes its text, and notifies
 * whoever has the row open.
 */
async function note({ id, store }: RawCall, resource: Resource, action: 'create' | 'delete', own: number) {
  const label = `${resource.label} ${await nameOf(store.sql, resource, id)}`
  await store.note(action, { subject: 'comments', id: own, label })
  await announceRecord(store.sql, resource, id)
}

async function lastKind({ sql }: Store, { name }: Resource, id: number): Promise<string | undefined> {
  const [last] = await sql<{ kind: string }[]>`
    select kind from comments where resource = ${name} and row_id = ${id} order by id desc limit 1`
  return last?.kind
}

/**
 * Notifies those who are named and those who took part. If nobody of the other side took part yet: a comment by
 * staff goes to the owner's people, and one by an owner to whoever has taken the row, or else to the staff who
 * handle such rows.
 */
async function tell({ id, store, viewer }: RawCall, resource: Resource, { body, mentions }: Omit<Said, 'kind'>) {
  const reason = body.length > MOST_TOLD ? `${body.slice(0, MOST_TOLD).trimEnd()}…` : body
  const { others, hasOtherSide } = await tookPart(store, resource, id, viewer)
  const reached = hasOtherSide ? others : [...others, ...(await otherSide(store, resource, id, viewer))]
  const taking = reached.filter((user) => user !== viewer.id && !mentions.includes(user))
  const readers = await readersAmong(store, resource, id, [...new Set(taking)])
  const named = mentions.filter((user) => user !== viewer.id)
  if (named.length > 0) store.tell(resource, { id, event: 'mentioned', reason, to: named })
  if (readers.length > 0) store.tell(resource, { id, event: 'commented', reason, to: readers })
}

async function tookPart({ sql, unscoped }: Store, { name }: Resource, id: number, viewer: Viewer) {
  const side = sideOf(viewer)
  const found = await unscoped('who took part in what is said about a row within reach')<
    { id: number; is_other: boolean }[]
  >`
    select u.id, (${isOfOwner(sql)}) <> ${side === 'owner'} as is_other
    from users u join roles r on r.id = u.role_id
    where u.id in (
      select user_id from comments where resource = ${name} and row_id = ${id}
      union select unnest(mentions) from comments where resource = ${name} and row_id = ${id})
    order by u.id`
  return { others: found.map((one) => one.id), hasOtherSide: found.some(({ is_other }) => is_other) }
}

async function otherSide({ sql }: Store, resource: Resource, id: number, viewer: Viewer): Promise<number[]> {
  if (sideOf(viewer) === 'staff')
    return holdersOf(sql, resource, id, 'owner', [needs(resource, 'read', 'edit', 'update')])
  const [taken] = await sql<{ user_id: number }[]>`
    select user_id from assignments where resource = ${resource.name} and row_id = ${id}`
  return taken ? [taken.user_id] : holdersOf(sql, resource, id, 'staff', [needs(resource, 'update')])
}
