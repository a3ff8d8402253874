import assert from 'node:assert/strict'
import { test } from 'node:test'
import { animals } from '@trace/domain/areas/catalogue/animals.ts'
import { plants } from '@trace/domain/areas/catalogue/plants.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { bulletinResources } from '@trace/domain/areas/figures/bulletin-resources.ts'
import { needs } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { entryOf, givenChain, idOf, productForm, signInAs, signInAsSuperAdmin } from '../../../test/chain.ts'
import { lettersOf } from '../../../test/letters.ts'
import { testServer } from '../../../test/server.ts'
import { lastMonth } from './bulletin.ts'
import { mailBulletins } from './mail-bulletins.ts'

const server = testServer()
const month = lastMonth(today())
const year = Number(month.slice(0, 4))

const speciesOf = async (table: string) => {
  const [first, second] = await server.sql<
    { id: number; name: string }[]
  >`select id, name from ${server.sql(table)} order by id limit 2`
  return [first!, second!] as const
}

/** Creates figures of two crops and one animal for this year and the last one, in two communes. */
async function givenFigures() {
  const province_id = await idOf(server, 'provinces', '22')
  const [orange, potato] = await speciesOf(plants.table)
  const [chicken] = await speciesOf(animals.table)
  const [here, there] = await server.sql<{ id: number; name: string }[]>`
    select id, name from wards where system = '2025' and province_id = ${province_id} order by id limit 2`
  const tell = (ward_id: number, told: number, plant_id: number, output: number, area_sown: number) =>
    server.given(productPlants, { province_id, ward_id, year: told, season: 'year', plant_id, output, area_sown })
  await tell(here!.id, year - 1, orange.id, 100, 10)
  await tell(here!.id, year, orange.id, 110, 12)
  await tell(here!.id, year - 1, potato.id, 100, 5)
  await tell(here!.id, year, potato.id, 80, 4)
  await tell(there!.id, year - 1, potato.id, 20, 2)
  await server.given(productAnimals, {
    province_id,
    ward_id: here!.id,
    year,
    quarter: 1,
    animal_id: chicken.id,
    head_total: 3000,
  })
  return { orange, potato, chicken, here: here!, there: there! }
}

test('a bulletin tells each crop beside itself a year before, and who has told nothing this year', async () => {
  const { orange, potato, chicken, here, there } = await givenFigures()
  const leader = await signInAs(server, 'department_leader')
  const { plants, animals, wards, silent, sentences } = (await leader('GET', `/bulletin?month=${month}`)).data
  assert.deepEqual(plants, [
    { ...orange, unit: 'tấn', now: 110, before: 100 },
    { ...potato, unit: 'tấn', now: 80, before: 120 },
  ])
  assert.deepEqual(animals, [{ ...chicken, unit: 'con', now: 3000, before: 0 }])
  assert.deepEqual(
    wards.map(({ name, now, before }) => [name, now, before]),
    [
      [here.name, 16, 15],
      [there.name, 0, 2],
    ],
  )
  assert.deepEqual(silent, [there.name])
  assert.match(sentences[1]!, new RegExp(`${orange.name} tăng 10%, đạt 110 tấn; ${potato.name} giảm 33%, đạt 80 tấn`))
})

test('the bulletin is for whoever may list all that it tells of', async () => {
  const needed = bulletinResources.map((told) => needs(told, 'list')[0])
  assert.equal((await (await server.signIn(needed))('GET', `/bulletin?month=${month}`)).code, 200)
  for (const [place, missing] of needed.entries()) {
    const rest = needed.filter(({ subject }) => subject !== missing.subject)
    const { code } = await (await server.signIn(rest))('GET', `/bulletin?month=${month}`)
    assert.equal(code, 403, `without ${bulletinResources[place]!.label}`)
  }
})

test('a month begins and ends at midnight in Vietnam', async () => {
  const { harvest, trace } = await givenChain(server)
  await harvest()
  const { id } = await trace()
  const leader = await signInAs(server, 'department_leader')
  const madeAt = async (moment: string) => {
    await server.sql`update traces set created_at = ${moment} where id = ${id}`
    const { events } = (await leader('GET', `/bulletin?month=${month}`)).data
    return events.find(({ key }: { key: string }) => key === 'traces')?.now
  }
  const next = today().slice(0, 7)
  assert.deepEqual([await madeAt(`${month}-01T00:30:00+07:00`), await madeAt(`${next}-01T00:30:00+07:00`)], [1, 0])
})

test('late is what waits longer than its state allows, in whatever list, and as the settings have it', async () => {
  const { manufacture, ask, diaryForm } = await givenChain(server)
  const leader = await signInAs(server, 'department_leader')
  const { id } = await ask(
    'POST',
    '/products',
    await productForm(server, manufacture.id, { name: 'Trứng', gtin: null }),
  )
  const diary = await ask('POST', '/diaries', diaryForm('weighing', '2026-08-01T08:00:00+07:00'))
  await ask('PUT', `/diaries/${diary.id}/change-status/submitted`)
  const lateOf = async () => (await leader('GET', `/bulletin?month=${month}`)).data.late
  assert.deepEqual(await lateOf(), [])
  await server.sql`update products set standing_since = now() - interval '6 days' where id = ${id}`
  await server.sql`update diaries set standing_since = now() - interval '4 days' where id = ${diary.id}`
  assert.deepEqual(await lateOf(), [
    { label: 'Sản phẩm: chờ duyệt', count: 1 },
    { label: 'Nhật ký sản xuất: chờ duyệt', count: 1 },
  ])
})

test('a recall of the month and the stars of the products are told', async () => {
  const chain = await givenChain(server)
  await chain.harvest()
  const trace = await chain.trace()
  await server.sql`update products set ocop_star = 4 where id = ${chain.product.id}`
  await server.sql`
    update traces set status = 'recalled', recall_reason = 'Dư lượng', recalled_at = ${`${month}-15T08:00:00+07:00`} where id = ${trace.id}`
  const { recalls, ocop } = (await (await signInAs(server, 'department_leader'))('GET', `/bulletin?month=${month}`))
    .data
  assert.deepEqual(
    recalls.map(({ id, reason }) => [id, reason]),
    [[trace.id, 'Dư lượng']],
  )
  assert.deepEqual(ocop, [{ stars: 4, count: 1 }])
  await server.sql`update products set ocop_expires_at = '2025-01-01' where id = ${chain.product.id}`
  const later = (await (await signInAs(server, 'department_leader'))('GET', `/bulletin?month=${month}`)).data
  assert.deepEqual(later.ocop, [], 'stars that have ended are not told')
})

test('who was chosen gets the bulletin by mail once a month, with its figures and a document', async () => {
  const { orange } = await givenFigures()
  const leader = await signInAs(server, 'department_leader')
  await signInAs(server, 'department_leader')
  const editor = await signInAs(server, 'editor')
  await server.sql`update users set gets_bulletin = true where id in (${leader.userId}, ${editor.userId})`
  const queued = async () => {
    const [row] = await server.sql<
      { count: number }[]
    >`select count(*)::int as count from pgboss.job where name = 'mails'`
    return row!.count
  }
  const before = await queued()
  const first = `${today().slice(0, 7)}-01`
  await mailBulletins(server.program, server.settings, new Date(`${first}T06:59:00+07:00`))
  assert.equal(await queued(), before, 'before seven nothing is sent')
  const morning = new Date(`${first}T07:01:00+07:00`)
  await Promise.all([0, 1].map(() => mailBulletins(server.program, server.settings, morning)))
  await mailBulletins(server.program, server.settings, new Date())
  assert.equal(await queued(), before + 1, 'the editor may not read it, the other leader was not chosen')
  const { email } = await server.row('users', leader.userId)
  const [letter] = await lettersOf(server, String(email))
  const [told, number] = month.split('-')
  assert.match(letter!, new RegExp(`Subject: Bản tin tháng ${Number(number)}/${told}`))
  assert.match(letter!, new RegExp(`${orange.name}: 110 tấn, năm trước 100 tấn \\(\\+10%\\)`))
  assert.match(letter!, new RegExp(`/admin/bulletin\\?month=${month}`))
  assert.match(letter!, new RegExp(`filename=ban-tin-${month}.pdf`))
  assert.match(letter!, /%PDF-/)
  assert.equal(entryOf(await (await signInAsSuperAdmin(server))('GET', `/users/${leader.userId}`)).gets_bulletin, true)
})
