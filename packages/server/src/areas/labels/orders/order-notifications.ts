import { orderNotifications } from '@trace/domain/areas/labels/orders/order-notifications.ts'
import { integer } from '@trace/define/kinds/index.ts'
import { one, page } from '@trace/platform/operation/answers.ts'
import { toggled } from '@trace/platform/operation/body.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { markSeen } from '@trace/platform/notices/seen.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'

const PATH = '/api/admin/order-notifications'
const unread = integer('Số thông báo chưa xem', { required: true })

const list = operation({
  method: 'GET',
  path: PATH,
  needs: 'signedIn',
  summary: 'Thông báo đơn tem của mình, với số chưa xem',
  query: filters(orderNotifications),
  answers: page(orderNotifications, { unread }),
  async run({ query, viewer, store }) {
    const found = await store.page(orderNotifications, query, store.sql`and t.user_id = ${viewer.id}`)
    return { ...found, unread: await unreadOf(store, viewer.id) }
  },
})

const get = operation({
  method: 'GET',
  path: `${PATH}/:id`,
  needs: 'signedIn',
  summary: 'Xem một thông báo đơn tem của mình',
  answers: one(orderNotifications),
  run: async ({ id, viewer, store }) => ({ entry: await showOwn(store, id, viewer.id) }),
})

/** Marks a notification as seen or unseen, as the body says; without a body it toggles. */
const changeWatched = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-watched`,
  needs: 'signedIn',
  summary: 'Đánh dấu đã xem',
  body: toggled('is_watched', orderNotifications.fields.is_watched),
  answers: one(orderNotifications, { unread }),
  async run({ id, body, viewer, store }) {
    const { is_watched: before } = await showOwn(store, id, viewer.id)
    await markSeen(store, viewer.id, store.sql`id = ${id}`, body.is_watched ?? !before)
    return { entry: await store.show(orderNotifications, id), unread: await unreadOf(store, viewer.id) }
  },
})

export const orderNotificationOperations = [list, get, changeWatched]

async function showOwn(store: Store, id: number, userId: number) {
  const entry = await store.show(orderNotifications, id)
  if (entry.user_id !== userId) throw new Refusal(404, 'Không tìm thấy thông báo đơn tem')
  return entry
}

async function unreadOf({ sql, rows }: Store, userId: number): Promise<number> {
  const [row] = await sql<{ unread: number }[]>`
    select count(*)::int as unread from ${rows(orderNotifications)} t where user_id = ${userId} and not is_watched`
  return row!.unread
}
