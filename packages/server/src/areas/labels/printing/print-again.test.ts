import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashToken, newToken } from '@trace/platform/access/tokens.ts'
import { givenIssue } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

/** Ten printed labels of one run, and every way in which they would come out of a printer once more. */
async function given() {
  const issue = await givenIssue(server)
  const { ask, admin, stamp } = issue
  const { run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=4`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  const token = newToken('cn')
  await server.sql`insert into sessions (token_hash, user_id, expires_at) values (${hashToken(token)}, ${admin.userId}, now() + interval '1 hour')`
  const opened = async (format: string, query: string) => {
    const url = `/api/admin/stamps/${stamp.id}/sheet.${format}?${query}`
    const { statusCode, body } = await server.app.inject({ url, headers: { authorization: token } })
    return {
      code: statusCode,
      message: statusCode === 200 ? '' : (JSON.parse(body) as { message: string }).message,
      body,
    }
  }
  const { token: ticket } = await ask('POST', `/stamp-statistics/${run_id}/printer-ticket`)
  const ways = {
    'as a picture': () => opened('svg', `run=${run_id}`),
    'all as a picture': () => opened('svg', ''),
    'as a PDF': () => opened('pdf', `run=${run_id}`),
    'by a link': () => admin('POST', `/stamps/${stamp.id}/sheet-link`, { run: String(run_id) }),
    'printed again': () => admin('GET', `/stamp-statistics/${run_id}/print`),
    'by a ticket for the printer': () => admin('POST', `/stamp-statistics/${run_id}/printer-ticket`),
    'fetched by the printer': async () =>
      (await server.app.inject(`/api/web/print-runs/${run_id}?token=${ticket}`)).json<{
        code: number
        message: string
      }>(),
    'printed anew': () => admin('GET', `/print-stamp/${stamp.id}?line-number=1`),
  }
  return { ...issue, run_id, opened, ways }
}

type Given = Awaited<ReturnType<typeof given>>

const recalled = { recall_kind: 'mandatory', recall_reason: 'Dư lượng', recall_handling: 'destroy' }

const stopped: [what: string, act: (given: Given) => Promise<unknown>, message: RegExp][] = [
  ['a locked issue', ({ ask, stamp }) => ask('PUT', `/stamps/${stamp.id}/lock`, { reason: 'In trộm' }), /“Tạm khóa”$/],
  ['a recalled lot', ({ ask, active }) => ask('PUT', `/traces/${active.id}/recall`, recalled), /“Thu hồi”$/],
  [
    'a lot that is held',
    ({ active }) => server.sql`update traces set status = 'held' where id = ${active.id}`,
    /^Hồ sơ truy xuất đang tạm giữ để xác minh$/,
  ],
]

for (const [what, act, message] of stopped) {
  test(`labels of ${what} come out of no printer, whichever way`, async () => {
    const all = await given()
    await act(all)
    for (const [way, run] of Object.entries(all.ways)) {
      const answer = await run()
      assert.equal(answer.code, 422, `${way}: ${answer.message}`)
      assert.match(answer.message, message, way)
    }
    const trial = await all.opened('svg', 'specimen=1')
    assert.equal(trial.code, 200, 'a trial sheet leads nowhere')
  })
}

test('labels that were revoked or locked are left out where their run is printed again, and named', async () => {
  const { ask, admin, opened, run_id, stamp } = await given()
  await ask('PUT', `/stamps/${stamp.id}/revoke`, { serial_from: 2, serial_to: 3, reason: 'Mất' })
  await ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 7, reason: 'Nghi giả' })
  const out = 'Không in tem đã hủy hoặc bị khóa: 000002–000003, 000007'
  const again = await admin('GET', `/stamp-statistics/${run_id}/print`)
  assert.equal(again.message, `Đã tạo lệnh in lại của Tem gà đồi. ${out}`)
  const left = ['000001', '000004', '000005', '000006', '000008', '000009', '000010']
  assert.deepEqual([again.data.entry.serials, again.data.entry.lines], [left, 3])
  const { entries } = (await admin('GET', `/stamps/${stamp.id}/codes`)).data
  assert.deepEqual(
    again.data.entry.qr_text,
    entries.filter(({ serial }) => left.includes(serial)).map(({ qr_text }) => qr_text),
  )
  const link = await admin('POST', `/stamps/${stamp.id}/sheet-link`, { run: String(run_id) })
  assert.deepEqual([link.message, link.data.left_out], [out, out])
  const { body } = await opened('svg', `run=${run_id}`)
  assert.deepEqual([body.includes('000003'), body.includes('000004')], [false, true])
})

test('a run of which no label stands is not printed again, and a new run leaves out what was revoked before', async () => {
  const { ask, admin, stamp } = await givenIssue(server)
  await ask('PUT', `/stamps/${stamp.id}/revoke`, { serial_from: 2, reason: 'Mất cuộn' })
  const first = await admin('GET', `/print-stamp/${stamp.id}?line-number=1`)
  assert.deepEqual(first.data.entry.serials, ['000001', '000003'])
  assert.match(first.message, /\. Không in tem đã hủy hoặc bị khóa: 000002$/)
  await ask('PUT', `/stamps/${stamp.id}/revoke`, { serial_from: 1, reason: 'Mất' })
  await ask('PUT', `/stamps/${stamp.id}/revoke`, { serial_from: 3, reason: 'Mất' })
  const again = await admin('GET', `/stamp-statistics/${first.data.entry.run_id}/print`)
  assert.deepEqual([again.code, again.message], [422, 'Các tem này đều đã hủy hoặc bị khóa, không in lại'])
})

test('the labels of a cancelled order are not printed', async () => {
  const { ask, admin, stamp, active } = await givenIssue(server)
  const order = await ask('POST', '/orders', {
    trace_id: active.id,
    stamp_type: 'qr_serial',
    quantity: 10,
    receiver_name: 'Lan',
    receiver_phone: '0912345678',
    receive_method: 'pickup',
  })
  const { stamp_id } = await ask('PUT', `/orders/${order.id}/change-status/approved`)
  await ask('PUT', `/orders/${order.id}/change-status/cancelled`, { note: 'Gian lận tem' })
  assert.notEqual(stamp_id, stamp.id)
  assert.equal((await admin('GET', `/print-stamp/${stamp_id}?line-number=1`)).code, 422)
})
