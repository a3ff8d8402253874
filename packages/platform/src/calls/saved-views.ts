import { shareViewsNeed, savedViews } from '@trace/define/features/saved-views.ts'
import type { Values } from '@trace/define/field.ts'
import { flag, integer, text } from '@trace/define/kinds/index.ts'
import { can } from '@trace/define/permission.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { extended, none, one, page } from '../operation/answers.ts'
import { form } from '../operation/body.ts'
import { filters } from '../operation/query.ts'
import { AnswerWithMessage, operation } from '../operation/operation.ts'
import type { CheckContext } from '../operation/operation.ts'
import type { Viewer } from '../viewer.ts'
import { Refusal } from '../refusal.ts'
import { unscoped } from '../store/rows.ts'
import type { Store } from '../store/store.ts'

const PATH = '/api/admin/saved-views'
/** Maximum number of views of one account. */
const MOST_VIEWS = 100

const marks = { is_own: flag('Của mình'), is_default: flag('Mặc định') }

const list = operation({
  method: 'GET',
  path: PATH,
  needs: 'signedIn',
  summary: 'Các chế độ xem của mình và của vai trò mình; “screen” chọn một danh sách',
  query: filters(savedViews, { screen: text('Danh sách') }),
  answers: page(extended(savedViews, marks)),
  async run({ query, viewer, store }) {
    const { sql, rows } = store
    const ofScreen = query['screen'] ? sql`and t.screen = ${query['screen']}` : sql``
    const found = await store.page(savedViews, query, sql`and ${isOpenTo(sql, viewer)} ${ofScreen}`)
    const ids = found.entries.map(({ id }) => id)
    const known = await sql<({ id: number } & Values<typeof marks>)[]>`
      select v.id, v.created_by = ${viewer.id} as is_own, d.user_id is not null as is_default
      from ${rows(savedViews)} v left join default_views d on d.view_id = v.id and d.user_id = ${viewer.id} where v.id = any(${ids})`
    const byId = new Map(known.map(({ id, ...mark }) => [id, mark]))
    return { ...found, entries: found.entries.map((entry) => ({ ...entry, ...byId.get(entry.id)! })) }
  },
})

type View = Partial<Row<typeof savedViews>>

const create = operation({
  method: 'POST',
  path: PATH,
  needs: 'signedIn',
  summary: 'Lưu một chế độ xem của danh sách',
  body: form(savedViews),
  answers: one(savedViews),
  check: (call) => checkView(call),
  run: async ({ body, store }) => ({ entry: await store.insert(savedViews, body) }),
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: 'signedIn',
  summary: 'Sửa chế độ xem của mình',
  body: form(savedViews, {
    complete: async (sent, { id, viewer, store }) => ({ ...sent, screen: (await findOwn(store, id, viewer)).screen }),
  }),
  answers: one(savedViews),
  check: async (call) => checkView(call, await call.store.find(savedViews, call.id)),
  run: async ({ id, body, version, store }) => ({ entry: await store.update(savedViews, id, body, { version }) }),
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: 'signedIn',
  summary: 'Xóa chế độ xem của mình',
  answers: none,
  async run({ id, viewer, store }) {
    await findOwn(store, id, viewer)
    await store.sql`delete from default_views where view_id = ${id}`
    await store.remove(savedViews, id)
  },
})

/** Sets the view that a list opens with, for the signed-in user only. */
const changeDefault = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-default`,
  needs: 'signedIn',
  summary: 'Đặt hoặc bỏ chế độ xem mặc định của mình',
  body: { is_default: marks.is_default },
  answers: one({ id: integer('Mã', { required: true }), is_default: marks.is_default }),
  async run({ id, body: { is_default }, viewer, store: { sql, rows } }) {
    const [view] = await sql<{ name: string; screen: string }[]>`
      select t.name, t.screen from ${rows(savedViews)} t where t.id = ${id} and ${isOpenTo(sql, viewer)}`
    if (!view) throw notFound()
    await sql`delete from default_views where user_id = ${viewer.id} and screen = ${view.screen}`
    if (is_default)
      await sql`insert into default_views (user_id, screen, view_id) values (${viewer.id}, ${view.screen}, ${id})`
    const done = is_default ? 'Đã đặt' : 'Đã bỏ'
    return new AnswerWithMessage(`${done} ${view.name} làm chế độ xem mặc định`, { entry: { id, is_default } })
  },
})

export const savedViewOperations = [list, create, edit, remove, changeDefault] as const

/** The viewer's default views: those that lists open with. */
export const defaultViewsOf = (sql: Sql, { id, role }: Viewer) => unscoped(
  sql,
  "own views, and those shared with one's role",
)<{ view_id: number; screen: string; query: string | null }[]>`
  select d.view_id, d.screen, v.query from default_views d join saved_views v on v.id = d.view_id
  where d.user_id = ${id} and v.deleted_at is null and (v.created_by = ${id} or ${role.id} = any(v.role_ids))`

const isOpenTo = (sql: Sql, { id, role }: Viewer): Fragment =>
  sql`(t.created_by = ${id} or ${role.id} = any(t.role_ids))`

const notFound = () => new Refusal(404, 'Không tìm thấy chế độ xem')

/** Finds a view to change: the viewer's own, or a shared one if the viewer may share views. */
async function findOwn(store: Store, id: number, viewer: Viewer) {
  const view = await store.find(savedViews, id)
  const [open] = await store.sql<{ is_own: boolean }[]>`
    select t.created_by = ${viewer.id} as is_own from ${store.rows(savedViews)} t where t.id = ${id} and ${isOpenTo(store.sql, viewer)}`
  if (!open) throw notFound()
  if (!open.is_own && !can(viewer.permissions, shareViewsNeed))
    throw new Refusal(403, 'Chỉ người tạo được sửa hoặc xóa chế độ xem này')
  return view
}

/** Reports a view shared without permission, and a second view of the same name on a screen. */
async function checkView(
  { id, body, viewer, store: { sql, rows }, problems }: CheckContext<View>,
  before?: View,
): Promise<void> {
  const { role_ids = [], name = '', screen = '' } = body
  const isShared = role_ids.length > 0 && String(role_ids) !== String(before?.role_ids)
  if (isShared && !can(viewer.permissions, shareViewsNeed))
    problems.at('role_ids', 'Chỉ người được sửa vai trò mới chia sẻ được chế độ xem')
  const [same] = await sql`
    select 1 from ${rows(savedViews)} t
    where created_by = ${viewer.id} and screen = ${screen} and name = ${name} and id <> ${id}`
  if (same) problems.at('name', 'Bạn đã có chế độ xem tên này')
  if (before) return
  const [own] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${rows(savedViews)} t where created_by = ${viewer.id}`
  if (own!.count >= MOST_VIEWS)
    problems.at('name', `Mỗi tài khoản lưu nhiều nhất ${MOST_VIEWS} chế độ xem, hãy xóa bớt trước khi lưu thêm`)
}
