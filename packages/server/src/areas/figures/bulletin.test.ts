import assert from 'node:assert/strict'
import { test } from 'node:test'
import { animals } from '@trace/domain/areas/catalogue/animals.ts'
import { plants } from '@trace/domain/areas/catalogue/plants.ts'
import { seafoods } from '@trace/domain/areas/catalogue/seafoods.ts'
import { criteriaSeafoods } from '@trace/domain/areas/figures/criteria-seafoods.ts'
import { productAnimals } from '@trace/domain/areas/figures/product-animals.ts'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { bulletinResources } from '@trace/domain/areas/figures/bulletin-resources.ts'
import { needs } from '@trace/define/resource.ts'
import { today } from '@trace/define/text/dates.ts'
import { entryOf, givenChain, idOf, productForm, signInAs, signInAsSuperAdmin } from '../../../test/chain.ts'
import { lettersOf } from '../../../test/letters.ts'
import { testServer } from '../../../test/server.ts'
import { mailBulletins } from './mail-bulletins.ts'
import { lastMonth } from './read-bulletin.ts'

const server = testServer()
const month = lastMonth(today())
const year = Number(month.slice(0, 4))
/** The year of the last first quarter that was over by then. */
const animalYear = Number(month.slice(5)) < 3 ? year - 1 : year

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
    server.given(productPlants, {
      province_id,
      ward_id,
      year: told,
      season: 'year',
      plant_id,
      output,
      area_sown,
      reported_at: `${told}${month.slice(4)}-20`,
    })
  await tell(here!.id, year - 1, orange.id, 100, 10)
  await tell(here!.id, year, orange.id, 110, 12)
  await tell(here!.id, year - 1, potato.id, 100, 5)
  await tell(here!.id, year, potato.id, 80, 4)
  await tell(there!.id, year - 1, potato.id, 20, 2)
  await server.given(productAnimals, {
    province_id,
    ward_id: here!.id,
    year: animalYear,
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
    { ...orange, unit: 'tấn', period: `Cả năm/${year}`, now: 110, before: 100, note: null },
    { ...potato, unit: 'tấn', period: `Cả năm/${year}`, now: 80, before: null, note: '1 trên 2 xã đã báo cáo' },
  ])
  assert.deepEqual(animals, [
    { ...chicken, unit: 'con', period: `Quý I/${animalYear}`, now: 3000, before: 0, note: null },
  ])
  assert.deepEqual(
    wards.map(({ name, now, before, note }) => [name, now, before, note]),
    [
      [here.name, 16, 15, null],
      [there.name, 0, null, '0 trên 1 loại cây đã báo cáo'],
    ],
  )
  assert.deepEqual(silent, [there.name])
  assert.match(sentences[1]!, new RegExp(`: ${orange.name} tăng 10%, đạt 110 tấn \\(Cả năm/${year}\\)\\.$`))
})

/** Tells herds and catches of two communes, of quarters of 2024 and 2025. */
async function givenQuarters() {
  const province_id = await idOf(server, 'provinces', '22')
  const [[chicken], [oyster]] = [await speciesOf(animals.table), await speciesOf(seafoods.table)]
  const [here, there] = await server.sql<{ id: number }[]>`
    select id from wards where system = '2025' and province_id = ${province_id} order by id limit 2`
  const herd = (ward: { id: number }, told: number, quarter: number, head_total: number) =>
    server.given(productAnimals, {
      province_id,
      ward_id: ward.id,
      year: told,
      quarter,
      animal_id: chicken.id,
      head_total,
    })
  const ofOysters = { province_id, seafood_id: oyster.id, activity: 'capture' } as const
  const landed = (ward: { id: number }, told: number, quarter: 1 | 2 | 3 | 4, output: number) =>
    server.given(criteriaSeafoods, { ...ofOysters, ward_id: ward.id, year: told, period: `q${quarter}`, output })
  const leader = await signInAs(server, 'department_leader')
  const read = async (asked: string) => (await leader('GET', `/bulletin?month=${asked}`)).data
  return { here: here!, there: there!, herd, landed, read }
}

test('a bulletin tells of what was over when its month was; what is entered of later periods does not change it', async () => {
  const { here, there, herd, read } = await givenQuarters()
  for (const quarter of [1, 2, 3, 4]) await herd(here, 2024, quarter, 1000).then(() => herd(there, 2024, quarter, 500))
  await herd(here, 2025, 1, 1100)
  await herd(there, 2025, 1, 550)
  const [february, may] = [await read('2025-02'), await read('2025-05')]
  assert.partialDeepStrictEqual(february.animals, [{ period: 'Quý IV/2024', now: 1500, before: 0 }])
  assert.partialDeepStrictEqual(may.animals, [{ period: 'Quý I/2025', now: 1650, before: 1500, note: null }])
  assert.match(may.sentences[1]!, /tăng 10%, đạt 1\.650 con \(Quý I\/2025\)/)
  await herd(here, 2025, 4, 500)
  assert.deepEqual([await read('2025-02'), await read('2025-05')], [february, may])
  const december = await read('2025-12')
  assert.partialDeepStrictEqual(december.animals, [
    { period: 'Quý IV/2025', now: 500, before: null, note: '1 trên 2 xã đã báo cáo' },
  ])
  assert.doesNotMatch(december.sentences[1]!, /giảm/, 'nothing fell: a commune has not reported yet')
})

test('what a year yielded so far stands beside the same quarters of the year before', async () => {
  const { here, there, landed, read } = await givenQuarters()
  for (const quarter of [1, 2, 3, 4] as const) await landed(here, 2024, quarter, 100)
  for (const quarter of [1, 2, 3] as const) await landed(here, 2025, quarter, 110)
  const seafoodOf = async (asked: string) => (await read(asked)).seafoods
  assert.partialDeepStrictEqual(await seafoodOf('2025-12'), [
    { period: 'Quý I, Quý II, Quý III/2025', now: 330, before: 300, note: null },
  ])
  assert.partialDeepStrictEqual(await seafoodOf('2025-08'), [{ period: 'Quý I, Quý II/2025', now: 220, before: 200 }])
  await landed(there, 2025, 1, 900)
  assert.partialDeepStrictEqual(
    await seafoodOf('2025-12'),
    [{ now: 330, before: 300, note: 'chưa kể 1 xã không có số liệu cùng kỳ năm trước' }],
    'a commune that had told nothing the year before is no growth',
  )
})

test('the bulletin of an older month does not tell what is late today', async () => {
  const { read } = await givenQuarters()
  assert.deepEqual((await read('2025-05')).late, undefined)
  assert.doesNotMatch((await read('2025-05')).sentences[2]!, /quá hạn/)
  assert.deepEqual((await read(month)).late, [])
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
  await server.sql`
    update products set standing_since = (date_trunc('day', now() at time zone 'Asia/Ho_Chi_Minh') - interval '5 days')
      at time zone 'Asia/Ho_Chi_Minh' where id = ${id}`
  assert.deepEqual(await lateOf(), [], 'what is due today is not late, as in the inbox')
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
  assert.match(letter!, new RegExp(`${orange.name}: 110 tấn, cùng kỳ năm trước 100 tấn \\(\\+10%\\)`))
  assert.match(letter!, new RegExp(`/admin/bulletin\\?month=${month}`))
  assert.match(letter!, new RegExp(`filename=ban-tin-${month}.pdf`))
  assert.match(letter!, /%PDF-/)
  assert.equal(entryOf(await (await signInAsSuperAdmin(server))('GET', `/users/${leader.userId}`)).gets_bulletin, true)
})
