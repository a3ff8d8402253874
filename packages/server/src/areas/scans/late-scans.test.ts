import assert from 'node:assert/strict'
import { test } from 'node:test'
import { scanStatistics } from '@trace/domain/areas/scans/scan-statistics.ts'
import { formFields } from '@trace/define/resource.ts'
import { entryOf } from '../../../test/chain.ts'
import { givenIssue } from '../../../test/issue.ts'
import { movePast } from '../../../test/move-past.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

/** Labels that were made five days ago, printed and activated yesterday, and `ago`, which hands a scan in later. */
async function given() {
  const issued = await givenIssue(server)
  const { admin, ask, stamp, codeOf } = issued
  await server.sql`update stamps set created_at = now() - interval '5 days'`
  await server.sql`update traces set created_at = now() - interval '5 days'`
  await ask('GET', `/print-stamp/${stamp.id}?line-number=4`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  const code = await codeOf(1)
  await movePast(server, 3)
  const ago = async (hours: number, scanned = code) =>
    entryOf(
      await admin('POST', '/scan-statistics', {
        code: scanned,
        scanned_at: new Date(Date.now() - hours * 3_600_000).toISOString(),
      }),
    )
  return { ...issued, code, ago }
}

const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }

type Given = Awaited<ReturnType<typeof given>>

const changes: [what: string, act: (given: Given) => Promise<unknown>, now: string][] = [
  [
    'a label is locked',
    ({ ask, stamp }) => ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 1, reason: 'Nghi giả' }),
    'locked',
  ],
  ['an issue is locked', ({ ask, stamp }) => ask('PUT', `/stamps/${stamp.id}/lock`, { reason: 'Nghi giả' }), 'locked'],
  [
    'a label is revoked',
    ({ ask, stamp }) => ask('PUT', `/stamps/${stamp.id}/revoke`, { serial_from: 1, reason: 'Mất' }),
    'locked',
  ],
  ['a lot is recalled', ({ ask, active }) => ask('PUT', `/traces/${active.id}/recall`, recalled), 'recalled'],
  [
    'a producer is paused',
    ({ ask, manufacture }) =>
      ask('PUT', `/manufactures/${manufacture.id}/change-status`, { is_active: false, reason: 'Kiểm tra' }),
    'suspended',
  ],
]

for (const [what, act, now] of changes) {
  test(`after ${what}, a scan of the day before is handed in as it was then`, async () => {
    const all = await given()
    await act(all)
    const before = await all.ago(24)
    assert.deepEqual([before.result, before.is_suspicious, before.suspicion_reason], ['valid', false, null])
    assert.equal((await all.ago(0, await all.codeOf(1))).result, now)
  })
}

test('a scan from before the activation is handed in as one of a label that was not in force', async () => {
  const { ago, codeOf } = await given()
  await server.sql`update stamp_ranges set created_at = now() - interval '36 hours'`
  const early = await ago(48)
  assert.deepEqual([early.result, early.is_suspicious], ['inactive', true])
  assert.equal((await ago(24)).result, 'valid')
  assert.equal((await ago(40, await codeOf(2))).result, 'inactive')
})

test('a trace that was hidden that day was not found', async () => {
  const { ago, active, ask } = await given()
  await ask('PUT', `/traces/${active.id}/change-active`)
  await movePast(server, 1)
  await ask('PUT', `/traces/${active.id}/change-active`)
  assert.deepEqual(
    [(await ago(12)).result, (await ago(48)).result, (await ago(0)).result],
    ['not_found', 'valid', 'valid'],
  )
})

test('the earliest scan of a code is its first, in whatever order they come in and go', async () => {
  const { admin, ago } = await given()
  const scans = [await ago(20), await ago(30), await ago(10)]
  const firsts = async () => {
    const { entries } = (await admin('GET', '/scan-statistics')).data
    return scans.map(({ id }) => entries.find((one) => one.id === id)?.is_first)
  }
  assert.deepEqual(await firsts(), [false, true, false])
  const root = await server.signIn('everything')
  await root('DELETE', `/scan-statistics/${scans[1]!.id}`)
  assert.deepEqual(await firsts(), [true, undefined, false])
  await root('POST', `/scan-statistics/${scans[1]!.id}/recover`)
  assert.deepEqual(await firsts(), [false, true, false])
})

test('the form of a scan offers no suspicion, which only officers and the system have', async () => {
  const { ago } = await given()
  assert.equal('is_suspicious' in formFields(scanStatistics), false)
  const { id } = await ago(1)
  const root = await server.signIn('everything')
  assert.equal(entryOf(await root('PUT', `/scan-statistics/${id}`, { is_suspicious: true })).is_suspicious, true)
})
