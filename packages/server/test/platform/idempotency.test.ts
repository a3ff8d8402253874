import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenIssue } from '../issue.ts'
import { testServer } from '../server.ts'

const server = testServer()

const unit = (code: string) => ({ code, name: `Đơn vị ${code}` })

test('a key belongs to one request: another body with it is refused and written nowhere', async () => {
  const call = await server.signIn('everything')
  const headers = { 'idempotency-key': 'một lần' }
  const first = await call('POST', '/product-units', unit('RO'), headers)
  assert.equal(first.code, 200, first.message)
  assert.deepEqual(await call('POST', '/product-units', unit('RO'), headers), first)
  const other = await call('POST', '/product-units', unit('GIO'), headers)
  assert.deepEqual([other.code, other.message], [422, 'Khóa chống gửi trùng đã dùng cho một thao tác khác'])
  assert.equal((await server.sql`select 1 from product_units where code = 'GIO'`).length, 0)
})

test("a printer's ticket is kept nowhere in the open, and answered once", async () => {
  const { admin, ask, stamp } = await givenIssue(server)
  const { run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  const request = () =>
    admin('POST', `/stamp-statistics/${run_id}/printer-ticket`, {}, { 'idempotency-key': 'một lần' })
  const { token } = (await request()).data.entry
  assert.ok(token.length > 20)
  assert.equal((await request()).data.entry.token, '')
  const kept = JSON.stringify([
    await server.sql`select * from idempotency_keys`,
    await server.sql`select * from one_use_links`,
  ])
  assert.ok(!kept.includes(token))
})
