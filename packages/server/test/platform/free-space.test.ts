import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { freeSpace, monitorFreeSpace } from '@trace/platform/monitoring/free-space.ts'
import { refuseOverLimit } from '@trace/platform/access/refuse-over-limit.ts'
import { testServer } from '../server.ts'

const server = testServer()
after(() => freeSpace()?.stop())

test('with less room than the floor changes are refused in a sentence, and reading and signing in go on', async () => {
  const call = await server.signIn('everything')
  ;(await monitorFreeSpace(server.settings.dataDir, 100_000_000)).stop()
  const refused = await call('POST', '/product-groups', { code: 'A', name: 'Rau', sector_kind: 'plant' })
  assert.equal(refused.code, 503)
  assert.match(refused.message, /sắp hết dung lượng lưu trữ/)
  const scanned = await server.call()('POST', '/api/web/scans', { code: 'ABC' })
  assert.deepEqual([scanned.code, scanned.message], [503, refused.message])
  for (const path of ['/product-groups', '/dashboard', '/profile'])
    assert.equal((await call('GET', path)).code, 200, path)
  assert.equal(
    (await server.call()('POST', '/api/auth/login', { email: 'a@example.com', password: 'không đúng' })).code,
    401,
  )
  assert.ok(!existsSync(join(server.settings.dataDir, 'reserve')))

  const { data } = await call('GET', '/dashboard')
  assert.ok(data.entry.disk!.free_mb < data.entry.disk!.floor_mb)
  const { body } = await server.app.inject({ url: '/api/metrics' })
  assert.match(body, /^disk_free_bytes [1-9]\d+$/m)
  ;(await monitorFreeSpace(server.settings.dataDir, 1)).stop()
  assert.equal((await call('POST', '/product-groups', { code: 'A', name: 'Rau', sector_kind: 'plant' })).code, 200)
  assert.ok(existsSync(join(server.settings.dataDir, 'reserve')))
  const other = await server.signIn([])
  assert.equal((await other('GET', '/dashboard')).data?.entry.disk, undefined)
})

test('sixty thousand addresses at once cost each other nothing', { timeout: 20_000 }, () => {
  for (let turn = 0; turn < 2; turn++)
    for (let n = 0; n < 60_000; n++) refuseOverLimit('lookUp', `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)
})
