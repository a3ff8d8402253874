import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { coccidiosis, entryOf, givenChain } from '../../../../test/chain.ts'
import type { Transaction } from '@trace/platform/ports/postgres/connect.ts'
import { testServer } from '../../../../test/server.ts'
import type { Reply } from '../../../../test/server.ts'

const server = testServer()

/** Makes a call while somebody else has written something that is committed only later. */
async function beside(write: (sql: Transaction) => Promise<unknown>, call: () => Promise<Reply>): Promise<Reply> {
  let answer!: Promise<Reply>
  await server.sql.begin(async (sql) => {
    await write(sql)
    answer = call()
    await setTimeout(400)
  })
  return answer
}

for (const list of ['material-areas', 'manufactures', 'products'])
  test(`a lot is not activated while the approval of its ${list} is taken back`, async () => {
    const { admin, harvest, trace, ...chain } = await givenChain(server)
    await harvest()
    const lot = await trace({ quantity: 1 })
    const id = { 'material-areas': chain.area.id, manufactures: chain.manufacture.id, products: chain.product.id }[
      list
    ]!
    const reply = await beside(
      (sql) => sql`
        update ${sql(list.replace('-', '_'))} set approval_status = 'pending', approved_values = null, withdrawn_at = now()
        where id = ${id}`,
      () => admin('PUT', `/traces/${lot.id}/change-active`),
    )
    assert.equal(reply.code, 422, reply.message)
  })

test('of a harvest and a drug on the same area that are written at the same moment, the second is refused', async () => {
  const { admin, ask, area, batchForm, diaryForm } = await givenChain(server)
  const other = await ask('POST', '/batches', { ...batchForm, name: 'Lứa 2', acreage_used: null })
  await ask('PUT', `/batches/${other.id}/change-status/in_production`)
  const sale = { ...diaryForm('sale', '2026-10-30T06:00:00+07:00', { quantity: 100 }), batch_id: other.id }
  const { id } = entryOf(await admin('POST', '/diaries', sale))
  const reply = await beside(
    async (sql) => {
      await sql`select from material_areas where id = ${area.id} for no key update`
      await sql`update diaries set performed_at = '2026-10-03T06:00:00+07:00' where id = ${id}`
    },
    () => admin('POST', '/diaries', diaryForm('treatment', '2026-10-01T06:00:00+07:00', { inputs: [coccidiosis] })),
  )
  assert.deepEqual(
    [reply.code, reply.message],
    [422, 'Chưa đủ thời gian cách ly của Thuốc cầu trùng (đến 08/10/2026), dùng ở lô QN06874-2607-01 trên cùng vùng'],
  )
})
