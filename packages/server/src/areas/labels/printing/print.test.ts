import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashToken, newToken } from '@trace/platform/access/tokens.ts'
import { entryOf, signInAs } from '../../../../test/chain.ts'
import { givenIssue, givenTrace, layout } from '../../../../test/issue.ts'
import { readPdf } from '../../../../test/labels-pdf-text.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

test('a run prints as many lines as asked for, and the next run goes on where it ended', async () => {
  const { admin, ask, stamp } = await givenIssue(server, 10)

  const first = await ask('GET', `/print-stamp/${stamp.id}?line-number=2`)
  assert.equal(first.lines, 2)
  assert.deepEqual(first.serials, ['000001', '000002', '000003', '000004', '000005', '000006'])
  assert.equal(new Set(first.qr_text).size, 6)
  assert.equal(first.stamp_attributes.length, 6)
  assert.deepEqual(first.product, { id: stamp.product_id, name: 'Gà Tiên Yên thả đồi' })

  const rest = await ask('GET', `/print-stamp/${stamp.id}?line-number=5`)
  assert.deepEqual(rest.serials, ['000007', '000008', '000009', '000010'])
  assert.equal(rest.lines, 2)
  assert.equal(
    (await ask('GET', `/stamp-statistics/${rest.run_id}`)).line_number,
    2,
    'what was printed, not what was asked for',
  )

  const none = await admin('GET', `/print-stamp/${stamp.id}?line-number=1`)
  assert.equal(none.code, 422)
  assert.equal(none.message, 'Đợt tem đã in hết')
  assert.equal(entryOf(await admin('GET', `/stamps/${stamp.id}`)).printed_count, 10)
})

test('a run is noted with its layout and who printed it', async () => {
  const { admin, ask, stamp } = await givenIssue(server, 10)
  const { run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=2`)

  const run = await ask('GET', `/stamp-statistics/${run_id}`)
  assert.deepEqual([run.serial_from, run.serial_to, run.quantity, run.line_number], [1, 6, 6, 2])
  assert.deepEqual([run.width, run.height, run.stamps_per_line, run.vertical], [50, 30, 3, 7])
  assert.equal(run.printed_by, admin.userId)
  const [line] = await server.sql`select * from system_logs where action = 'print'`
  assert.equal(line!['path'], '/api/admin/print-stamp/:id')
})

test('who prints is told the scheme that opens the program of the printer, also for printing again', async () => {
  const { admin, stamp } = await givenIssue(server, 10)
  const { data } = await admin('GET', `/print-stamp/${stamp.id}?line-number=1`)
  assert.equal(data.scheme, server.settings.printScheme)
  assert.equal((await admin('GET', `/stamp-statistics/${data.entry.run_id}/print`)).data.scheme, 'agristamp')
})

test('a run whose answer got lost is printed again, label for label', async () => {
  const { ask, stamp } = await givenIssue(server, 10)
  const first = await ask('GET', `/print-stamp/${stamp.id}?line-number=2`)

  assert.deepEqual(await ask('GET', `/stamp-statistics/${first.run_id}/print`), first)
  assert.equal((await ask('GET', `/stamps/${stamp.id}`)).printed_count, 6)
})

test('two printers at once never get the same label', async () => {
  const { ask, stamp } = await givenIssue(server, 30)
  const serials: string[] = []
  for (let round = 0; round < 5; round++) {
    const runs = await Promise.all([1, 2].map(() => ask('GET', `/print-stamp/${stamp.id}?line-number=1`)))
    serials.push(...runs.flatMap((run) => run.serials))
  }
  assert.equal(new Set(serials).size, 30)
})

const refusals: [what: string, query: string, message: string][] = [
  ['no number of lines', '', 'Số hàng in bắt buộc'],
  ['no lines', '?line-number=0', 'Số hàng in phải là số nguyên từ 1 đến 100.000'],
  ['half a line', '?line-number=1.5', 'Số hàng in phải là số nguyên từ 1 đến 100.000'],
]
test('how many lines to print is asked for', async () => {
  const { admin, stamp } = await givenIssue(server)
  for (const [what, query, message] of refusals) {
    const reply = await admin('GET', `/print-stamp/${stamp.id}${query}`)
    assert.deepEqual([reply.code, reply.message], [422, message], what)
  }
})

test('an issue without numbers, or a locked one, is not printed', async () => {
  const { admin, active, ask } = await givenTrace(server)
  const draft = await ask('POST', '/stamps', {
    ...layout,
    name: 'Tem',
    trace_id: active.id,
    stamp_type: 'qr_lot',
    quantity: 5,
  })
  const early = await admin('GET', `/print-stamp/${draft.id}?line-number=1`)
  assert.deepEqual([early.code, early.message], [422, 'Không in được đợt tem đang ở trạng thái “Nháp”'])

  await ask('PUT', `/stamps/${draft.id}/change-status/issued`)
  await ask('PUT', `/stamps/${draft.id}/lock`, { reason: 'Mất cuộn tem' })
  assert.equal((await admin('GET', `/print-stamp/${draft.id}?line-number=1`)).code, 422)
})

test('all labels of a lot carry the address of the trace, each label of a series its own', async () => {
  const { active, ask } = await givenTrace(server)
  for (const [stamp_type, different] of [
    ['qr_lot', 1],
    ['qr_serial', 3],
  ] as const) {
    const { id } = await ask('POST', '/stamps', {
      ...layout,
      name: 'Tem',
      trace_id: active.id,
      stamp_type,
      quantity: 3,
    })
    await ask('PUT', `/stamps/${id}/change-status/issued`)
    const { qr_text } = await ask('GET', `/print-stamp/${id}?line-number=1`)
    assert.equal(new Set(qr_text).size, different)
  }
})

test('a printing house notes its own runs, and damaged labels are counted', async () => {
  const { admin, ask, stamp } = await givenIssue(server, 10)
  const run = await ask('POST', '/stamp-statistics', {
    stamp_id: stamp.id,
    quantity: 4,
    printed_at: new Date().toISOString(),
  })
  const noted = (more: object) => admin('POST', '/stamp-statistics', { stamp_id: stamp.id, quantity: 1, ...more })
  assert.deepEqual((await noted({ damaged_count: 2 })).errors, { damaged_count: ['Số tem hỏng không được lớn hơn 1'] })
  assert.deepEqual((await noted({ printed_at: '2099-01-01T00:00:00Z' })).errors, {
    printed_at: ['Ngày in không được ở tương lai'],
  })
  assert.match(
    (await noted({ printed_at: '1950-01-01T00:00:00Z' })).errors!['printed_at']![0]!,
    /^Đợt tem được lập ngày .*, không in trước ngày đó$/,
  )
  assert.deepEqual([run.serial_from, run.serial_to, run.line_number], [1, 4, 2])
  assert.equal(
    (await admin('POST', '/stamp-statistics', { stamp_id: stamp.id, quantity: 7 })).message,
    'Đợt tem chỉ còn 6 tem chưa in',
  )

  assert.equal(
    (await ask('PUT', `/stamp-statistics/${run.id}`, { result: 'ok', damaged_count: 2, note: 'Kẹt giấy' }))
      .damaged_count,
    2,
  )
  assert.equal((await admin('PUT', `/stamp-statistics/${run.id}`, { result: 'ok', damaged_count: 5 })).code, 422)

  const summary = await ask('GET', '/stamp-statistics/summary')
  assert.deepEqual([summary.issued, summary.printed, summary.activated, summary.remaining], [10, 4, 0, 6])
  assert.equal(summary.months.length, 12)
  assert.deepEqual(summary.months.at(-1), { month: '2026-11', printed: 4, damaged: 2 })
})

test('the sheet of a run holds its labels as PDF and as SVG; without a run it is a specimen', async () => {
  const { ask, admin, stamp } = await givenIssue(server, 10)
  const get = async (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers })
  const { url: specimen } = (await admin('POST', `/stamps/${stamp.id}/sheet-link`, { format: 'svg' })).data
  const drawn = await get(specimen)
  assert.equal(drawn.headers['content-type'], 'image/svg+xml')
  assert.match(drawn.body, /width="154mm"/)
  assert.equal((await get(specimen)).statusCode, 404, 'the link opens once')

  const { run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=2`)
  const { url } = (await admin('POST', `/stamps/${stamp.id}/sheet-link`, { run: String(run_id) })).data
  const sheet = await get(url)
  assert.equal(sheet.headers['content-type'], 'application/pdf')
  assert.equal(sheet.rawPayload.subarray(0, 5).toString(), '%PDF-')
  assert.equal((await get(`/api/admin/stamps/${stamp.id}/sheet.pdf`)).statusCode, 401)
})

test('labels that stand on A4 are printed by its rows; a trial print takes none of them', async () => {
  const { admin, ask, active } = await givenTrace(server)
  const form = { ...layout, width: 50, height: 30, name: 'Tem', trace_id: active.id, stamp_type: 'qr_serial' }
  const { id, lines } = await ask('POST', '/stamps', { ...form, quantity: 100, paper: 'a4' })
  assert.equal(lines, 34)
  const pagesOf = async (about: object) => {
    const { data, errors } = await admin('POST', `/stamps/${id}/sheet-link`, about)
    assert.equal(errors, undefined)
    const sheet = await server.app.inject(data.url)
    return sheet.statusCode === 200 ? readPdf(sheet.rawPayload) : sheet.json()
  }
  await ask('PUT', `/stamps/${id}/change-status/issued`)
  const trial = await pagesOf({ specimen: '1' })
  assert.deepEqual([trial.pages.length, trial.texts.filter((text: string) => text === 'IN THỬ').length], [1, 3])
  assert.equal((await ask('GET', `/stamps/${id}`)).printed_count, 0)

  const { run_id, serials, lines: rows } = await ask('GET', `/print-stamp/${id}?line-number=34`)
  assert.deepEqual([serials.length, rows], [100, 34])
  for (const [about, expected] of [
    [{}, 4],
    [{ run: String(run_id), start: 10 }, 5],
    [{ paper: 'a5' }, 9],
    [{ paper: 'roll' }, 34],
  ] as const)
    assert.equal((await pagesOf(about)).pages.length, expected, JSON.stringify(about))
  assert.deepEqual((await pagesOf({ start: 28 })).errors, { start: ['Mỗi tờ chỉ có 27 ô'] })
  assert.equal((await pagesOf({ specimen: '1' })).pages.length, 1)
})

test('an issue from before papers could be chosen keeps its A4 sheets; labels that leave the paper are refused', async () => {
  const { admin, ask, stamp } = await givenIssue(server, 10)
  await ask('GET', `/print-stamp/${stamp.id}?line-number=4`)
  await server.sql`update stamps set paper = null where id = ${stamp.id}`
  const sheetOf = async (id: number) => {
    const { data } = await admin('POST', `/stamps/${id}/sheet-link`, { paper: 'a4' })
    return server.app.inject(data.url)
  }
  assert.equal(readPdf((await sheetOf(stamp.id)).rawPayload).pages.length, 1)

  await server.sql`update stamps set paper = 'a4', sheet_columns = 7 where id = ${stamp.id}`
  assert.deepEqual((await sheetOf(stamp.id)).json().errors, {
    sheet_columns: ['7 cột tem cần rộng 362 mm, không vừa khổ A4 (210 × 297 mm)'],
  })
})

test('a header opens a sheet too, and only to look at a print call takes no labels', async () => {
  const { admin, ask, stamp } = await givenIssue(server, 10)
  const token = newToken('cn')
  await server.sql`insert into sessions (token_hash, user_id, expires_at) values (${hashToken(token)}, ${admin.userId}, now() + interval '1 hour')`
  const headers = { authorization: token }
  for (const [query, type] of [
    ['pdf?paper=a4', 'application/pdf'],
    ['svg', 'image/svg+xml'],
  ]) {
    const sheet = await server.app.inject({
      method: 'GET',
      url: `/api/admin/stamps/${stamp.id}/sheet.${query}`,
      headers,
    })
    assert.deepEqual([sheet.statusCode, sheet.headers['content-type']], [200, type])
  }
  await server.app.inject({ method: 'HEAD', url: `/api/admin/print-stamp/${stamp.id}?line-number=1`, headers })
  assert.equal((await ask('GET', `/stamps/${stamp.id}`)).printed_count, 0)
})

test('a reader of stamps sees sheets but takes no labels', async () => {
  const { stamp } = await givenIssue(server)
  const leader = await signInAs(server, 'department_leader')
  assert.equal((await leader('POST', `/stamps/${stamp.id}/sheet-link`, {})).code, 200)
  assert.equal((await leader('GET', `/print-stamp/${stamp.id}?line-number=1`)).code, 403)
})

test("a printer's program fetches a run once by its ticket, and only that run", async () => {
  const { admin, ask, stamp } = await givenIssue(server, 30, 'qr_secure')
  const first = await ask('GET', `/print-stamp/${stamp.id}?line-number=5`)
  const second = await ask('GET', `/print-stamp/${stamp.id}?line-number=5`)
  const fetchRun = (run: number, token: string) => server.app.inject(`/api/web/print-runs/${run}?token=${token}`)

  const { host, run_id, token } = await ask('POST', `/stamp-statistics/${first.run_id}/printer-ticket`)
  assert.deepEqual([host, run_id], ['https://truyxuat.example.vn', first.run_id])
  assert.equal((await fetchRun(second.run_id, token)).statusCode, 404)
  const fetched = await fetchRun(run_id, token)
  assert.deepEqual(fetched.json<{ data: object }>().data, { entry: first })
  assert.equal((await fetchRun(run_id, token)).statusCode, 404, 'the ticket is good for once')
  assert.equal((await fetchRun(run_id, '')).statusCode, 404)

  const late = await ask('POST', `/stamp-statistics/${first.run_id}/printer-ticket`)
  await server.sql`update one_use_links set expires_at = now() - interval '1 second'`
  assert.equal((await fetchRun(run_id, late.token)).statusCode, 404, 'and for ten minutes')

  const revoked = await ask('POST', `/stamp-statistics/${first.run_id}/printer-ticket`)
  await server.sql`update users set is_active = false where id = ${admin.userId}`
  assert.equal((await fetchRun(run_id, revoked.token)).statusCode, 404, 'and while its owner may print')
})

test('who may not print gets no ticket', async () => {
  const { ask, stamp } = await givenIssue(server)
  const { run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  const leader = await signInAs(server, 'department_leader')
  assert.equal((await leader('POST', `/stamp-statistics/${run_id}/printer-ticket`)).code, 403)
})

test("a slot of a label's texts that is null is an empty one", async () => {
  const { ask, active } = await givenTrace(server)
  const texts = [null, { text: 'Loại 1', font_size: 8, horizontal: 1, vertical: 2 }, null]
  const { id, stamp_attributes } = await ask('POST', '/stamps', {
    ...layout,
    name: 'Tem',
    trace_id: active.id,
    stamp_type: 'qr_serial',
    quantity: 3,
    stamp_attributes: texts,
  })
  assert.deepEqual(
    stamp_attributes.map(({ text }) => text),
    [null, 'Loại 1', null],
  )
  await ask('PUT', `/stamps/${id}/change-status/issued`)
  const printed = await ask('GET', `/print-stamp/${id}?line-number=1`)
  assert.deepEqual(printed.stamp_attributes[1], texts[1])
  assert.equal(printed.stamp_attributes.length, 6)
  for (const empty of [0, 2, 3, 4, 5])
    assert.deepEqual(printed.stamp_attributes[empty], { text: '', font_size: 0, horizontal: 0, vertical: 0 })
})

test('a place on a label is kept and drawn to a tenth of a millimetre; the printer reads it whole, and in tenths', async () => {
  const { admin, ask, active } = await givenTrace(server)
  const form = { ...layout, name: 'Tem', trace_id: active.id, stamp_type: 'qr_serial', quantity: 3 }
  for (const [horizontal, field] of [
    [3.75, 'horizontal'],
    ['3,7', 'horizontal'],
    [-0.1, 'horizontal'],
  ] as const) {
    const { code, errors } = await admin('POST', '/stamps', { ...form, horizontal })
    assert.deepEqual([code, Object.keys(errors ?? {})], horizontal === '3,7' ? [200, []] : [422, [field]])
  }
  assert.equal(
    (await ask('POST', '/stamps', { ...form, horizontal: '3', vertical: 2 })).horizontal,
    3,
    'whole ones as ever',
  )

  const { id, ...kept } = await ask('POST', '/stamps', { ...form, horizontal: 0.4, vertical: 7.4 })
  assert.deepEqual([kept.horizontal, kept.vertical], [0.4, 7.4])
  await ask('PUT', `/stamps/${id}/change-status/issued`)
  const { run_id, ...entry } = await ask('GET', `/print-stamp/${id}?line-number=1`)
  assert.deepEqual([entry.horizontal, entry.vertical, entry.horizontal_tenths, entry.vertical_tenths], [0, 7, 4, 74])
  const run = await ask('GET', `/stamp-statistics/${run_id}`)
  assert.deepEqual([run.horizontal, run.vertical], [0.4, 7.4])

  const link = await ask('POST', `/stamps/${id}/sheet-link`, { format: 'svg' })
  const { body } = await server.app.inject(link.url)
  const quiet = 4 * form.size * (25.4 / 203)
  const [left, top] = [0.4, 7.4].map((place) => place + quiet)
  assert.ok(
    body.includes(String(Number(left!.toFixed(6)))) && body.includes(String(Number(top!.toFixed(6)))),
    body.slice(0, 1_500),
  )
})
