import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, productForm, signInAs } from '../../../test/chain.ts'
import { lettersOf } from '../../../test/letters.ts'
import { testServer } from '../../../test/server.ts'
import { mailNotices } from './notice-digest.ts'

const server = testServer()

async function givenNews() {
  const chain = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const appraiser = await signInAs(server, 'appraiser')
  await server.told()
  await server.sql`delete from notices`
  const refuse = async (name: string) => {
    const form = await productForm(server, chain.manufacture.id, { name, gtin: null })
    const { id } = entryOf(await owner('POST', '/products', form))
    const body = { approval_status: 'rejected', reject_reason: `Thiếu ảnh ${name}` }
    entryOf(await appraiser('PUT', `/products/${id}/change-approved`, body))
    await server.told()
  }
  const { email } = await server.row('users', owner.userId)
  return { ...chain, owner, appraiser, refuse, email: String(email) }
}

const queued = async (): Promise<number> => {
  const [row] = await server.sql<
    { count: number }[]
  >`select count(*)::int as count from pgboss.job where name = 'mails'`
  return row!.count
}

/** Eight o'clock in the morning in Vietnam, so many days from now. */
const morning = (days: number): Date => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T08:00:00+07:00`)
}
const as = (mail: string) => ({ mail })

test('who does not choose gets one letter a day, and none on a day without news', async () => {
  const { email, refuse } = await givenNews()
  await refuse('Su hào')
  await refuse('Cà rốt')
  await server.sql`update notice_mails set mailed_at = now() - interval '2 days'`
  await mailNotices(server.program, server.settings, morning(2))
  const [letter, ...others] = await lettersOf(server, email)
  assert.equal(others.length, 0)
  assert.match(letter!, /2 thông báo mới/)
  assert.match(letter!, /Sản phẩm “Su hào” bị từ chối – Lan · Lý do: Thiếu ảnh Su hào/)
  const before = await queued()
  await mailNotices(server.program, server.settings, morning(3))
  assert.equal(await queued(), before)
})

test('what somebody was told of an order is in the letter; a notification is mailed where its sender says so', async () => {
  const { email, owner } = await givenNews()
  await server.sql`
    insert into notices (user_id, resource, event, row_ids, count, name, reason) values
      (${owner.userId}, 'orders', 'overdue', '{1}', 1, 'Đơn DT26-00001 quá hạn: Đang giao', 'Quá hạn 2 ngày'),
      (${owner.userId}, 'notifications', 'announced', '{1}', 1, 'Lịch tập huấn', null)`
  await mailNotices(server.program, server.settings, morning(2))
  const letters = await lettersOf(server, email)
  assert.equal(letters.length, 1)
  assert.match(letters[0]!, /Đơn DT26-00001 quá hạn: Đang giao – Quá hạn 2 ngày/)
  assert.doesNotMatch(letters[0]!, /Lịch tập huấn/)
})

test('before seven nothing is sent', async () => {
  const { refuse } = await givenNews()
  await refuse('Su hào')
  const before = await queued()
  const early = new Date(morning(2).getTime() - 2 * 3_600_000)
  await mailNotices(server.program, server.settings, early)
  assert.equal(await queued(), before)
})

test('at once means as soon as the news have settled; nobody who wants none gets any', async () => {
  const { appraiser, email, owner, refuse } = await givenNews()
  entryOf(await owner('PUT', '/notices/mail', as('at_once')))
  entryOf(await appraiser('PUT', '/notices/mail', as('none')))
  assert.equal(entryOf(await owner('GET', '/notices/mail')).mail, 'at_once')
  assert.equal((await owner('PUT', '/notices/mail', as('hourly'))).code, 422)
  await refuse('Bí xanh')
  const night = new Date(`${new Date().toISOString().slice(0, 10)}T00:30:00+07:00`)
  assert.ok(night.getTime() < Date.now())
  const before = await queued()
  await mailNotices(server.program, server.settings, night)
  assert.equal(await queued(), before)
  await server.sql`update notices set told_at = told_at - interval '5 minutes'`
  await mailNotices(server.program, server.settings, new Date())
  const [letter] = await lettersOf(server, email)
  assert.match(letter!, /Subject: Sản phẩm “Bí xanh” bị từ chối/)
  const [line] =
    await server.sql`select new_values from system_logs where user_id = ${owner.userId} and action = 'update' order by id desc limit 1`
  assert.deepEqual(line!['new_values'], { notice_mail: 'at_once' })
})
