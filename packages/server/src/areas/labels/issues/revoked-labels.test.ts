import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf, signInAs } from '../../../../test/chain.ts'
import { givenIssue } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** Ten active labels. */
async function givenActive() {
  const issue = await givenIssue(server)
  await issue.ask('GET', `/print-stamp/${issue.stamp.id}?line-number=4`)
  await issue.ask('POST', `/stamps/${issue.stamp.id}/activate`)
  const revoke = (body: object) => issue.admin('PUT', `/stamps/${issue.stamp.id}/revoke`, body)
  const stateOf = async (serial: number) => {
    const { entries } = (
      await issue.admin('GET', `/stamps/${issue.stamp.id}/codes?serial_from=${serial}&serial_to=${serial}`)
    ).data
    assert.ok(entries[0])
    return entries[0]
  }
  return { ...issue, revoke, stateOf }
}

test('a damaged label is taken out of use, and its page names the one that stands in', async () => {
  const { codeOf, revoke, stateOf } = await givenActive()
  const reply = await revoke({ serial_from: 3, replaced_by: 9, reason: 'Tem rách khi dán' })
  assert.deepEqual([reply.code, reply.message], [200, 'Đã hủy tem của Tem gà đồi'])
  const { state, reason, replaced_by } = await stateOf(3)
  assert.deepEqual([state, reason, replaced_by], ['revoked', 'Tem rách khi dán', '000009'])

  const page = (await server.app.inject(`/s/${await codeOf(3)}`)).body
  for (const words of ['Tem đã bị thay thế, không còn giá trị', 'tem số 000009 đã được cấp thay', 'Tem rách khi dán'])
    assert.ok(page.includes(words), words)
  const { entry: scan } = (await server.call()('POST', '/api/web/scans', { code: await codeOf(3) })).data
  assert.deepEqual([scan.result, scan.warning], ['locked', 'Tem đã bị thay thế, không còn giá trị. Tem rách khi dán'])
  assert.ok(
    (await server.app.inject(`/s/${await codeOf(9)}`)).body.includes('Tem do tỉnh cấp, chưa thấy dấu hiệu sao chép'),
  )
  const [line] = await server.sql`select new_values from system_logs where path like '%/revoke'`
  assert.deepEqual(line!['new_values'], { serial_from: 3, serial_to: 3, replaced_by: 9, reason: 'Tem rách khi dán' })
})

test('a lost roll is taken out of use at once, and the rest of the issue stays as it is', async () => {
  const { admin, ask, codeOf, revoke, stamp, stateOf } = await givenActive()
  assert.equal((await revoke({ serial_from: 4, serial_to: 6, reason: 'Mất cuộn tem' })).code, 200)
  assert.deepEqual(
    [(await stateOf(3)).state, (await stateOf(4)).state, (await stateOf(6)).state, (await stateOf(7)).state],
    ['active', 'revoked', 'revoked', 'active'],
  )
  assert.ok((await server.app.inject(`/s/${await codeOf(5)}`)).body.includes('Tem đã bị hủy, không còn giá trị'))

  await ask('PUT', `/stamps/${stamp.id}/lock`, { reason: 'Kiểm tra' })
  assert.equal(
    (await admin('PUT', `/stamps/${stamp.id}/change-status/activated`)).code,
    200,
    'a lock on the issue still comes off',
  )
  assert.equal((await stateOf(4)).state, 'revoked')
})

const refusals: [what: string, body: object, field: string][] = [
  ['without a reason', { serial_from: 1 }, 'reason'],
  ['without a serial', { reason: 'x' }, 'serial_from'],
  ['a serial of another issue', { serial_from: 11, reason: 'x' }, 'serial_from'],
  ['one that was revoked before', { serial_from: 2, reason: 'x' }, 'serial_from'],
  ['one that is locked', { serial_from: 8, reason: 'x' }, 'serial_from'],
  ['replaced by itself', { serial_from: 1, replaced_by: 1, reason: 'x' }, 'replaced_by'],
  ['replaced by a revoked label', { serial_from: 1, replaced_by: 2, reason: 'x' }, 'replaced_by'],
  ['replaced by one that stands in for another', { serial_from: 1, replaced_by: 10, reason: 'x' }, 'replaced_by'],
  ['replaced by a label of another issue', { serial_from: 1, replaced_by: 11, reason: 'x' }, 'replaced_by'],
  ['several replaced by one', { serial_from: 3, serial_to: 5, replaced_by: 7, reason: 'x' }, 'replaced_by'],
]

test('what cannot be revoked or replaced is refused at its field', async () => {
  const { ask, revoke, stamp } = await givenActive()
  await revoke({ serial_from: 2, replaced_by: 10, reason: 'Rách' })
  await ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 8, reason: 'Kiểm tra' })
  for (const [what, body, field] of refusals) {
    const reply = await revoke(body)
    assert.deepEqual([reply.code, fieldsOf(reply)], [422, [field]], `${what}: ${reply.message}`)
  }
})

test('only staff take labels out of use', async () => {
  const { manufacture, stamp } = await givenActive()
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  const reply = await producer('PUT', `/stamps/${stamp.id}/revoke`, { serial_from: 1, reason: 'Rách' })
  assert.deepEqual([reply.code, reply.message], [403, 'Chỉ cán bộ được hủy tem hỏng hoặc mất'])
})

test('a suspect label is cleared by staff, with a reason', async () => {
  const { admin, manufacture, stamp, stateOf } = await givenActive()
  await server.sql`insert into stamp_codes (stamp_id, number, serial, is_suspect, suspicion_reason) values (${stamp.id}, ${stamp.number_from! + 2}, 3, true, 'Quét ở Cần Thơ')`
  assert.equal((await stateOf(3)).state, 'suspect')
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.equal((await producer('PUT', `/stamps/${stamp.id}/clear-suspicion`, { serial: 3, reason: 'x' })).code, 403)

  assert.equal(
    (await admin('PUT', `/stamps/${stamp.id}/clear-suspicion`, { serial: 3, reason: 'Khách quét hộ người thân' })).code,
    200,
  )
  assert.equal((await stateOf(3)).state, 'active')
  const again = await admin('PUT', `/stamps/${stamp.id}/clear-suspicion`, { serial: 3, reason: 'x' })
  assert.deepEqual([again.code, again.message], [422, 'Tem số 000003 không bị nghi vấn'])
})

test('a revoked label is no longer counted as active, and of replacements that were revoked too it names the last', async () => {
  const { ask, revoke, stateOf } = await givenActive()
  const active = async () => (await ask('GET', '/count-stamps')).labels_active
  assert.equal(await active(), 10)
  await revoke({ serial_from: 3, replaced_by: 9, reason: 'Tem rách' })
  assert.equal(await active(), 9)
  const again = await revoke({ serial_from: 9, replaced_by: 10, reason: 'Tem rách' })
  assert.equal(again.code, 200, again.message)
  assert.deepEqual([(await stateOf(3)).replaced_by, (await stateOf(9)).replaced_by], ['000010', '000010'])
  assert.equal(await active(), 8)
})

const ends: [
  what: string,
  act: (issue: Awaited<ReturnType<typeof givenActive>>) => Promise<unknown>,
  told: string | null,
][] = [
  ['stands', async () => undefined, '000010'],
  [
    'is locked',
    ({ ask, stamp }) => ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 10, reason: 'Nghi giả' }),
    null,
  ],
  ['is revoked', ({ revoke }) => revoke({ serial_from: 10, reason: 'Rách' }), null],
  [
    'is locked with its issue',
    ({ ask, stamp }) => ask('PUT', `/stamps/${stamp.id}/lock`, { reason: 'Nghi giả' }),
    null,
  ],
]
for (const [what, act, told] of ends) {
  test(`shoppers are sent to a replacement that ${what}: ${told ?? 'none'}`, async () => {
    const issue = await givenActive()
    const { codeOf, revoke } = issue
    await revoke({ serial_from: 3, replaced_by: 9, reason: 'Rách' })
    await revoke({ serial_from: 9, replaced_by: 10, reason: 'Rách' })
    await act(issue)
    const { data } = await server.call()('GET', `/api/web/stamps/${await codeOf(3)}`)
    assert.deepEqual(data.entry.revoked, { replaced_by: told })
    const page = (await server.app.inject(`/s/${await codeOf(3)}`)).body
    assert.equal(page.includes('tem số 0000'), told !== null)
  })
}
