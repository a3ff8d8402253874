import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenActive as givenLot } from '../../../../test/active-lot.ts'
import { entryOf, newcastle } from '../../../../test/chain.ts'
import { finished } from '../../../../test/finished.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const LACKS = 'Công đoạn Tiêm vắc-xin không còn nhật ký công khai đã duyệt'

/** An active lot, and its one diary of the required stage of vaccination. */
async function givenActive() {
  const given = await givenLot(server)
  const { admin, ask, stages, lot } = given
  const [found] = await server.sql<{ id: number }[]>`select id from diaries where stage_id = ${stages.vaccination}`
  const diary = found!.id
  const move = (status: string, more: object = {}) => admin('PUT', `/diaries/${diary}/change-status/${status}`, more)
  await server.sql`update traces set expired_date = '2099-01-01'`
  const code = (await ask('GET', `/traces/${lot.id}`)).code!
  const result = async () => entryOf(await server.call()('GET', `/api/web/traces/${code}`)).result
  return { ...given, diary, move, code, result }
}

test('an officer who reopens the only diary of a required stage reads which lot is held, and approving it again frees it', async () => {
  const { move, code, result, statusOf, factsOf, lot } = await givenActive()
  const reopened = await move('submitted')
  assert.equal(reopened.code, 200)
  assert.match(reopened.message, new RegExp(`Hồ sơ ${code} được tạm giữ để xác minh`))
  assert.deepEqual([await statusOf(lot), await factsOf(lot), await result()], ['held', [LACKS], 'held'])
  assert.equal((await move('rejected', { reason: 'Không có hóa đơn vắc-xin' })).code, 200)
  assert.equal(await statusOf(lot), 'held')
  await move('submitted')
  await move('approved')
  assert.deepEqual([await statusOf(lot), await result()], ['active', 'valid'])
})

test('a stage of which the lot shows another diary holds nothing, and one that the lot does not show frees nothing', async () => {
  const { ask, move, write, lot, statusOf } = await givenActive()
  const other = await write('vaccination', '2026-07-19T08:00:00+07:00', { inputs: [newcastle] })
  await move('submitted')
  assert.equal(await statusOf(lot), 'held', 'the lot names the diaries that it shows')
  const shown = await ask('GET', `/traces/${lot.id}`)
  await ask('PUT', `/traces/${lot.id}`, { ...shown, diary_ids: [...shown.diary_ids, other.id] })
  assert.equal(await statusOf(lot), 'active')
  await move('approved')
  await move('submitted')
  assert.equal(await statusOf(lot), 'active')
})

test('undoing the approval of many diaries at once holds the lot that rested on one of them', async () => {
  const { admin, ask, move, diary, lot, statusOf } = await givenActive()
  await move('submitted')
  const { version } = await ask('GET', `/diaries/${diary}`)
  const body = { action: 'change-status', status: 'approved', ids: [[diary, version]] }
  const { data } = await admin('POST', '/diaries/bulk', body)
  await finished(admin, data.job)
  assert.equal(await statusOf(lot), 'active')
  const undone = await admin('POST', `/jobs/${data.job.id}/undo`)
  await finished(admin, undone.data.job)
  assert.equal(await statusOf(lot), 'held')
})

test('a released hold for a stage ends with its cause, and the next loss holds again', async () => {
  const { admin, move, lot, statusOf, write } = await givenActive()
  await move('submitted')
  entryOf(await admin('PUT', `/traces/${lot.id}/release`, { reason: 'Có sổ tiêm phòng bản giấy' }))
  assert.equal(await statusOf(lot), 'active')
  await write('weighing', '2026-10-15T08:00:00+07:00')
  assert.equal(await statusOf(lot), 'active', 'what was released holds no more')
  await move('approved')
  await move('submitted')
  assert.equal(await statusOf(lot), 'held')
})

test('a lot that was activated past the check-list is not held for the stages that were missing then', async () => {
  const { ask, boss, move, trace, diary, lot, statusOf, factsOf, write } = await givenActive()
  await move('submitted')
  const second = await trace({ quantity: 100 })
  const override = { override_reason: 'Sổ tiêm phòng bản giấy' }
  entryOf(await boss('PUT', `/traces/${second.id}/change-active`, override))
  const third = await trace({ quantity: 100 })
  entryOf(await boss('PUT', `/traces/${third.id}/change-status/active`, override))
  await write('weighing', '2026-10-15T08:00:00+07:00')
  const states = () => Promise.all([second, third].map(statusOf))
  assert.deepEqual([await states(), await statusOf(lot)], [['active', 'active'], 'held'])

  const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }
  entryOf(await boss('PUT', `/traces/${third.id}/recall`, recalled))
  entryOf(await boss('PUT', `/traces/${third.id}/undo-recall`, { reason: 'Nhầm' }))
  assert.deepEqual(await states(), ['active', 'active'])

  const sale = (await ask('GET', `/traces/${second.id}`)).diary_ids.find((id) => id !== diary)!
  entryOf(await boss('PUT', `/diaries/${sale}/change-status/submitted`))
  assert.equal(await statusOf(second), 'held', 'what it loses later holds it')
  assert.ok(!(await factsOf(second)).includes(LACKS))
})
