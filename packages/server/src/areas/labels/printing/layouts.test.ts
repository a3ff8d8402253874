import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInAs } from '../../../../test/chain.ts'
import { givenIssue, givenTrace, layout } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'

const server = testServer()

const whole = { ...layout, stamps_per_line: 1 }
const at = (horizontal: number, vertical: number) => ({ font_size: 8, horizontal, vertical })
const line = (text: string, horizontal: number, vertical: number) => ({
  stamp_attributes: [{ text, ...at(horizontal, vertical) }],
})
const bare = { print_product_name: false, print_product_created_at: false, stamp_attributes: [] }

/** Layouts for a product with a GTIN, whose code has 33 modules, and the fields that are to blame. */
const refused: [what: string, change: object, fields: string[]][] = [
  ['50 × 30 mm, 3 dots at 203 dpi (0.375 mm)', { size: 3 }, ['size']],
  ['3 dots at 300 dpi', { dpi: 300, size: 3, ...bare }, ['size']],
  ['modules of 1 dot', { size: 1 }, ['size']],
  ['a text across the code', { product_name_attribute: at(2, 12) }, ['product_name_attribute']],
  ['a code over the right edge', { ...bare, horizontal: 30 }, ['horizontal']],
  ['a code over the lower edge', { ...bare, vertical: 12 }, ['vertical']],
  ['a code larger than the label', { ...bare, size: 7 }, ['size']],
  ['a letter above the code', { ...bare, ...line('A', 5, 5) }, ['stamp_attributes.0.text']],
  ['a letter below it', { ...bare, ...line('A', 5, 26) }, ['stamp_attributes.0.text']],
  ['a letter left of it', { ...bare, ...line('A', 0, 12) }, ['stamp_attributes.0.text']],
  ['a letter right of it', { ...bare, ...line('A', 19, 12) }, ['stamp_attributes.0.text']],
  ['a letter at its corner', { ...bare, ...line('A', 19, 26) }, ['stamp_attributes.0.text']],
  ['a PIN panel on the code', { ...bare, stamp_type: 'qr_secure', pin_attribute: at(4, 12) }, ['pin_attribute']],
  ['a label of 10 × 10 mm', { ...bare, width: 10, height: 10, horizontal: 0, vertical: 0 }, ['width', 'height']],
  ['seven columns on A4', { paper: 'a4', sheet_columns: 7 }, ['sheet_columns']],
]

test('a layout that would not be read is kept as a draft with its problems; it gets no serials, and no run', async () => {
  const { admin, ask, active } = await givenTrace(server)
  const form = { ...whole, name: 'Tem', trace_id: active.id, stamp_type: 'qr_serial', quantity: 10 }
  for (const [what, change, fields] of refused) {
    const { code, data } = await admin('POST', '/stamps', { ...form, ...change })
    assert.deepEqual([code, data.problems.map(({ field }) => field)], [200, fields], what)
    const { id } = data.entry
    const issued = await admin('PUT', `/stamps/${id}/change-status/issued`)
    assert.deepEqual([issued.code, Object.keys(issued.errors ?? {})], [422, fields], what)
    assert.deepEqual((await admin('GET', `/stamps/${id}`)).data.problems, data.problems, what)
    const mended = await admin('PUT', `/stamps/${id}`, { ...form, paper: 'roll' })
    assert.deepEqual([mended.code, mended.data.problems], [200, []], what)
  }
  const first = await ask('POST', '/stamps', form)
  assert.equal((await ask('PUT', `/stamps/${first.id}/change-status/issued`)).serial_from, 1, 'no serial was taken')
})

test('labels whose serials grow too long for their layout are not issued, and no serial is taken', async () => {
  const { admin, ask, active, manufacture } = await givenTrace(server)
  await server.sql`insert into counters (name, value) values (${`stamps.serial ${manufacture.id} `}, 999995)`
  const form = { ...whole, ...bare, ...line('Số: {Số tem}', 32.4, 14), name: 'Tem', trace_id: active.id }
  const issue = async (quantity: number) => {
    const { id } = await ask('POST', '/stamps', { ...form, stamp_type: 'qr_serial', quantity })
    return admin('PUT', `/stamps/${id}/change-status/issued`)
  }
  const { code, errors } = await issue(5)
  assert.deepEqual([code, errors], [422, { 'stamp_attributes.0.text': ['Chữ “Số: 4444444” không vừa khổ tem'] }])
  const { serial_from, serial_to } = (await issue(4)).data.entry
  assert.deepEqual([serial_from, serial_to], [999_996, 999_999])
})

test('who lays out a label of 10 × 10 mm is told the smallest label that works, and it does', async () => {
  const { admin, ask, active } = await givenTrace(server)
  const form = { ...whole, ...bare, horizontal: 0, vertical: 0, name: 'Tem', trace_id: active.id, quantity: 10 }
  const square = (side: number) => ({ ...form, stamp_type: 'qr_serial', width: side, height: side })
  const { data } = await admin('POST', '/stamps', square(10))
  const message = data.problems[0]!.message
  assert.equal(message, 'Tem quá nhỏ cho mã này: tem nhỏ nhất là 21 × 21 mm, cỡ mã 4 chấm (mã rộng 16,5 mm, ô 0,5 mm)')
  const { id } = await ask('POST', '/stamps', square(21))
  assert.equal((await admin('PUT', `/stamps/${id}/change-status/issued`)).code, 200)
  assert.equal((await admin('GET', `/print-stamp/${id}?line-number=1`)).code, 200)
})

test('the printer of an issue is one of three; each run keeps it', async () => {
  const { admin, ask, active } = await givenTrace(server)
  const form = { ...whole, name: 'Tem', trace_id: active.id, stamp_type: 'qr_serial', quantity: 10 }
  const odd = await admin('POST', '/stamps', { ...form, dpi: 204 })
  assert.deepEqual([odd.code, Object.keys(odd.errors ?? {})], [422, ['dpi']])
  const { dpi: _, size: __, ...unsaid } = form
  const usual = await ask('POST', '/stamps', unsaid)
  assert.deepEqual([usual.dpi, usual.size], ['203', 3])
  const { id } = await ask('POST', '/stamps', { ...form, dpi: 600, size: 11 })
  await ask('PUT', `/stamps/${id}/change-status/issued`)
  const { run_id, dpi } = await ask('GET', `/print-stamp/${id}?line-number=1`)
  assert.deepEqual([dpi, (await ask('GET', `/stamp-statistics/${run_id}`)).dpi], ['600', '600'])
})

test('an order for labels too small for their code is not approved; for any other size a layout is found', async () => {
  const { ask, admin, active } = await givenTrace(server)
  const order = (width: number, height: number) => ({
    trace_id: active.id,
    stamp_type: 'qr_secure',
    quantity: 20,
    width,
    height,
    receiver_name: 'Nguyễn Văn A',
    receiver_phone: '0000000001',
    receive_method: 'pickup',
  })
  const small = await ask('POST', '/orders', order(20, 20))
  const refusal = await admin('PUT', `/orders/${small.id}/change-status/approved`)
  assert.deepEqual([refusal.code, Object.keys(refusal.errors ?? {})], [422, ['width', 'height', 'pin_attribute']])
  await ask('PUT', `/orders/${small.id}/change-status/cancelled`, { note: 'Tem quá nhỏ' })
  const odd = await ask('POST', '/orders', order(57, 33))
  const { stamp_id } = await ask('PUT', `/orders/${odd.id}/change-status/approved`)
  assert.deepEqual((await admin('GET', `/stamps/${stamp_id}`)).data.problems, [])
})

test('labels printed before in a layout that fails now stay good; they are printed again once the layout is mended', async () => {
  const { ask, admin, stamp, codeOf } = await givenIssue(server)
  const { run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  await server.sql`update stamps set size = 2 where id = ${stamp.id}`
  await server.sql`update stamp_statistics set size = 2 where id = ${run_id}`

  assert.equal((await server.app.inject(`/s/${await codeOf(1)}`)).statusCode, 200)
  const sheet = async () => {
    const { data } = await admin('POST', `/stamps/${stamp.id}/sheet-link`, { run: String(run_id) })
    return (await server.app.inject(data.url)).statusCode
  }
  for (const path of [`/print-stamp/${stamp.id}?line-number=1`, `/stamp-statistics/${run_id}/print`] as const) {
    const { code, message, errors } = await admin('GET', path)
    assert.deepEqual([code, Object.keys(errors ?? {})], [422, ['size']], path)
    assert.match(message, /tăng cỡ mã lên 4 chấm .* Sửa mẫu tem của đợt tem này rồi in lại\.$/)
  }
  assert.equal(await sheet(), 422)
  const outside = await admin('POST', '/stamp-statistics', { stamp_id: stamp.id, quantity: 1 })
  assert.deepEqual([outside.code, Object.keys(outside.errors ?? {})], [422, ['size']])
  assert.equal((await ask('GET', `/stamps/${stamp.id}`)).printed_count, 3)

  assert.equal((await admin('PUT', `/stamps/${stamp.id}`, { size: 4 })).code, 200, 'open while it fails')
  assert.equal((await admin('PUT', `/stamps/${stamp.id}`, { size: 5 })).code, 422, 'and closed again')
  assert.equal((await ask('GET', `/stamp-statistics/${run_id}/print`)).size, 4)
  assert.equal(await sheet(), 200)
})

test('a label says whose it is by its GTIN and stamp code, as it does by its code alone; no other GTIN has it', async () => {
  const { ask, stamp } = await givenIssue(server)
  const { qr_text, run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  assert.match(qr_text[0]!, /^HTTPS:\/\/TRUYXUAT\.EXAMPLE\.VN\/01\/09521234001010\/21\/[0-9A-Z]{13}$/)
  const path = new URL(qr_text[0]!).pathname
  const code = path.split('/').at(-1)!
  const wrong = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0')
  const page = async (address: string) => {
    const { statusCode, headers, body } = await server.app.inject(address)
    return statusCode === 307 ? (await server.app.inject(String(headers.location))).body : body
  }
  const said = (body: string) => body.match(/<h1[^]*?<\/h1>/)?.[0]
  const own = said(await page(`/s/${code}`))
  assert.ok(own)
  for (const address of [path, path.toLowerCase()]) assert.equal(said(await page(address)), own, address)
  for (const address of [`/01/09521234001027/21/${code}`, `/01/09521234001010/21/${wrong}`])
    assert.notEqual(said(await page(address)), own, address)

  const other = { gtin: '9521234001027' }
  await server.sql`update products set gtin = ${other.gtin}, approved_values = approved_values || ${server.sql.json(other)} where id = ${stamp.product_id}`
  assert.deepEqual((await ask('GET', `/stamp-statistics/${run_id}/print`)).qr_text, qr_text, 'printed again the same')
  assert.equal(said(await page(path)), own, 'and still its own')
})

test('labels issued before codes carried a GTIN go on being printed without one', async () => {
  const { ask, stamp } = await givenIssue(server)
  await server.sql`update stamps set gtin = null where id = ${stamp.id}`
  const { qr_text } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  assert.match(qr_text[0]!, /^HTTPS:\/\/TRUYXUAT\.EXAMPLE\.VN\/S\//)
})

test('whoever may only read sees what is wrong with a layout', async () => {
  const { stamp } = await givenIssue(server)
  await server.sql`update stamps set size = 2 where id = ${stamp.id}`
  const leader = await signInAs(server, 'department_leader')
  assert.deepEqual(
    (await leader('GET', `/stamps/${stamp.id}`)).data.problems.map(({ field }) => field),
    ['size'],
  )
})
