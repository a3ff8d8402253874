import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf, entryOf, fieldsOf, signInAsSuperAdmin } from '../../../test/chain.ts'
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
  assert.partialDeepStrictEqual(all, { entry: { output: 130 }, last_year: null })
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
