import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { deliverMails } from './notification-mails.ts'
import { openMailer } from '@trace/platform/ports/mail/mailer.ts'
import type { Query } from '../../../test/data-at.ts'
import { lettersOf } from '../../../test/letters.ts'
import { sendDueNotifications } from './notifications.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { entryOf, givenChain, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'
import { until } from '../../../test/until.ts'

const server = testServer()
const form = {
  title: 'Lịch tập huấn VietGAHP',
  content: '<p>Sáng thứ Hai</p>',
  type: 'training',
  audience: 'all',
  channel: ['web'],
}

test('a notice is sent to whom it is for, counted, and then only read', async () => {
  const { ask, admin, manufacture } = await givenChain(server)
  await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const { id, status } = await ask('POST', '/notifications', {
    ...form,
    audience: 'manufacture',
    manufacture_ids: [manufacture.id],
  })
  assert.equal(status, 'draft')
  const sent = await ask('PUT', `/notifications/${id}/change-status/sent`)
  assert.deepEqual([sent.status, sent.recipient_count], ['sent', 1], 'a labor has no account to read it with')
  assert.ok(sent.sent_at)
  assert.equal((await admin('PUT', `/notifications/${id}`, form)).message, 'Thông báo đã gửi, không sửa được')
  assert.equal((await admin('DELETE', `/notifications/${id}`)).code, 422)
  assert.equal(
    (await admin('PUT', `/notifications/${id}/change-status/draft`)).message,
    'Không thể chuyển từ “Đã gửi” sang “Nháp”',
  )
})

test('a notice that reaches nobody asks before it is sent', async () => {
  const { ask, admin, manufacture } = await givenChain(server)
  const toFarm = { ...form, audience: 'manufacture', manufacture_ids: [manufacture.id] }
  const { id } = await ask('POST', '/notifications', toFarm)
  const send = (body?: object) => admin('PUT', `/notifications/${id}/change-status/sent`, body, { 'ask-back': '1' })
  const question = await send()
  assert.equal(question.code, 409)
  assert.equal(question.message, 'Đối tượng đã chọn không có tài khoản nào, nên thông báo không đến được ai. Vẫn gửi?')
  assert.equal((await ask('GET', `/notifications/${id}`)).status, 'draft')
  assert.equal((await send({ confirm: true })).code, 200)
})

test('a notice is put off to a time still to come, sent when it is due, and may be called off before', async () => {
  const { ask, admin } = await givenChain(server)
  const { id } = await ask('POST', '/notifications', { ...form, send_at: '2020-01-01T00:00:00Z' })
  assert.deepEqual((await admin('PUT', `/notifications/${id}/change-status/scheduled`)).errors, {
    send_at: ['Thời gian hẹn gửi phải ở tương lai'],
  })
  await ask('PUT', `/notifications/${id}`, { ...form, send_at: '2099-01-01T00:00:00Z' })
  await ask('PUT', `/notifications/${id}/change-status/scheduled`)
  const sweep = () => server.sql.begin((sql) => sendDueNotifications(openStore(sql, systemAuthor('jobs', '22'))))
  await sweep()
  assert.equal((await ask('GET', `/notifications/${id}`)).status, 'scheduled')
  await server.sql`update notifications set send_at = now() where id = ${id}`
  await sweep()
  assert.equal((await ask('GET', `/notifications/${id}`)).status, 'sent')

  const other = await ask('POST', '/notifications', { ...form, send_at: '2099-01-01T00:00:00Z' })
  await ask('PUT', `/notifications/${other.id}/change-status/scheduled`)
  assert.equal(entryOf(await admin('PUT', `/notifications/${other.id}/change-status/cancelled`)).status, 'cancelled')
})

test('a notice is scheduled with its time in the same call; without one, the field of the time says so', async () => {
  const { ask, admin } = await givenChain(server)
  const { id } = await ask('POST', '/notifications', { ...form, send_at: null })
  const schedule = (body: object) => admin('PUT', `/notifications/${id}/change-status/scheduled`, body)
  assert.deepEqual((await schedule({})).errors, { send_at: ['Hẹn gửi lúc bắt buộc'] })
  assert.match((await schedule({ send_at: 'mai' })).errors!['send_at']![0]!, /^Hẹn gửi lúc không hợp lệ: “mai”/)
  assert.deepEqual((await schedule({ send_at: '2020-01-01T00:00:00Z' })).errors, {
    send_at: ['Thời gian hẹn gửi phải ở tương lai'],
  })
  const { status, send_at } = entryOf(await schedule({ send_at: '2099-01-01T00:00:00Z' }))
  assert.deepEqual([status, send_at], ['scheduled', '2099-01-01T00:00:00.000Z'])
})

test('whoever a notice is for sees it as unread, reads it once, and is counted once', async () => {
  const { ask, admin, manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const { id } = await ask('POST', '/notifications', {
    ...form,
    audience: 'manufacture',
    manufacture_ids: [manufacture.id],
  })
  const seenBy = async (call: typeof owner, query: Query = '') => {
    const { entries, unread } = (await call('GET', `/notifications${query}`)).data
    return [entries.map(({ is_read }) => is_read), unread]
  }
  assert.deepEqual(await seenBy(owner), [[], 0])
  assert.deepEqual(await seenBy(admin), [[null], 0])
  assert.equal((await owner('GET', `/notifications/${id}`)).code, 404)
  assert.equal((await owner('PUT', `/notifications/${id}/change-read`)).code, 404)

  await ask('PUT', `/notifications/${id}/change-status/sent`)
  assert.deepEqual(await seenBy(owner), [[false], 1])
  assert.equal(entryOf(await owner('GET', `/notifications/${id}`)).is_read, false)
  for (const body of [{ is_read: true }, { is_read: true }]) {
    const marked = await owner('PUT', `/notifications/${id}/change-read`, body)
    assert.deepEqual([entryOf(marked).is_read, marked.data.unread], [true, 0])
  }
  const { read_count, version } = await ask('GET', `/notifications/${id}`)
  assert.deepEqual([read_count, await seenBy(owner)], [1, [[true], 0]])
  assert.equal(entryOf(await owner('PUT', `/notifications/${id}/change-read`)).is_read, false)
  assert.deepEqual(await ask('GET', `/notifications/${id}`).then((now) => [now.read_count, now.version]), [0, version])

  assert.deepEqual(await seenBy(admin, '?received=true'), [[], 0])
  assert.equal((await admin('PUT', `/notifications/${id}/change-read`)).code, 404)
})

const audiences: [
  what: string,
  audience: (manufacture: { id: number; ward_id: number }, roleId: number) => object,
  reached: string[],
][] = [
  ['everybody', () => ({ audience: 'all' }), ['owner', 'stranger', 'officer']],
  ['a role', (_, role) => ({ audience: 'role', role_ids: [role] }), ['stranger']],
  ['a producer', ({ id }) => ({ audience: 'manufacture', manufacture_ids: [id] }), ['owner']],
  ['a commune', ({ ward_id }) => ({ audience: 'ward', ward_ids: [ward_id] }), ['owner', 'officer']],
  ['no account of staff', () => ({ audience: 'labor', labor_ids: [] }), []],
]

for (const [what, audience, reached] of audiences) {
  test(`a notice for ${what} reaches ${reached.join(', ') || 'nobody who signs in here'}`, async () => {
    const { ask, manufacture, labor } = await givenChain(server)
    const [other] = await server.sql<{ id: number }[]>`
      insert into manufactures (name, manufacturing_form_id, manufacturing_sector_ids, representative_name, phone, province_id, ward_id, slug)
      select 'Cơ sở khác', manufacturing_form_id, manufacturing_sector_ids, 'B', '0000000009', province_id, ward_id + 1, 'khac'
      from manufactures where id = ${manufacture.id} returning id`
    const people = {
      owner: await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id }),
      stranger: await signInAs(server, 'producer_admin', { manufacture_id: other!.id }),
      officer: await signInAs(server, 'commune_officer', { ward_id: manufacture.ward_id }),
    }
    const [stranger] = await server.sql<
      { role_id: number }[]
    >`select role_id from users where id = ${people.stranger.userId}`
    const { labor_ids, ...to } = audience(manufacture, stranger!.role_id) as { labor_ids?: number[] }
    const { id } = await ask('POST', '/notifications', { ...form, ...to, ...(labor_ids && { labor_ids: [labor.id] }) })
    await ask('PUT', `/notifications/${id}/change-status/sent`)
    const found: string[] = []
    for (const [name, call] of Object.entries(people)) {
      if ((await call('GET', `/notifications/${id}`)).code === 200) found.push(name)
    }
    assert.deepEqual(found, reached)
  })
}

test('what a list may not show is in none of what is made of it', async () => {
  const { ask, manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const { id } = await ask('POST', '/notifications', form)
  assert.equal((await owner('GET', '/count-notifications')).data.entry.total, 0)
  assert.equal((await owner('GET', `/notifications/${id}/revisions`)).code, 404)
  assert.deepEqual(
    (await owner('GET', '/search?q=VietGAHP')).data.entries.filter(
      ({ resource }: { resource: string }) => resource === 'notifications',
    ),
    [],
  )
})

/** Starts an SMTP server; `refuses` returns the refusal for an address, once or each time, or null to accept. */
async function postOffice(refuses: (to: string, seen: number) => string | null) {
  const taken: string[] = []
  const seen = new Map<string, number>()
  const office = createServer((socket) => {
    let to = ''
    let rest = ''
    let inData = false
    socket
      .setEncoding('utf8')
      .on('error', () => undefined)
      .write('220 ready\r\n')
    socket.on('data', (text: string) => {
      rest += text
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end)
        rest = rest.slice(end + 2)
        if (inData) {
          if (line !== '.') continue
          inData = false
          taken.push(to)
          socket.write('250 taken\r\n')
        } else if (line.startsWith('RCPT TO')) {
          to = line.match(/<(.*)>/)![1]!
          const count = (seen.get(to) ?? 0) + 1
          seen.set(to, count)
          socket.write(`${refuses(to, count) ?? '250 fine'}\r\n`)
        } else if (line.startsWith('DATA')) {
          inData = true
          socket.write('354 go on\r\n')
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n')
        else socket.write('250 fine\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => office.listen(0, '127.0.0.1', resolve))
  const { port } = office.address() as AddressInfo
  return {
    taken,
    mailer: openMailer({ ...server.settings, smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` }),
    close: () => office.close(),
  }
}

/**
 * A notification by mail to four: two accounts, a labor and a user of the app; its letters wait for the test to send
 * them.
 */
async function givenMails(more: object = {}) {
  const { ask, admin, manufacture, labor, trace } = await givenChain(server)
  await server.sql`update users set email = 'can-bo@example.com' where id = ${admin.userId}`
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  await server.sql`update users set email = 'chu@example.com' where id = ${owner.userId}`
  await server.sql`update labors set email = 'nong-ho@example.com' where id = ${labor.id}`
  await server.sql`insert into apps (name, phone, email, approval_status) values ('Lan', '0000000003', 'nguoi-mua@example.com', 'approved')`
  const { id } = await ask('POST', '/notifications', { ...form, channel: ['email'], ...more })
  return { ask, admin, id, trace, send: () => ask('PUT', `/notifications/${id}/change-status/sent`) }
}

const everybody = ['can-bo@example.com', 'chu@example.com', 'nguoi-mua@example.com', 'nong-ho@example.com']

test('what goes by mail reaches everybody who has an address, and counts when it is out of our hands', async () => {
  const { ask, id, send } = await givenMails({
    content: '<p>Đọc <b>kỹ</b> <a href="/huong-dan">hướng dẫn</a></p>',
    type: 'market',
    price: 190_000,
  })
  const sent = await send()
  assert.deepEqual([sent.recipient_count, sent.waiting_count], [0, 4])
  const letters = await Promise.all(everybody.map((to) => lettersOf(server, to)))
  for (const [letter] of letters) {
    assert.match(letter!, /^Subject: Lịch tập huấn VietGAHP – Cội Nguồn$/m)
    assert.match(
      letter!,
      /Đọc <strong>kỹ<\/strong> <a href="https:\/\/truyxuat\.example\.vn\/huong-dan"[^>]*>hướng dẫn<\/a><\/p><p>Giá tham khảo: 190\.000 VNĐ<\/p>/,
    )
    assert.match(letter!, /Giá tham khảo: 190\.000 VNĐ/)
  }
  const { recipient_count, failed_count } = await until(
    () => ask('GET', `/notifications/${id}`),
    ({ waiting_count }) => waiting_count === 0,
  )
  assert.deepEqual([recipient_count, failed_count, letters.flat().length], [4, 0, 4])
})

test('by both channels an account counts once', async () => {
  const { send } = await givenMails({ channel: ['web', 'email'] })
  assert.equal((await send()).recipient_count, 2, 'the accounts have it before them')
  const [row] = await server.sql`select count(*) filter (where counts)::int as others from notification_mails`
  assert.equal(row!['others'], 2)
})

/** Stores the letters of a notification, as if written before the server started. */
async function asIfWritten(id: number) {
  const [row] = await server.sql<{ users: number[] }[]>`select array_agg(id) as users from users`
  await server.sql`update notifications set status = 'sent', waiting_count = 4 where id = ${id}`
  await server.sql`
    insert into notification_mails (notification_id, name, email, counts) select ${id}::int, 'Lan', e, true from unnest(${everybody}::text[]) e`
  return row!.users
}

const figures = async (id: number) => {
  const [row] =
    await server.sql`select recipient_count, waiting_count, failed_count from notifications where id = ${id}`
  return Object.values(row!)
}

test('letters that wait survive a restart, and go out once however many servers send them', async () => {
  const { id } = await givenMails()
  await asIfWritten(id)
  const office = await postOffice(() => null)
  await Promise.all([1, 2, 3].map(() => deliverMails(server.sql, office.mailer, server.settings)))
  assert.deepEqual([office.taken.toSorted(), await figures(id)], [everybody, [4, 0, 0]])
  await deliverMails(server.sql, office.mailer, server.settings)
  assert.equal(office.taken.length, 4)
  office.close()
})

test('a letter taken by a server that died is sent by another once its time is up', async () => {
  const { id } = await givenMails()
  await asIfWritten(id)
  await server.sql`update notification_mails set tries = 1, due_at = now() + interval '1 minute' where email = ${everybody[0]!}`
  const office = await postOffice(() => null)
  await deliverMails(server.sql, office.mailer, server.settings)
  assert.deepEqual([office.taken.length, await figures(id)], [3, [3, 1, 0]])
  await server.sql`update notification_mails set due_at = now() where state = 'waiting'`
  await deliverMails(server.sql, office.mailer, server.settings)
  assert.deepEqual([office.taken.length, await figures(id)], [4, [4, 0, 0]])
  office.close()
})

test('a letter that cannot go now is tried again; one refused for good is told to whoever sent it', async () => {
  const { admin, id } = await givenMails()
  await asIfWritten(id)
  const office = await postOffice((to, seen) =>
    to.startsWith('chu@') ? '550 no such user' : to.startsWith('nong-ho@') && seen === 1 ? '451 later' : null,
  )
  await deliverMails(server.sql, office.mailer, server.settings)
  assert.deepEqual(await figures(id), [2, 1, 1])
  await server.sql`update notification_mails set due_at = now() where state = 'waiting'`
  await deliverMails(server.sql, office.mailer, server.settings)
  assert.deepEqual(await figures(id), [3, 0, 1])
  const { failures } = entryOf(await admin('GET', `/notifications/${id}`))
  assert.deepEqual(failures, [{ name: 'Lan', email: 'chu@example.com', error: 'Máy chủ thư không nhận địa chỉ này' }])
  office.close()
})

test('a letter that no server ever takes fails in the end', async () => {
  const { id } = await givenMails()
  await asIfWritten(id)
  const office = await postOffice(() => '451 later')
  for (let round = 0; round < 8; round++) {
    await deliverMails(server.sql, office.mailer, server.settings)
    await server.sql`update notification_mails set due_at = now() where state = 'waiting'`
  }
  assert.deepEqual([await figures(id), office.taken], [[0, 0, 4], []])
  office.close()
})

test('no app takes notifications yet, so its channel is not to be chosen; what has it may keep it', async () => {
  const { ask, admin } = await givenChain(server)
  const refused = await admin('POST', '/notifications', { ...form, channel: ['app', 'web'] })
  assert.deepEqual(
    [refused.code, refused.errors],
    [422, { channel: ['Chưa có ứng dụng nhận thông báo, hãy chọn kênh khác'] }],
  )
  const { id } = await ask('POST', '/notifications', form)
  assert.equal((await admin('PUT', `/notifications/${id}`, { ...form, channel: ['app'] })).code, 422)
  await server.sql`update notifications set channel = '{app,web}' where id = ${id}`
  assert.deepEqual((await ask('PUT', `/notifications/${id}`, { ...form, channel: ['app', 'web'] })).channel, [
    'app',
    'web',
  ])
  assert.equal((await ask('PUT', `/notifications/${id}/change-status/sent`)).status, 'sent')
})

for (const type of Object.keys(notifications.fields.type.choices!)) {
  test(`a price that is sent with a notification of type ${type} is read, checked and kept`, async () => {
    const admin = await server.signIn('everything')
    const made = entryOf(await admin('POST', '/notifications', { ...form, type, price: '190000' }))
    assert.equal(made.price, 190_000)
    assert.equal(
      entryOf(await admin('PUT', `/notifications/${made.id}`, { ...form, type, price: 200_000 })).price,
      200_000,
    )
    const wrong = await admin('POST', '/notifications', { ...form, type, price: 'rẻ' })
    assert.deepEqual([wrong.code, Object.keys(wrong.errors ?? {})], [422, ['price']])
  })
}
