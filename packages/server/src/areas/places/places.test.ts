import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seedBaseData } from '../../base-data/base-data.ts'
import { idOf } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const totals = [
  ['/provinces', 34],
  ['/provinces?system=legacy', 63],
  ['/wards', 3321],
  ['/wards?system=legacy', 10_034],
  ['/districts', 13],
  ['/districts?system=2025', 0],
  ['/districts?system=legacy', 691],
  ['/regions', 8],
] as const
for (const [path, total] of totals) {
  test(`${path} holds ${total}`, async () => {
    const call = await server.signIn([])
    assert.equal((await call('GET', path)).data.pagination.total, total)
  })
}

test('the places within a place are of its system', async () => {
  const call = await server.signIn([])
  const province = await idOf(server, 'provinces', '22')
  for (const path of [
    `/provinces/${province}/wards`,
    `/wards/by-province/${province}`,
    `/wards?province_id=${province}`,
  ] as const) {
    assert.equal((await call('GET', path)).data.pagination.total, 54, path)
  }
  const former = (await call('GET', `/provinces/${province}/districts?length=100`)).data.entries
  assert.equal(former.length, 13)
  assert.ok(former.every(({ system, is_active, successors }) => system === 'legacy' && !is_active && successors.length))
  assert.equal((await call('GET', `/districts?province_id=${province}`)).data.pagination.total, 13)
  const [old] = await server.sql`select id from provinces where system = 'legacy' and code = '22'`
  const districts = (await call('GET', `/provinces/${old!['id']}/districts?length=100`)).data.entries
  assert.equal(districts.length, 13)
  const [district] = districts.filter(({ name }) => name.includes('Tiên Yên'))
  for (const path of [
    `/districts/${district!.id}/wards?length=100`,
    `/wards/by-district/${district!.id}?length=100`,
    `/wards?district_id=${district!.id}&length=100`,
  ] as const) {
    const { entries } = (await call('GET', path)).data
    assert.ok(entries.length > 5 && entries.every(({ system }) => system === 'legacy'), path)
  }
  assert.equal((await call('GET', '/provinces/999999/wards')).code, 404)
})

test('the same code means another place in each system, and an old commune leads to its new one', async () => {
  const call = await server.signIn([])
  const found = async (system: string) => (await call('GET', `/wards?system=${system}&search=06946`)).data.entries[0]
  const [now, old] = [await found('2025'), await found('legacy')]
  assert.deepEqual([now!.name, old!.name], ['Xã Đường Hoa', 'Xã Quảng Long'])
  const { entries } = (await call('GET', `/wards/${old!.id}/successors`)).data
  assert.deepEqual(
    entries.map(({ name }) => name),
    ['Xã Đường Hoa'],
  )
})

const splits: [code: string, parts: string[]][] = [
  ['00166', ['Phường Cầu Giấy', 'Phường Nghĩa Đô']],
  ['20200', ['Phường Hòa Khánh', 'Phường Thanh Khê']],
  ['25996', ['Phường Tân Triều', 'Phường Trấn Biên']],
]
for (const [code, parts] of splits) {
  test(`old commune ${code} was split up: ${parts.join(' and ')} are offered, the larger part first`, async () => {
    const call = await server.signIn([])
    const [old] = (await call('GET', `/wards?system=legacy&search=${code}`)).data.entries
    assert.equal(old!.needs_review, true)
    const { entries } = (await call('GET', `/wards/${old!.id}/successors`)).data
    assert.deepEqual(
      entries.map(({ name }) => name),
      parts,
    )
  })
}

test('communes to look at again have other parts to choose from, in a platform that is there already too', async () => {
  const review = async () =>
    (
      await server.sql<{ code: string; parts: number; strange: number }[]>`
    select o.code, cardinality(o.candidate_ids) as parts,
      (select count(*)::int from wards n where n.id = any(o.candidate_ids) and (n.system <> '2025' or n.id = o.successor_id)) as strange
    from wards o where o.needs_review order by o.code`
    ).map((row) => ({ ...row }))
  const seeded = await review()
  assert.ok(seeded.length >= 5, String(seeded.length))
  assert.ok(
    seeded.every(({ parts, strange }) => parts >= 1 && parts <= 2 && strange === 0),
    JSON.stringify(seeded),
  )
  await server.sql`update wards set needs_review = false, candidate_ids = '{}'`
  await seedBaseData(server.sql, server.settings)
  assert.deepEqual(await review(), seeded)
})

test('a commune is found without marks and with either spelling', async () => {
  const call = await server.signIn([])
  for (const word of ['Liên Hoà', 'liên hòa', 'lien hoa']) {
    const { entries } = (await call('GET', `/wards?search=${encodeURIComponent(word)}`)).data
    assert.ok(
      entries.some(({ code }) => code === '07180'),
      word,
    )
  }
})

test('whoever is not signed in learns no places', async () => {
  assert.equal((await server.call()('GET', '/wards')).code, 401)
})
