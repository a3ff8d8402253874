import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { flag } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { deliverNews } from '@trace/platform/notices/deliver-news.ts'
import { writeMails } from './notification-mails.ts'
import { none, one } from '@trace/platform/operation/answers.ts'
import { form } from '@trace/platform/operation/body.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import type { Reach } from '@trace/platform/viewer.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { findWritten, reached, senderReach } from './notification-reach.ts'
import type { Receivers } from './notification-reach.ts'
import { notificationReads } from './notification-reads.ts'
import { statusChange } from '@trace/platform/calls/status.ts'

type Notification = Row<typeof notifications>

const PATH = '/api/admin/notifications'

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(notifications, 'create'),
  summary: 'Soạn thông báo',
  body: form(notifications),
  answers: one(notifications),
  check: (call) => checkChannel(call, []),
  run: async ({ body, store }) => ({ entry: await store.insert(notifications, body) }),
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(notifications),
  summary: 'Sửa thông báo',
  body: form(notifications),
  answers: one(notifications),
  async check(call) {
    const { channel } = await unsent(call.store, call.id, 'sửa')
    checkChannel(call, channel)
  },
  run: async ({ id, body, version, store }) => ({ entry: await store.update(notifications, id, body, { version }) }),
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(notifications, 'update'),
  summary: 'Xóa thông báo',
  answers: none,
  async run({ id, store }) {
    await unsent(store, id, 'xóa')
    await store.remove(notifications, id)
  },
})

const { send_at } = notifications.fields

const changeStatus = statusChange(
  notifications,
  async ({ body, store }, { id }, to) => {
    const row = await findWritten(store, id)
    if (to === 'sent') return sendNow(store, row, body.confirm)
    return to === 'scheduled' ? { send_at: timeToCome(body.send_at ?? row.send_at, store.now()) } : {}
  },
  { body: { send_at, confirm: flag('Vẫn gửi', { help: 'Khi không có ai nhận' }) } },
)

export const notificationOperations = [...notificationReads, create, edit, remove, changeStatus]

/** Sends scheduled notifications that are due. */
export async function sendDueNotifications(store: Store): Promise<void> {
  const due = await store.sql<{ id: number }[]>`
    select id from notifications where status = 'scheduled' and send_at <= now() and deleted_at is null
    order by send_at for update skip locked`
  for (const { id } of due) {
    const patch = await send(store, await store.find(notifications, id), await senderReach(store.sql, id))
    await store.update(notifications, id, { ...patch, status: 'sent' }, { logs: 'status' })
  }
}

function timeToCome(time: string | null, now: Date): string {
  if (time === null) throw refuseField('send_at', `${send_at.label} bắt buộc`)
  if (Date.parse(time) <= now.getTime()) throw refuseField('send_at', 'Thời gian hẹn gửi phải ở tương lai')
  return time
}

/** Refuses changes to a sent notification: it is a record of what people were told. */
async function unsent(store: Store, id: number, what: string): Promise<Notification> {
  const row = await findWritten(store, id)
  if (row.status === 'sent') throw new Refusal(422, `Thông báo đã gửi, không ${what} được`)
  return row
}

/** Refuses the app channel, since no app can receive it yet. Older notifications may keep it. */
function checkChannel({ body, problems }: CheckContext<Partial<Notification>>, before: readonly string[]): void {
  if (body.channel?.includes('app') && !before.includes('app'))
    problems.at('channel', 'Chưa có ứng dụng nhận thông báo, hãy chọn kênh khác')
}

/** Sends a notification now; one that reaches nobody is asked about if the client can ask its user. */
async function sendNow(store: Store, row: Notification, isConfirmed: boolean): Promise<Partial<Notification>> {
  const sent = await send(store, row, store.reach)
  if (sent.recipient_count || sent.waiting_count || isConfirmed || !store.asksBack) return sent
  const nobody = row.channel.includes('email') ? 'tài khoản hay địa chỉ email nào' : 'tài khoản nào'
  throw new Refusal(409, `Đối tượng đã chọn không có ${nobody}, nên thông báo không đến được ai. Vẫn gửi?`, {
    data: { confirm: true, title: 'Không có ai nhận' },
  })
}

/**
 * Delivers a notification by each channel: to accounts at once, by e-mail through the queue. The count of receivers
 * grows at once for accounts, and for a letter when it has been sent.
 */
async function send({ sql, now, unscoped }: Store, row: Notification, reach: Reach): Promise<Partial<Notification>> {
  const { users, labors, apps } = receivers(sql, row, reach)
  const onWeb = row.channel.length === 0 || row.channel.includes('web')
  const accounts = onWeb
    ? await unscoped('accounts that the notification is for, held to its sender by the reach beside')<{ id: number }[]>`
    select u.id from users u where u.is_active and u.deleted_at is null and ${users} order by u.id`
    : []
  const { id, title } = row
  const to = accounts.map((account) => account.id)
  await deliverNews(sql, [
    {
      resource: notifications,
      id,
      event: 'announced',
      worded: title,
      reason: null,
      by: { id: 0, name: '' },
      to,
      at: now(),
    },
  ])
  const waiting_count = row.channel.includes('email')
    ? await writeMails(sql, row.id, { users, labors, apps, onWeb })
    : 0
  return { sent_at: now().toISOString(), recipient_count: accounts.length, waiting_count, failed_count: 0 }
}

/** Receivers among accounts, labors and users of the app, within the sender's reach. */
function receivers(sql: Sql, row: Notification, reach: Reach): Receivers {
  const nobody = { users: sql`false`, labors: sql`false`, apps: sql`false` }
  const of: Record<Notification['audience'], () => Partial<typeof nobody>> = {
    all: () => ({ users: sql`true`, labors: sql`true`, apps: sql`true` }),
    role: () => ({ users: sql`u.role_id = any(${row.role_ids})` }),
    manufacture: () => ({
      users: sql`u.manufacture_id = any(${row.manufacture_ids})`,
      labors: sql`l.manufacture_id = any(${row.manufacture_ids})`,
    }),
    ward: () => ({
      users: unscoped(
        sql,
        "narrows accounts, which the sender's reach holds beside it",
      )`(u.ward_id = any(${row.ward_ids})
        or u.manufacture_id in (select id from manufactures where ward_id = any(${row.ward_ids})))`,
      labors: sql`l.ward_id = any(${row.ward_ids})`,
      apps: sql`a.ward_id = any(${row.ward_ids})`,
    }),
    labor: () => ({ labors: sql`l.id = any(${row.labor_ids})` }),
    app_user: () => ({ apps: sql`a.id = any(${row.app_ids})` }),
  }
  const [wanted, open] = [{ ...nobody, ...of[row.audience]() }, reached(sql, reach)]
  const both = (who: keyof Receivers) => sql`(${wanted[who]} and ${open[who]})`
  return { users: both('users'), labors: both('labors'), apps: both('apps') }
}
