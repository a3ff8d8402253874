import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coccidiosis, entryOf, givenChain } from '../../test/chain.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

const tylosin = { ...coccidiosis, name: 'Tylosin', withdrawal_days: 14 }

/** An active lot of 10 November of chickens that were given a drug in September, which shoppers see. */
async function givenTreated() {
  const chain = await givenChain(server)
  const { ask } = chain
  await chain.write('treatment', '2026-09-02T08:00:00+07:00', { inputs: [coccidiosis] })
  await chain.harvest()
  const lot = await ask('PUT', `/traces/${(await chain.trace({ expired_date: '2030-01-01' })).id}/change-active`)
  const kept = async () => {
    const { data } = (await server.app.inject(`/api/web/traces/${lot.code!}`)).json() as {
      data: { entry: { withdrawal_kept: object | null; diaries: { inputs: object[] }[] } }
    }
    const page = (await server.app.inject(`/t/${lot.code!}`)).body
    const { withdrawal_kept } = data.entry
    assert.equal(page.includes('Đã đủ thời gian cách ly'), withdrawal_kept !== null, 'page and API say the same')
    return withdrawal_kept
  }
  return { ...chain, lot, kept }
}

const KEPT = { name: 'Thuốc cầu trùng', used_on: '2026-09-02', days: 7 }

test('the public is told that withdrawal periods were kept, as all diaries of the batch say', async () => {
  const { write, kept } = await givenTreated()
  assert.deepEqual(await kept(), KEPT)
  await write('treatment', '2026-10-01T08:00:00+07:00', { inputs: [tylosin], is_traceable: false })
  assert.deepEqual(await kept(), KEPT, 'a hidden drug that was over is not named')
})

for (const list of ['traces', 'batches'] as const)
  test(`nothing is said of withdrawal periods once one was not kept, though an officer released the ${list}`, async () => {
    const { admin, lot, batch, diaryForm, kept, ask } = await givenTreated()
    const late = diaryForm('treatment', '2026-11-05T08:00:00+07:00', {
      inputs: [tylosin],
      is_traceable: false,
      reason: 'Chữa 5 con',
    })
    const drug = entryOf(await admin('POST', '/diaries', late))
    assert.equal(await kept(), null)
    const id = list === 'traces' ? lot.id : batch.id
    entryOf(await admin('PUT', `/${list}/${id}/release`, { reason: 'Chỉ dùng cho 5 con cách ly' }))
    assert.deepEqual([(await ask('GET', `/traces/${lot.id}`)).status, await kept()], ['active', null])
    entryOf(await admin('DELETE', `/diaries/${drug.id}`))
    assert.equal(await kept(), null)
  })

test('a hidden drug that nobody judged yet is enough to say nothing', async () => {
  const { kept, batch, diaryForm, admin } = await givenTreated()
  const { id } = entryOf(
    await admin('POST', '/diaries', diaryForm('treatment', '2026-11-12T08:00:00+07:00', { inputs: [tylosin] })),
  )
  assert.deepEqual(await kept(), KEPT, 'it was used after the harvest')
  await server.sql`update diaries set performed_at = '2026-11-05' where id = ${id}`
  await server.sql`update batches set version = version + 1 where id = ${batch.id}`
  assert.equal(await kept(), null)
})
