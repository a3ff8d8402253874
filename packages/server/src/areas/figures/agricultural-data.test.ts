import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, entryOf, fieldsOf, givenChain, signInAsSuperAdmin } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

async function plantForm(more: object = {}) {
  const { province_id, ward_id } = await addressOf(server)
  const [plant] = await server.sql<{ id: number }[]>`select id from plants order by id limit 1`
  return {
    plant_id: plant!.id,
    province_id,
    ward_id,
    year: 2026,
    season: 'year',
    area_sown: 120,
    area_harvested: 100,
    output: 550,
    ...more,
  }
}

test('the yield of a crop is told from its output and the area harvested, whatever is sent', async () => {
  const call = await signInAsSuperAdmin(server)
  const form = await plantForm({ yield: 999 })
  const entry = entryOf(await call('POST', '/product-plants', form))
  assert.equal(Number(entry.yield), 55)
  const changed = entryOf(
    await call('PUT', `/product-plants/${entry.id}`, { ...form, output: 600, version: entry.version }),
  )
  assert.equal(Number(changed.yield), 60)
})

test('certified area beyond the area sown is refused', async () => {
  const call = await signInAsSuperAdmin(server)
  const reply = await call('POST', '/product-plants', await plantForm({ area_vietgap: 121, season: 'spring' }))
  assert.ok(
    fieldsOf(reply).some((field) => field === 'area_sown' || field === 'area_vietgap'),
    JSON.stringify(reply),
  )
})

test('no more of an annual crop is harvested than was sown; a perennial crop stood there before', async () => {
  const call = await signInAsSuperAdmin(server)
  const [annual, perennial] = await server.sql<{ id: number }[]>`
    select distinct on (is_perennial) id from plants where is_perennial is not null order by is_perennial, id`
  const told = await plantForm({ plant_id: annual!.id, area_harvested: 121 })
  assert.deepEqual((await call('POST', '/product-plants', told)).errors, {
    area_harvested: ['Diện tích thu hoạch không được lớn hơn diện tích gieo trồng'],
  })
  const entry = entryOf(await call('POST', '/product-plants', { ...told, area_harvested: 120 }))
  assert.deepEqual(fieldsOf(await call('PUT', `/product-plants/${entry.id}`, told)), ['area_harvested'])
  entryOf(await call('POST', '/product-plants', { ...told, plant_id: perennial!.id }))
})

test('a list is added up as it is filtered, with the year before beside one year', async () => {
  const call = await signInAsSuperAdmin(server)
  entryOf(
    await call(
      'POST',
      '/product-plants',
      await plantForm({ year: 2024, area_sown: 10, area_harvested: 10, output: 40 }),
    ),
  )
  entryOf(
    await call(
      'POST',
      '/product-plants',
      await plantForm({ year: 2025, area_sown: 20, area_harvested: 20, output: 90 }),
    ),
  )
  const one = (await call('GET', '/product-plants/totals?year=2025')).data
  assert.deepEqual(
    [one.entry, one.last_year],
    [
      { count: 1, area_sown: 20, area_harvested: 20, output: 90, area_vietgap: 0 },
      { count: 1, area_sown: 10, area_harvested: 10, output: 40, area_vietgap: 0 },
    ],
  )
  const all = (await call('GET', '/product-plants/totals?year=2024,2025')).data
  assert.partialDeepStrictEqual(all, { entry: { output: 130, area_sown: null }, last_year: null })
})

test('a figure of the whole commune holds those of its producers, and a year its seasons', async () => {
  const { admin: call, manufacture } = await givenChain(server)
  const tell = async (more: object) => entryOf(await call('POST', '/product-plants', await plantForm(more)))
  const total = async (query: string) => (await call('GET', `/product-plants/totals?${query}`)).data.entry
  const own = { manufacture_id: manufacture.id }
  await tell({ year: 2025, season: 'spring', area_sown: 3, area_harvested: 3, output: 10, ...own })
  assert.partialDeepStrictEqual(
    await total('year=2025'),
    { area_sown: 3, output: 10 },
    'while the commune tells nothing',
  )
  const { id } = await tell({ year: 2025, season: 'spring', area_sown: 20, area_harvested: 20, output: null })
  assert.partialDeepStrictEqual(await total('year=2025'), { count: 2, area_sown: 20, output: 10 })
  await call(
    'PUT',
    `/product-plants/${id}`,
    await plantForm({ year: 2025, season: 'spring', area_sown: 20, area_harvested: 20, output: 90 }),
  )
  assert.partialDeepStrictEqual(await total('year=2025'), { area_sown: 20, output: 90 })
  await tell({ year: 2025, season: 'autumn', area_sown: 5, area_harvested: 5, output: 30 })
  assert.partialDeepStrictEqual(await total('year=2025'), { area_sown: 25, output: 120 }, 'seasons add up')
  await tell({ year: 2025, season: 'year', area_sown: 26, area_harvested: 26, output: 125 })
  assert.partialDeepStrictEqual(await total('year=2025'), { count: 4, area_sown: 26, output: 125 })
  assert.partialDeepStrictEqual(await total('year=2025&season=spring'), { area_sown: 20, output: 90 })
  assert.partialDeepStrictEqual(await total(`year=2025&manufacture_id=${manufacture.id}`), { area_sown: 3, output: 10 })
  const month = '2025-12'
  const { plants, wards } = (await call('GET', `/bulletin?month=${month}`)).data
  assert.deepEqual([plants[0]!.now, wards[0]!.now], [125, 26], 'in the bulletin, too')
  const { entries } = (await call('GET', '/group-product-plants?group_by=plant_id&year=2025')).data
  assert.deepEqual(
    entries.flatMap(({ sums }) => sums.map(({ total: sum }) => sum)),
    [null, null, null],
    'a group of rows that hold each other has no sum',
  )
  const { entries: bySeason } = (await call('GET', '/group-product-plants?group_by=season&year=2025')).data
  const autumn = bySeason.find(({ value }) => value === 'autumn')
  assert.equal(autumn!.sums.find(({ field }) => field === 'area_sown')!.total, 5)
})

test('herds of four quarters are not one herd, what was sold of them is', async () => {
  const call = await signInAsSuperAdmin(server)
  const { province_id, ward_id } = await addressOf(server)
  const animal_id = (await server.sql<{ id: number }[]>`select id from animals order by id limit 1`)[0]!.id
  for (const quarter of [1, 2, 3, 4]) {
    const form = { animal_id, province_id, ward_id, year: 2025, quarter, head_total: 1000 * quarter, head_sold: 10 }
    entryOf(await call('POST', '/product-animals', form))
  }
  const total = async (query: string) => (await call('GET', `/product-animals/totals?${query}`)).data
  assert.partialDeepStrictEqual(await total('year=2025'), { entry: { count: 4, head_total: null, head_sold: 40 } })
  assert.partialDeepStrictEqual(await total('year=2025&quarter=4'), { entry: { head_total: 4000, head_sold: 10 } })
  assert.partialDeepStrictEqual(await total('year=2026&quarter=4'), {
    entry: { head_total: 0 },
    last_year: { head_total: 4000 },
  })
  const { entries } = (await call('GET', '/group-product-animals?group_by=animal_id&year=2025')).data
  assert.equal(entries[0]!.sums.find(({ field }) => field === 'head_total')!.total, null)
})

test('a quarter of seafood holds its months', async () => {
  const { admin: call, manufacture } = await givenChain(server)
  const { province_id, ward_id } = await addressOf(server)
  const seafood_id = (await server.sql<{ id: number }[]>`select id from seafoods order by id limit 1`)[0]!.id
  const tell = async (period: string, output: number, more: object = {}) =>
    entryOf(
      await call('POST', '/criteria-seafoods', {
        seafood_id,
        activity: 'aquaculture',
        province_id,
        ward_id,
        year: 2025,
        pond_area: 4,
        period,
        output,
        ...more,
      }),
    )
  const total = async () => (await call('GET', '/criteria-seafoods/totals?year=2025')).data.entry
  await tell('m4', 1)
  await tell('m6', 2, { manufacture_id: manufacture.id })
  await tell('m7', 5)
  assert.partialDeepStrictEqual(await total(), { output: 8, pond_area: null })
  await tell('q2', 10)
  assert.partialDeepStrictEqual(await total(), { output: 15 })
})

test('what farmed seafood yields and eats is told from its figures', async () => {
  const call = await signInAsSuperAdmin(server)
  const { province_id, ward_id } = await addressOf(server)
  const seafood_id = (await server.sql<{ id: number }[]>`select id from seafoods order by id limit 1`)[0]!.id
  const form = {
    seafood_id,
    activity: 'aquaculture',
    province_id,
    ward_id,
    year: 2026,
    period: 'q1',
    pond_area: 4,
    output: 20,
    feed_used: 26,
  }
  const entry = entryOf(await call('POST', '/criteria-seafoods', form))
  assert.deepEqual([Number(entry.yield), Number(entry.fcr)], [5, 1.3])
})

test('those without the permission neither add nor add up', async () => {
  const nobody = await server.signIn([])
  assert.equal((await nobody('POST', '/product-plants', await plantForm())).code, 403)
  assert.equal((await nobody('GET', '/product-plants/totals')).code, 403)
})

test('figures are called by their species, place and time, in the log as in the trash', async () => {
  const call = await signInAsSuperAdmin(server)
  const form = await plantForm({ year: 2020, season: 'spring' })
  const { id } = entryOf(await call('POST', '/product-plants', form))
  assert.equal((await call('DELETE', `/product-plants/${id}`)).code, 200)
  const [names] = await server.sql<{ plant: string; ward: string }[]>`
    select p.name as plant, w.name as ward from plants p, wards w where p.id = ${form.plant_id} and w.id = ${form.ward_id}`
  const name = `${names!.plant} · ${names!.ward} · Xuân · Năm 2020`
  const [lost] = (await call('GET', '/trash-product-plants')).data.entries
  assert.equal(lost!.name, name)
  const lines =
    await server.sql`select distinct entity_label from system_logs where subject = 'product_plants' and entity_id = ${id}`
  assert.deepEqual(
    lines.map(({ entity_label }) => entity_label),
    [name],
  )
})
