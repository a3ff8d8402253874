import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf, givenChain, idOf } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test('a harvest of many times what was expected is asked back in any unit, and when it is corrected', async () => {
  const { admin, diaryForm } = await givenChain(server)
  const tons = { product_unit_id: await idOf(server, 'product_units', 'tan') }
  const asked = 'Sản lượng 9.999.000 lớn hơn nhiều so với dự kiến 5.400 của lô. Vẫn lưu?'
  const many = diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 9_999, ...tons })
  const first = await admin('POST', '/diaries', many)
  assert.deepEqual([first.code, first.message], [409, asked])
  const few = diaryForm('sale', '2026-11-10T06:00:00+07:00', { quantity: 5_000 })
  const { id } = entryOf(await admin('POST', '/diaries', few))
  const correct = (values: object) => admin('PATCH', `/diaries/${id}`, values)
  assert.deepEqual(
    [(await correct({ quantity: 9_999_000 })).message, (await correct({ quantity: 9_999, ...tons })).message],
    [asked, asked],
  )
  assert.equal((await correct({ quantity: 9_999, ...tons, confirm: true })).code, 200)
  assert.equal((await correct({ title: 'Xuất bán lứa 1' })).code, 200, 'what was confirmed is not asked about again')
})
