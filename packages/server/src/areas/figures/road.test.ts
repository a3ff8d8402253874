import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenChain, manufactureForm, signInAs } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test('a lot stands on the road with its next step, who takes it and since when', async () => {
  const { manufacture, batch, diaryForm } = await givenChain(server)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const nextOf = async () => {
    const [lot] = (await producer('GET', '/road')).data.lots
    assert.ok(lot)
    assert.equal(lot.id, batch.id)
    assert.ok(lot.growing, 'diaries are written whoever has the turn')
    return [lot.stop, lot.turn, lot.what]
  }
  assert.deepEqual(await nextOf(), ['diary', 'owner', 'Ghi nhật ký đầu tiên'])
  const { data } = await producer('POST', '/diaries', diaryForm('weighing', '2026-08-01T08:00:00+07:00'))
  assert.deepEqual(await nextOf(), ['diary', 'owner', 'Gửi duyệt 1 nhật ký nháp'])
  await producer('PUT', `/diaries/${data.entry.id}/change-status/submitted`)
  assert.deepEqual(await nextOf(), ['diary', 'staff', 'Cán bộ duyệt 1 nhật ký'])
})

test('a new producer has an empty road with the one thing to begin with, and sees no lot of others', async () => {
  const { ask } = await givenChain(server)
  const { id } = await ask(
    'POST',
    '/manufactures',
    await manufactureForm(server, { name: 'HTX mới', tax_code: '0000000009', gln: null }),
  )
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: id })
  assert.deepEqual((await producer('GET', '/road')).data, { lots: [], first_step: 'area' })
})
