import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idOf } from './chain.ts'
import { testServer } from './server.ts'

const server = testServer()

const totals: [path: string, total: number][] = [
  ['/provinces', 34], ['/provinces?system=legacy', 63], ['/wards', 3321], ['/wards?system=legacy', 10_034], ['/districts', 0],
  ['/districts?system=legacy', 691], ['/regions', 8],
]
for (const [path, total] of totals) {
  test(`${path} holds ${total}`, async () => {
    const call = await server.signIn([])
    assert.equal((await call('GET', path)).data.pagination.total, total)
  })
}

test('the places within a place are of its system', async () => {
  const call = await server.signIn([])
  const province = await idOf(server, 'provinces', '22')
  for (const path of [`/provinces/${province}/wards`, `/wards/by-province/${province}`, `/wards?province_id=${province}`]) {
    assert.equal((await call('GET', path)).data.pagination.total, 54, path)
  }
  assert.equal((await call('GET', `/provinces/${province}/districts`)).data.pagination.total, 0)
  const [old] = await server.sql`select id from provinces where system = 'legacy' and code = '22'`
  const districts = (await call('GET', `/provinces/${old!['id']}/districts?length=100`)).data.entries
  assert.equal(districts.length, 13)
  const [district] = districts.filter(({ name }: { name: string }) => name.includes('Tiên Yên'))
  for (const path of [
    `/districts/${district.id}/wards`, `/wards/by-district/${district.id}`, `/wards?district_id=${district.id}`,
  ]) {
    const { entries } = (await call('GET', `${path}${path.includes('?') ? '&' : '?'}length=100`)).data
    assert.ok(entries.length > 5 && entries.every(({ system }: { system: string }) => system === 'legacy'), path)
  }
  assert.equal((await call('GET', '/provinces/999999/wards')).code, 404)
})

test('the same code means another place in each system, and an old commune leads to its new one', async () => {
  const call = await server.signIn([])
  const found = async (system: string) => (await call('GET', `/wards?system=${system}&search=06946`)).data.entries[0]
  const [now, old] = [await found('2025'), await found('legacy')]
  assert.deepEqual([now.name, old.name], ['Xã Đường Hoa', 'Xã Quảng Long'])
  const { entries } = (await call('GET', `/wards/${old.id}/successors`)).data
  assert.deepEqual(entries.map(({ name }: { name: string }) => name), ['Xã Đường Hoa'])
})

test('a commune is found without marks and with either spelling', async () => {
  const call = await server.signIn([])
  for (const word of ['Liên Hoà', 'liên hòa', 'lien hoa']) {
    const { entries } = (await call('GET', `/wards?search=${encodeURIComponent(word)}`)).data
    assert.ok(entries.some(({ code }: { code: string }) => code === '07180'), word)
  }
})

test('whoever is not signed in learns no places', async () => {
  assert.equal((await server.call()('GET', '/wards')).code, 401)
})
