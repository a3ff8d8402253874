import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testServer } from './server.ts'

const server = testServer()

test('a single record names what it refers to, and a second editor of the same version is shown the first one\'s words', async () => {
  const call = await server.signIn('everything')
  const { data: { entry: begun } } = await call('GET', '/configs/information')
  const [home] = await server.sql<{ id: number; name: string }[]>`select id, name from provinces where is_home`
  const form = { ...begun, site_name: 'Truy xuất Quảng Ninh', public_host: 'truyxuat.example.vn', province_id: home!.id }

  const saved = await call('PUT', '/configs/information', form)
  assert.deepEqual([saved.code, saved.data.entry.province], [200, { ...home }])

  const [one, other] = await Promise.all(['Một', 'Hai'].map((site_name) =>
    call('PUT', '/configs/information', { ...form, site_name, version: saved.data.entry.version })))
  assert.deepEqual([one!.code, other!.code].toSorted(), [200, 409])
  const late = one!.code === 409 ? one! : other!
  assert.equal(late.data.entry.province.name, home!.name)
})
