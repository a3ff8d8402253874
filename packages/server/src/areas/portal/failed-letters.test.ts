import assert from 'node:assert/strict'
import { test } from 'node:test'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { startSmtpServer } from '../../../test/smtp-server.ts'
import { testServer } from '../../../test/server.ts'
import { until } from '../../../test/until.ts'
import { countMails } from '@trace/platform/monitoring/backlog.ts'
import { logJobFailure } from '@trace/platform/monitoring/failures-log.ts'
import { notifyUndelivered } from '@trace/platform/notices/notify-undelivered.ts'
import { openMailer } from '@trace/platform/ports/mail/mailer.ts'
import { deliverMails } from './notification-mails.ts'
import { notificationLetters } from './watched-letters.ts'

const server = testServer()

async function notificationTo(addresses: readonly string[], by: number): Promise<number> {
  const { id } = await server.given(notifications, {
    type: 'market',
    title: 'Họp',
    content: 'Họp',
    audience: 'all',
    status: 'sent',
  })
  await server.sql`update notifications set created_by = ${by}, waiting_count = ${addresses.length} where id = ${id}`
  for (const email of addresses)
    await server.sql`
      insert into notification_mails (notification_id, name, email, counts) values (${id}, 'Lan', ${email}, true)`
  return id
}

test('a mail server that falls silent at one letter does not hold the others', async (t) => {
  const { userId } = await server.signIn('everything')
  const { url, taken } = await startSmtpServer(t, { hangsAt: /hangs/ })
  const others = Array.from({ length: 25 }, (_, at) => `lan-${at}@example.com`)
  await notificationTo(['hangs@example.com', ...others], userId)

  const delivered = deliverMails(server.program, openMailer({ ...server.settings, smtpUrl: url }), server.settings)
  await until(() => taken.length === others.length, Boolean, 15_000)

  await delivered
  const [row] = await server.sql<{ state: string; tries: number }[]>`
    select state, tries from notification_mails where email = 'hangs@example.com'`
  assert.deepEqual({ ...row }, { state: 'waiting', tries: 1 })
  const { waiting, failed } = await countMails(server.program, notificationLetters)
  assert.deepEqual({ waiting, failed }, { waiting: 1, failed: 0 })
})

test('an address that is refused counts as failed at once, and whoever sent the notification finds it under notices', async (t) => {
  const call = await server.signIn('everything')
  const { url, taken } = await startSmtpServer(t, { refuses: /gone/ })
  const id = await notificationTo(['gone@example.com', 'lan@example.com'], call.userId)

  await deliverMails(server.program, openMailer({ ...server.settings, smtpUrl: url }), server.settings)

  assert.deepEqual(taken, ['lan@example.com'])
  const { failed, refused, waiting } = await countMails(server.program, notificationLetters)
  assert.deepEqual({ failed, refused, waiting }, { failed: 1, refused: 1, waiting: 0 })
  const { data } = await call('GET', '/notices')
  assert.deepEqual(
    data.entries.map(({ title, content, to }) => ({ title, content, to })),
    [
      {
        title: 'Thông báo “Họp” có thư không gửi được',
        content: 'Lý do: 1 thư không gửi được',
        to: `/admin/notifications/${id}/detail`,
      },
    ],
  )
})

test('a mail server that refuses, or is not there, leaves a line with what it said, not a defect', async (t) => {
  const { url } = await startSmtpServer(t, { refuses: /gone/ })
  const letter = { to: 'gone@example.com', subject: 'Họp', text: 'Họp', html: 'Họp' }
  const lines: { work: string; reason: string }[] = []
  const log = { warn: (line: (typeof lines)[number]) => lines.push(line), error: assert.fail }
  for (const smtpUrl of [url, 'smtp://127.0.0.1:1'])
    await openMailer({ ...server.settings, smtpUrl })
      .send(letter, { name: 'Cội Nguồn', address: 'khong-tra-loi@truyxuat.example.vn' })
      .catch((error: unknown) => logJobFailure(log as never, error, 'mails'))
  assert.deepEqual(
    lines.map(({ work }) => work),
    ['mails', 'mails'],
  )
  assert.match(lines[0]!.reason, /550 no such mailbox/)
  assert.match(lines[1]!.reason, /ECONNREFUSED/)
})

test('whoever invited somebody whose address does not work finds it under notices, with the account', async () => {
  const call = await server.signIn('everything')
  const { id } = await server.given(users, {
    name: 'Minh',
    username: 'minh1',
    email: 'gone@example.com',
    role_id: (await server.sql<{ role_id: number }[]>`select role_id from users where id = ${call.userId}`)[0]!.role_id,
  })
  await notifyUndelivered(server.sql, call.userId, {
    resource: users,
    id,
    reason: 'Máy chủ thư không nhận địa chỉ này',
  })
  const { data } = await call('GET', '/notices')
  assert.equal(data.entries[0]!.title, 'Tài khoản “Minh” có thư không gửi được')
  assert.equal(data.entries[0]!.content, 'Lý do: Máy chủ thư không nhận địa chỉ này')
})
