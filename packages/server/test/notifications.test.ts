import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sendDueNotifications } from '../src/operations/notifications.ts'
import { systemAuthor } from '../src/access/system-author.ts'
import { openStore } from '../src/store/store.ts'
import { entryOf, givenChain, signInAs } from './chain.ts'
import { testServer } from './server.ts'

const server = testServer()
const form = {
  title: 'Lịch tập huấn VietGAHP', content: '<p>Sáng thứ Hai</p>', type: 'training', audience: 'all', channel: ['web'],
}

test('a notice is sent to whom it is for, counted, and then only read', async () => {
  const { ask, admin, manufacture } = await givenChain(server)
  await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const { id, status } = await ask('POST', '/notifications', {
    ...form, audience: 'manufacture', manufacture_ids: [manufacture.id],
  })
  assert.equal(status, 'draft')
  const sent = await ask('PUT', `/notifications/${id}/change-status/sent`)
  assert.deepEqual([sent.status, sent.recipient_count], ['sent', 2])
  assert.ok(sent.sent_at)
  assert.equal((await admin('PUT', `/notifications/${id}`, form)).message, 'Thông báo đã gửi, không sửa được')
  assert.equal((await admin('DELETE', `/notifications/${id}`)).code, 422)
  assert.equal(
    (await admin('PUT', `/notifications/${id}/change-status/draft`)).message, 'Không thể chuyển từ "Đã gửi" sang "Nháp"',
  )
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

test('whoever a notice is for sees it as unread, reads it once, and is counted once', async () => {
  const { ask, admin, manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const { id } = await ask('POST', '/notifications', { ...form, audience: 'manufacture', manufacture_ids: [manufacture.id] })
  const seenBy = async (call: typeof owner, query = '') => {
    const { entries, unread } = (await call('GET', `/notifications${query}`)).data
    return [entries.map(({ is_read }: { is_read: boolean | null }) => is_read), unread]
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

const audiences: [what: string, audience: (manufacture: { id: number; ward_id: number }, roleId: number) => object, reached: string[]][] = [
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
    const [stranger] = await server.sql<{ role_id: number }[]>`select role_id from users where id = ${people.stranger.userId}`
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
  assert.deepEqual((await owner('GET', '/search?q=VietGAHP')).data.entries.filter(({ resource }: { resource: string }) => resource === 'notifications'), [])
})
