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
