import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '@trace/define/text/dates.ts'
import { areaForm, entryOf, fieldsOf, givenChain, idOf, manufactureForm, signInAs } from '../../../test/chain.ts'
import type { Query } from '../../../test/data-at.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

/** About 4.6 ha. */
const square = {
  type: 'Polygon',
  coordinates: [
    [
      [107.35, 21.33],
      [107.352, 21.33],
      [107.352, 21.332],
      [107.35, 21.332],
      [107.35, 21.33],
    ],
  ],
}

/** `square` moved east, without land in common. */
const beside = { ...square, coordinates: square.coordinates.map((ring) => ring.map(([x, y]) => [x! + 0.003, y])) }
/** `square` moved by half of its width and height: a quarter of it in common. */
const half = 0.001
const across = {
  ...square,
  coordinates: square.coordinates.map((ring) => ring.map(([x, y]) => [x! + half, y! + half])),
}

test('staff are told of land that another area claims, whoever it belongs to; producers are not', async () => {
  const { admin, ask, manufacture } = await givenChain(server)
  const other = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, { name: 'HTX Hải Lạng', tax_code: '0000000002', gln: null }),
  )
  await ask('PUT', `/manufactures/${other.id}/change-approved`)
  const first = await ask(
    'POST',
    '/material-areas',
    await areaForm(server, other.id, { name: 'Đồi bên', acreage: 4.6, boundary: square }),
  )
  const form = await areaForm(server, manufacture.id, { name: 'Đồi chồng', acreage: 4.6, boundary: across })
  const reply = await admin('POST', '/material-areas', form)
  assert.deepEqual(reply.data.warnings, ['Đồi chồng chồng lên Đồi bên (4,6 ha) của HTX Hải Lạng: 1,1486 ha'])
  const path = `/material-areas/${entryOf(reply).id}/overlaps` as const
  const { entries } = (await admin('GET', path)).data
  assert.deepEqual(
    entries.map(({ id, manufacture, shared }) => [id, manufacture, shared]),
    [[first.id, 'HTX Hải Lạng', 1.1486]],
  )
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.deepEqual((await owner('GET', path)).data.entries, [])
})

test('the hectares of a boundary are those of its union', async () => {
  const { ask, manufacture } = await givenChain(server)
  const twice = { type: 'MultiPolygon', coordinates: [square.coordinates, square.coordinates] }
  const sizes = []
  for (const [name, boundary] of Object.entries({ once: square, twice }))
    sizes.push(
      (await ask('POST', '/material-areas', await areaForm(server, manufacture.id, { name, boundary }))).computed_area,
    )
  assert.equal(sizes[0], sizes[1])
})

test('a place is traced by its GLN, or by its code where it has none', async () => {
  const { ask, area, manufacture } = await givenChain(server)
  assert.match(area.code, /^VSX-22-\d{5}$/)
  assert.equal(area.location_code, area.code)
  const owned = await ask(
    'PUT',
    `/material-areas/${area.id}`,
    await areaForm(server, manufacture.id, { gln: '9521234009023' }),
  )
  assert.equal(owned.location_code, '9521234009023')
})

test('an acreage more than a fifth off from the map is taken with a warning', async () => {
  const { admin, manufacture } = await givenChain(server)
  const reply = await admin(
    'POST',
    '/material-areas',
    await areaForm(server, manufacture.id, {
      name: 'Đồi thả 2',
      boundary: square,
    }),
  )
  const { computed_area } = entryOf(reply)
  assert.ok(computed_area! > 4.4 && computed_area! < 4.8, String(computed_area))
  assert.match(reply.data.warnings[0]!, /^Diện tích theo bản đồ là 4,\d+ ha, chênh quá 20% so với 2,4 ha đã khai$/)
  const near = await admin(
    'POST',
    '/material-areas',
    await areaForm(server, manufacture.id, {
      name: 'Đồi thả 3',
      boundary: beside,
      acreage: 4.5,
    }),
  )
  assert.deepEqual(near.data.warnings, [])
})

test('households hold at most a twentieth more than the area', async () => {
  const { admin, labor, manufacture } = await givenChain(server)
  const shares = (acreage: number) => ({
    name: 'Đồi thả 4',
    households: [
      { labor_id: labor.id, acreage: 1 },
      { labor_id: labor.id, acreage },
    ],
  })
  const over = await admin('POST', '/material-areas', await areaForm(server, manufacture.id, shares(1.53)))
  assert.deepEqual(fieldsOf(over), ['households'])
  const { households } = entryOf(
    await admin('POST', '/material-areas', await areaForm(server, manufacture.id, shares(1.52))),
  )
  assert.equal(households.length, 2)
})

test('a producer asks for a growing-area code, officers give and suspend it', async () => {
  const { admin, area, manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const step = (who: typeof admin, state: string) => who('PUT', `/material-areas/${area.id}/change-puc-status/${state}`)

  const own = entryOf(
    await owner(
      'PUT',
      `/material-areas/${area.id}`,
      await areaForm(server, manufacture.id, {
        puc_code: 'VN-22-06874-001-26',
      }),
    ),
  )
  assert.equal(own.puc_code, null)
  assert.equal(entryOf(await step(owner, 'requested')).puc_status, 'requested')
  assert.equal((await step(owner, 'active')).code, 403)
  const year = today().slice(2, 4)
  const refused = await step(admin, 'active')
  assert.deepEqual(fieldsOf(refused), ['puc_code'])
  assert.equal(refused.message, `Mã số vùng trồng bắt buộc, có thể cấp mã VN-22-06874-001-${year}`)

  entryOf(
    await admin(
      'PUT',
      `/material-areas/${area.id}`,
      await areaForm(server, manufacture.id, {
        puc_code: 'VN-22-06874-001-26',
      }),
    ),
  )
  const active = entryOf(await step(admin, 'active'))
  assert.equal(active.puc_status, 'active')
  assert.ok(active.puc_issued_at)
  assert.equal(
    (await step(admin, 'requested')).message,
    'Không thể chuyển từ “Đang sử dụng” sang “Chờ cấp mã số vùng trồng”',
  )
  const kept = entryOf(await owner('PUT', `/material-areas/${area.id}`, await areaForm(server, manufacture.id)))
  assert.equal(kept.puc_code, 'VN-22-06874-001-26')
})

test('a producer has no two areas of one name, and none without what grows there', async () => {
  const { admin, manufacture } = await givenChain(server)
  assert.equal((await admin('POST', '/material-areas', await areaForm(server, manufacture.id))).code, 409)
  const bare = await admin(
    'POST',
    '/material-areas',
    await areaForm(server, manufacture.id, {
      name: 'Ao 1',
      sector_kind: 'seafood',
    }),
  )
  assert.deepEqual(fieldsOf(bare), ['seafood_id', 'water_surface'])
  const wet = await admin(
    'POST',
    '/material-areas',
    await areaForm(server, manufacture.id, {
      name: 'Ao 1',
      sector_kind: 'seafood',
      seafood_id: await idOf(server, 'seafoods', 'TOM-SU'),
      water_surface: 3,
    }),
  )
  assert.deepEqual(fieldsOf(wet), ['water_surface'])
})

test('a code that is asked for waits for who may give it, not for officers of communes', async () => {
  const { admin, area, manufacture } = await givenChain(server)
  const owner = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const commune = await signInAs(server, 'commune_officer', { ward_id: area.ward_id })
  const waiting = async (who: typeof admin) => {
    const { entries } = (await who('GET', '/inbox?resource=material-areas')).data
    return entries.filter(({ id, state }) => id === area.id && state === 'requested').length
  }
  await owner('PUT', `/material-areas/${area.id}/change-puc-status/requested`)
  assert.equal(await waiting(admin), 1)
  assert.equal(await waiting(commune), 0)
  const read = entryOf(await commune('GET', `/material-areas/${area.id}`))
  assert.equal(read.puc_status, 'requested')
})

test('the hectares over a list are those of the rows that its filters and reach leave, by commune', async () => {
  const { admin, ask, manufacture, area } = await givenChain(server)
  const [elsewhere] = await server.sql<
    { id: number; province_id: number }[]
  >`select id, province_id from wards where system = '2025' and code = '06886'`
  await ask('POST', '/material-areas', await areaForm(server, manufacture.id, { name: 'Đồi thả 2', acreage: 1.25 }))
  const far = { name: 'Bãi triều', acreage: 10.5, ward_id: elsewhere!.id, province_id: elsewhere!.province_id }
  await ask('POST', '/material-areas', await areaForm(server, manufacture.id, far))
  const totals = async (call: typeof admin, query: Query = '') => {
    const { count, acreage, by_ward } = entryOf(await call('GET', `/material-areas/totals${query}`))
    return [count, acreage, by_ward.map((ward) => [ward.name, ward.acreage])]
  }
  assert.deepEqual(await totals(admin), [
    3,
    14.15,
    [
      ['Xã Hải Lạng', 10.5],
      ['Xã Điền Xá', 3.65],
    ],
  ])
  assert.deepEqual(await totals(admin, `?ward_id=${area.ward_id}&page=7`), [2, 3.65, [['Xã Điền Xá', 3.65]]])
  assert.deepEqual(await totals(admin, `?search=${encodeURIComponent('bai trieu')}`), [
    1,
    10.5,
    [['Xã Hải Lạng', 10.5]],
  ])
  const officer = await signInAs(server, 'commune_officer', { ward_id: elsewhere!.id })
  assert.deepEqual(await totals(officer), [1, 10.5, [['Xã Hải Lạng', 10.5]]])
  const nobody = await server.signIn([])
  assert.equal((await nobody('GET', '/material-areas/totals')).code, 403)
})
