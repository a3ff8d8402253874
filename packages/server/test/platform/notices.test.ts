import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { entryOf, givenChain, manufactureForm, productForm, signInAs } from '../chain.ts'
import { finished } from '../finished.ts'
import { seenRows } from '../seen-rows.ts'
import { testServer } from '../server.ts'
import type { CallApi } from '../server.ts'
import { systemAuthor } from '@trace/platform/access/system-author.ts'
import { Changes } from '@trace/platform/store/changes.ts'
import { openStore } from '@trace/platform/store/store.ts'
import { announceChanges } from '@trace/platform/notices/announce-changes.ts'
import { openOutbox } from '@trace/platform/notices/outbox.ts'
import { notifyExpiries } from '@trace/platform/notices/notify-expiries.ts'
import { until } from '../until.ts'

const server = testServer()

async function heardBy(call: CallApi) {
  await server.told()
  return (await call('GET', '/notices')).data.entries
}
const titlesOf = async (call: CallApi): Promise<string[]> => (await heardBy(call)).map(({ title }) => title)

async function givenPeople() {
  const chain = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const appraiser = await signInAs(server, 'appraiser')
  return { ...chain, owner, appraiser }
}

const given = async (call: CallApi, manufacture_id: number, name: string) =>
  entryOf(await call('POST', '/products', await productForm(server, manufacture_id, { name, gtin: null })))

test('a product goes to and fro between producer and staff, and whoever has it next is told', async () => {
  const { appraiser, manufacture, owner } = await givenPeople()
  const inspector = await signInAs(server, 'inspector')
  const { id } = await given(owner, manufacture.id, 'Su hào Tiền An')
  const decide = (body: object) => appraiser('PUT', `/products/${id}/change-approved`, body)
  assert.deepEqual(await titlesOf(appraiser), ['Sản phẩm “Su hào Tiền An” chờ duyệt'])

  entryOf(await decide({ approval_status: 'rejected', reject_reason: 'Ảnh mờ' }))
  const [refusal] = await heardBy(owner)
  assert.deepEqual(
    [refusal!.title, refusal!.content, refusal!.to],
    ['Sản phẩm “Su hào Tiền An” bị từ chối', 'Lan · Lý do: Ảnh mờ', `/admin/${products.screen}/${id}/detail`],
  )

  const form = await productForm(server, manufacture.id, { name: 'Su hào Tiền An', gtin: null, price: 12_000 })
  entryOf(await owner('PUT', `/products/${id}`, form))
  entryOf(await decide({ approval_status: 'approved' }))
  entryOf(await owner('PUT', `/products/${id}`, { ...form, storage_condition: 'Nơi mát' }))
  assert.deepEqual(await titlesOf(owner), [
    'Sản phẩm “Su hào Tiền An” đã được duyệt',
    'Sản phẩm “Su hào Tiền An” bị từ chối',
  ])
  assert.deepEqual((await titlesOf(appraiser))[0], 'Sản phẩm “Su hào Tiền An” có thay đổi chờ duyệt')
  assert.deepEqual(await titlesOf(inspector), [], 'who may not approve products is not asked to')
})

test('a notice of a row that was deleted says so and leads nowhere, until the row is given back', async () => {
  const { admin, appraiser, manufacture, owner } = await givenPeople()
  const ducks = await given(owner, manufacture.id, 'Vịt biển')
  const told = async () => (await heardBy(appraiser)).map(({ title, content, to }) => ({ title, content, to }))
  const open = `/admin/${products.screen}/${ducks.id}/detail`
  const title = 'Sản phẩm “Vịt biển” chờ duyệt'
  assert.deepEqual((await told())[0]?.to, open)
  assert.equal((await admin('DELETE', `/products/${ducks.id}`)).code, 200)
  assert.deepEqual(await told(), [{ title, content: 'Đã bị xóa, hoặc không còn trong phạm vi bạn được xem', to: null }])
  assert.equal((await admin('POST', `/products/${ducks.id}/recover`)).code, 200)
  assert.deepEqual((await told())[0]?.to, open)
})

test('nobody hears of rows outside their reach', async () => {
  const { admin, appraiser, manufacture, owner } = await givenPeople()
  const ward = manufacture.ward_id
  const [other] = await server.sql<
    { id: number }[]
  >`select id from wards where system = '2025' and id <> ${ward} limit 1`
  const update = [{ action: 'update' as const, subject: 'products' }]
  const here = await server.signIn(update, { scope: 'commune', ward_id: ward })
  const there = await server.signIn(update, { scope: 'commune', ward_id: other!.id })
  const second = { tax_code: '0000000009', phone: '0000000009', gln: null, name: 'HTX khác' }
  const stranger = entryOf(await admin('POST', '/manufactures', await manufactureForm(server, second)))
  const neighbour = await signInAs(server, 'producer_admin', { manufacture_id: stranger.id })

  const { id } = await given(owner, manufacture.id, 'Gà ri')
  entryOf(await appraiser('PUT', `/products/${id}/change-approved`, {}))
  assert.deepEqual([await titlesOf(here), await titlesOf(there)], [['Sản phẩm “Gà ri” chờ duyệt'], []])
  assert.deepEqual(
    (await titlesOf(neighbour)).filter((title) => title.includes('Gà ri')),
    [],
  )
  const [own] = await heardBy(owner)
  assert.equal((await neighbour('PUT', `/notices/${own!.id}/change-seen`)).code, 404)
})

test('a bulk approval makes one line for each receiver, of the rows that were approved', async () => {
  const { appraiser, diaryForm, owner } = await givenPeople()
  const ids: number[] = []
  for (const day of ['10', '11', '12']) {
    const { id } = entryOf(await owner('POST', '/diaries', diaryForm('weighing', `2026-08-${day}T08:00:00+07:00`)))
    entryOf(await owner('PUT', `/diaries/${id}/change-status/submitted`))
    ids.push(id)
  }
  assert.deepEqual((await titlesOf(appraiser))[0], '3 nhật ký sản xuất chờ duyệt', 'sent one after the other')

  const draft = entryOf(await owner('POST', '/diaries', diaryForm('weighing', '2026-08-13T08:00:00+07:00')))
  const seen = await seenRows(server, 'diaries', [...ids, draft.id])
  const body = { ids: seen, action: 'change-status', status: 'approved' }
  const job = await finished(appraiser, (await appraiser('POST', '/diaries/bulk', body)).data.job)
  assert.equal(job.refused?.length, 1)
  const [told, ...others] = await heardBy(owner)
  assert.deepEqual([told!.title, others], ['3 nhật ký sản xuất đã được duyệt', []])
  const { searchParams } = new URL(told!.to!, 'http://x')
  assert.deepEqual(searchParams.get('id')!.split(',').map(Number), ids)

  entryOf(await owner('PUT', `/notices/${told!.id}/change-seen`))
  assert.equal((await owner('GET', '/notices')).data.unread, 0)
  entryOf(await owner('PUT', `/diaries/${draft.id}/change-status/submitted`))
  entryOf(await appraiser('PUT', `/diaries/${draft.id}/change-status/approved`))
  assert.equal((await heardBy(owner)).length, 2, 'a line that was read is closed')
})

test('news do not wait for a line that somebody holds at that moment', async () => {
  const { appraiser, manufacture, owner } = await givenPeople()
  await given(owner, manufacture.id, 'Cải ngọt')
  await server.told()
  await server.sql.begin(async (sql) => {
    await sql`select from notices for update`
    await given(owner, manufacture.id, 'Cải ngồng')
    await server.told()
  })
  await given(owner, manufacture.id, 'Cải xanh')
  const told = (await titlesOf(appraiser)).filter((title) => title.includes('chờ duyệt'))
  assert.deepEqual(told.toSorted(), ['2 sản phẩm chờ duyệt', 'Sản phẩm “Cải ngồng” chờ duyệt'])
})

test('certificates inside a form are told as any row', async () => {
  const { appraiser, manufacture, owner } = await givenPeople()
  const certificate = { certificate_type: 'vietgahp', number: 'VG-01', issuer: 'Chi cục', issued_at: '2026-01-01' }
  const form = await manufactureForm(server, { certificates: [certificate] })
  const { certificates } = entryOf(await owner('PUT', `/manufactures/${manufacture.id}`, form))
  assert.ok((await titlesOf(appraiser)).includes('Chứng nhận “VG-01” chờ duyệt'))
  entryOf(await appraiser('PUT', `/certificates/${certificates[0]!.id}/change-approved`))
  assert.ok((await titlesOf(owner)).includes('Chứng nhận “VG-01” đã được duyệt'))
})

test('request, activation and recall of a trace reach both sides', async () => {
  const { appraiser, harvest, owner, trace } = await givenPeople()
  await harvest()
  const { id, name } = await trace()
  entryOf(await owner('PUT', `/traces/${id}/request-activation`))
  assert.equal((await titlesOf(appraiser))[0], `Hồ sơ truy xuất “${name}” chờ kích hoạt`)
  entryOf(await appraiser('PUT', `/traces/${id}/change-active`))
  assert.equal((await titlesOf(owner))[0], `Hồ sơ truy xuất “${name}” đã được kích hoạt`)

  const inspector = await signInAs(server, 'inspector')
  const recall = { recall_kind: 'mandatory', recall_reason: 'Dư lượng kháng sinh', recall_handling: 'destroy' }
  entryOf(await inspector('PUT', `/traces/${id}/recall`, recall))
  for (const call of [owner, appraiser]) {
    const lines = (await heardBy(call)).filter(({ title }) => title.endsWith('bị thu hồi'))
    assert.equal(lines.length, 2, 'the trace and its batch')
    assert.ok(lines.some(({ content }) => content === 'Lan · Lý do: Dư lượng kháng sinh'))
  }
  const unseenOf = async () => (await owner('GET', '/notices?unseen=true')).data.entries
  const [newest, ...others] = await unseenOf()
  entryOf(await owner('PUT', `/notices/${newest!.id}/change-seen`))
  assert.deepEqual(await unseenOf(), others, 'a notice that was read is unseen no more')
})

test('many rows that are added at the same time are one line and one message, in the order of their changes', async () => {
  const { appraiser, manufacture, owner } = await givenPeople()
  await server.told()
  const names = ['Cải bẹ', 'Cải thìa', 'Cải cúc', 'Cải mèo']
  const added = await Promise.all(names.map((name) => given(owner, manufacture.id, name)))
  const [one, two] = added
  entryOf(
    await appraiser('PUT', `/products/${one!.id}/change-approved`, {
      approval_status: 'rejected',
      reject_reason: 'Mờ',
    }),
  )
  entryOf(await appraiser('PUT', `/products/${two!.id}/change-approved`, {}))
  assert.equal((await titlesOf(appraiser))[0], '4 sản phẩm chờ duyệt')
  assert.deepEqual(await titlesOf(owner), [
    `Sản phẩm “${two!.name}” đã được duyệt`,
    `Sản phẩm “${one!.name}” bị từ chối`,
  ])
  assert.equal((await server.sql`select 1 from outbox`).length, 0)
})

test('what is only checked is told to nobody', async () => {
  const { appraiser, manufacture, owner } = await givenPeople()
  await server.told()
  const before = await titlesOf(appraiser)
  const form = await productForm(server, manufacture.id, { name: 'Mồng tơi', gtin: null })
  assert.equal((await owner('POST', '/products', form, { 'check-only': 'true' })).code, 200)
  assert.equal((await server.sql`select 1 from outbox`).length, 0)
  assert.deepEqual(await titlesOf(appraiser), before)
})

test('what is written is told soon after its commit, and what waited at the start of a server', async () => {
  const { appraiser, manufacture, owner } = await givenPeople()
  const outbox = openOutbox(server.program, (error) => assert.fail(String(error)))
  const lines = () => server.sql`select 1 from notices where user_id = ${appraiser.userId} and seen_at is null`
  const { length } = await lines()
  await given(owner, manufacture.id, 'Ngải cứu')
  await outbox.follow()
  await until(lines, (now) => now.length > length)
  await server.sql`update notices set seen_at = now()`
  await given(owner, manufacture.id, 'Tía tô')
  await until(lines, (now) => now.length > 0)
  await outbox.stop()
})

test('news that cannot be told are reported, and hold up no others', async () => {
  const { appraiser, manufacture, owner } = await givenPeople()
  const { id } = await given(owner, manufacture.id, 'Rau dền')
  await server.told()
  const news = { id, event: 'changed', reason: null, by: { id: owner.userId, name: 'Lan' } }
  for (const resource of ['nowhere', 'products'])
    await server.sql`insert into outbox (told) values (${[{ ...news, resource }] as never})`
  const defects: unknown[] = []
  const outbox = openOutbox(server.program, (error) => defects.push(error))
  await outbox.told()
  await outbox.stop()
  assert.equal(defects.length, 1)
  assert.ok((await titlesOf(appraiser)).includes('Sản phẩm “Rau dền” có thay đổi chờ duyệt'))
  await server.sql`delete from outbox`
})

const runExpiries = () =>
  server.program.begin(async (sql) => {
    const changes = new Changes()
    await notifyExpiries(openStore(sql, systemAuthor('jobs/expiries', '22'), changes), 30)
    await announceChanges(sql, changes)
  })

test('what expires is told to its owner once, and anew when it was renewed', async () => {
  const { admin, manufacture, owner } = await givenPeople()
  const soon = addDays(today(), 20)
  const certificate = { certificate_type: 'vietgahp', number: 'VG-02', issuer: 'Chi cục', issued_at: '2026-01-01' }
  const form = await manufactureForm(server, { certificates: [{ ...certificate, expires_at: soon }] })
  const { certificates } = entryOf(await admin('PUT', `/manufactures/${manufacture.id}`, form))
  await runExpiries()
  await runExpiries()
  const told = async () => (await heardBy(owner)).filter(({ title }) => title.endsWith('sắp đến hạn'))
  assert.deepEqual(
    (await told()).map(({ title, content }) => [title, content]),
    [['Chứng nhận “VG-02” sắp đến hạn', 'Ngày hết hạn']],
  )
  await server.sql`update notices set seen_at = now()`
  await server.sql`update certificates set expires_at = ${addDays(soon, 5)} where id = ${certificates[0]!.id}`
  await runExpiries()
  assert.equal((await told()).length, 2)
})
