import assert from 'node:assert/strict'
import { createSecretKey } from 'node:crypto'
import { test } from 'node:test'
import { codesOf } from '../codes/codes.ts'
import { isPin, pinsOf } from '../codes/pins.ts'
import { entryOf, signInAs } from '../../../../test/chain.ts'
import { givenIssue } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'
import type { Reply } from '../../../../test/server.ts'
import type { DataAt } from '../../../../test/data-at.ts'

const server = testServer()

const keyOf = (byte: number) => ({ id: '0001', secret: createSecretKey(Buffer.alloc(32, byte)) })

test('every label has six digits of its own, the same each time, and others under another key', () => {
  const pins = pinsOf(keyOf(1), 1n, 10_000)
  for (const pin of pins) assert.match(pin, /^\d{6}$/)
  assert.ok(new Set(pins).size > 9_900, 'as many different ones as chance gives')
  assert.deepEqual(pinsOf(keyOf(1), 5_000n, 2), pins.slice(4_999, 5_001))
  assert.notDeepEqual(pinsOf(keyOf(2), 1n, 10), pins.slice(0, 10))
  assert.ok(
    pins.some((pin) => pin.startsWith('0')),
    'zeros in front are digits too',
  )
  assert.ok(!codesOf(keyOf(1), 1n, 100).some((code, place) => code.includes(pins[place]!)), 'no code tells its PIN')
})

test('only its own PIN opens a label', () => {
  const [own, next] = pinsOf(keyOf(1), 7n, 2)
  assert.equal(isPin(keyOf(1), 7n, own!), true)
  assert.equal(isPin(keyOf(1), 7n, next!), false)
  assert.equal(isPin(keyOf(2), 7n, own!), false)
})

/** Ten active labels with covered PINs. */
async function givenSecure() {
  const issue = await givenIssue(server, 10, 'qr_secure')
  const entry = await issue.ask('GET', `/print-stamp/${issue.stamp.id}?line-number=4`)
  await issue.ask('POST', `/stamps/${issue.stamp.id}/activate`)
  const pinOf = (serial: number): string => entry.pins[serial - 1]!
  const wrongFor = (serial: number): string => String((Number(pinOf(serial)) + 1) % 1_000_000).padStart(6, '0')
  const enter = async (serial: number, pin: string, from = '203.0.113.7') =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/api/web/stamps/${await issue.codeOf(serial)}/pin`,
        payload: { pin },
        remoteAddress: from,
      })
    ).json<Reply<DataAt<'POST', `/api/web/stamps/${string}/pin`>>>()
  return { ...issue, entry, pinOf, wrongFor, enter }
}

test('the right PIN says genuine once, and later that it was used before and when', async () => {
  const { enter, pinOf } = await givenSecure()
  const first = (await enter(1, pinOf(1))).data.entry
  assert.deepEqual([first.outcome, first.title], ['genuine', 'Tem chính hãng'])

  const later = (await enter(1, ` ${pinOf(1).slice(0, 3)} ${pinOf(1).slice(3)} `, '198.51.100.9')).data.entry
  assert.deepEqual([later.outcome, later.verified_at], ['again', first.verified_at])
  assert.match(later.sentence, /nhập đúng lần đầu lúc \d\d\/\d\d\/\d{4} \d\d:\d\d/)
})

test('of many who enter the right PIN at once just one is the first', async () => {
  const { enter, pinOf } = await givenSecure()
  const answers = await Promise.all([1, 2, 3, 4, 5].map((guest) => enter(1, pinOf(1), `203.0.113.${guest}`)))
  assert.deepEqual(answers.map(({ data }) => data.entry.outcome).toSorted(), [
    'again',
    'again',
    'again',
    'again',
    'genuine',
  ])
})

test('nobody who meets a label for the first time together with others is refused', async () => {
  const { enter, pinOf } = await givenSecure()
  for (const serial of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((guest) => enter(serial, pinOf(serial), `203.0.113.${guest}`)),
    )
    assert.deepEqual(
      answers.map(({ code }) => code),
      [200, 200, 200, 200, 200],
    )
  }
})

test('a wrong PIN tells the tries that are left; after the last no more are looked at from there, and the label stays as it is', async () => {
  const { enter, pinOf, wrongFor, stamp, admin } = await givenSecure()
  for (const left of [4, 3, 2, 1]) {
    const { entry } = (await enter(1, wrongFor(1))).data
    assert.deepEqual([entry.outcome, entry.left], ['wrong', left])
  }
  assert.equal((await enter(1, wrongFor(1))).data.entry.outcome, 'spent')
  const { entries } = (await admin('GET', `/stamps/${stamp.id}/codes?serial_from=1&serial_to=1`)).data
  assert.equal(entries[0]!.state, 'active')
  assert.match(entries[0]!.reason!, /^Có dấu hiệu bị phá hoại/, 'the staff see what was tried')
  const [kept] = await server.sql`select is_suspect, is_tampered from stamp_codes`
  assert.deepEqual({ ...kept }, { is_suspect: false, is_tampered: true })

  assert.equal((await enter(1, pinOf(1))).code, 429)
  assert.equal((await enter(2, pinOf(2))).data.entry.outcome, 'genuine', 'other labels are not touched')
  const elsewhere = (await enter(1, pinOf(1), '198.51.100.9')).data.entry
  assert.deepEqual([elsewhere.outcome, elsewhere.title], ['genuine', 'Tem chính hãng'])
})

const networks: [what: string, from: (guess: number) => string, elsewhere: string][] = [
  ['IPv4 of a /24', (guess) => `203.0.113.${guess}`, '203.0.114.1'],
  ['IPv4 written as IPv6', (guess) => `::ffff:203.0.113.${guess}`, '203.0.114.1'],
  ['IPv6 of a /48', (guess) => `2001:db8:1:${guess}::${guess}`, '2001:db8:2::1'],
]

for (const [what, from, elsewhere] of networks) {
  test(`guessing from many addresses ends at their network and nowhere else: ${what}`, async () => {
    const { enter, pinOf, wrongFor } = await givenSecure()
    const codes = []
    for (let guess = 1; guess <= 9; guess++) codes.push((await enter(1, wrongFor(1), from(guess))).code)
    assert.deepEqual(codes, [200, 200, 200, 200, 200, 429, 429, 429, 429])
    assert.equal((await enter(1, pinOf(1), elsewhere)).data.entry.outcome, 'genuine')
  })
}

test('however many networks guess at a label, the right PIN of another is taken', async () => {
  const { enter, pinOf, wrongFor } = await givenSecure()
  for (let network = 0; network < 8; network++) {
    for (let guess = 0; guess < 6; guess++) await enter(1, wrongFor(1), `198.51.${network}.1`)
  }
  assert.equal((await enter(1, pinOf(1), '203.0.113.7')).data.entry.outcome, 'genuine')
})

test('right PINs cost a network nothing: whoever checks a whole shelf is not shut out', async () => {
  const { enter, pinOf } = await givenSecure()
  for (let time = 0; time < 7; time++) {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((serial) => enter(serial, pinOf(serial))))
    assert.deepEqual(
      answers.map(({ code }) => code),
      Array<number>(10).fill(200),
    )
  }
})

test('a right PIN forgives the wrong ones before it', async () => {
  const { enter, pinOf, wrongFor } = await givenSecure()
  for (let slip = 0; slip < 4; slip++) await enter(1, wrongFor(1))
  await enter(1, pinOf(1))
  assert.equal((await enter(1, wrongFor(1))).data.entry.left, 4)
})

const refused: [what: string, pin: unknown][] = [
  ['too short', '12345'],
  ['letters', 'abcdef'],
  ['nothing', ''],
]
test('what is no PIN costs no try', async () => {
  const { enter, wrongFor } = await givenSecure()
  for (const [what, pin] of refused) assert.equal((await enter(1, pin as string)).code, 422, what)
  assert.equal((await enter(1, wrongFor(1))).data.entry.left, 4)
})

test('labels without a covering, not active ones and locked ones take no PIN', async () => {
  const { ask, codeOf, enter, pinOf, stamp } = await givenSecure()
  await ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 2, reason: 'Quét ở Cần Thơ' })
  assert.equal((await enter(2, pinOf(2))).code, 422)
  const page = (await server.app.inject(`/s/${await codeOf(2)}`)).body
  assert.ok(!page.includes('Mã PIN dưới lớp phủ'))

  const plain = await ask('POST', '/stamps', { ...stamp, name: 'Tem thường', stamp_type: 'qr_serial' })
  await ask('PUT', `/stamps/${plain.id}/change-status/issued`)
  const { qr_text, pins } = await ask('GET', `/print-stamp/${plain.id}?line-number=1`)
  assert.deepEqual(pins, [])
  const reply = await server.call()('POST', `/api/web/stamps/${qr_text[0]!.split('/').at(-1)!}/pin`, { pin: '123456' })
  assert.deepEqual([reply.code, reply.message], [422, 'Tem này không có mã PIN'])
})

test('a serial that can be guessed leads to no PIN, for it proves nothing', async () => {
  const { active, stamp } = await givenSecure()
  await server.sql`insert into stamp_codes (stamp_id, number, serial, is_suspect, suspicion_reason) values (${stamp.id}, ${stamp.number_from}, ${stamp.serial_from}, true, 'x')`
  const { headers } = await server.app.inject(`${new URL(active.qr_url).pathname}/21/000001`)
  const page = (await server.app.inject(new URL(headers.location!).pathname)).body
  assert.ok(page.includes('Tem đang bị nghi vấn') && !page.includes('Mã PIN dưới lớp phủ'))
})

test('the page asks and answers without a script, and sends the form nowhere else', async () => {
  const { codeOf, pinOf, wrongFor } = await givenSecure()
  const url = `/s/${await codeOf(1)}`
  const asked = await server.app.inject(url)
  for (const words of ['Mã PIN dưới lớp phủ', 'method="post"', `action="${url}#pin"`])
    assert.ok(asked.body.includes(words), words)
  assert.match(String(asked.headers['content-security-policy']), /form-action 'self'/)

  const submit = (pin: string) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams({ pin }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const wrong = await submit(wrongFor(1))
  assert.ok(wrong.body.includes('Mã PIN không đúng') && wrong.body.includes('Bạn còn 4 lần thử'))
  const right = await submit(pinOf(1))
  assert.ok(right.body.includes('Tem chính hãng'))
  assert.ok(!/<script(?! type="application\/ld\+json")/.test(right.body), 'an answer counts no scan')
  assert.ok(!right.body.includes(pinOf(1)), 'a PIN is never sent back')
  assert.match((await server.app.inject(url)).body, /Tem này đã được xác thực lần đầu lúc \d\d\/\d\d/)
  assert.equal((await submit('12')).statusCode, 422)
  for (let guess = 0; guess < 5; guess++) await submit(wrongFor(1))
  const blocked = await submit(wrongFor(1))
  assert.equal(blocked.statusCode, 429)
  assert.ok(Number(blocked.headers['retry-after']) > 3_000)
  assert.ok(blocked.body.includes('Tạm dừng kiểm tra mã PIN'))
})

test('PINs are for those who print: readers see the sheet without them, lists and logs never hold them', async () => {
  const { admin, ask, entry, stamp } = await givenSecure()
  assert.equal(new Set(entry.pins).size > 1, true)
  const leader = await signInAs(server, 'department_leader')
  const sheetOf = async (call: typeof admin) => {
    const { url } = (await call('POST', `/stamps/${stamp.id}/sheet-link`, { format: 'svg' })).data
    return (await server.app.inject(url)).body
  }
  const holds = (text: string) => entry.pins.filter((pin: string) => text.includes(pin)).length
  assert.equal(holds(await sheetOf(admin)), 10)
  assert.equal(holds(await sheetOf(leader)), 0)
  assert.match(await sheetOf(leader), /aria-label="\*{6}"/)
  const codes = JSON.stringify((await admin('GET', `/stamps/${stamp.id}/codes`)).data)
  const seen = JSON.stringify([
    await ask('GET', `/stamps/${stamp.id}`),
    (await admin('GET', '/stamp-statistics')).data,
    await server.sql`select * from system_logs`,
  ])
  assert.equal(holds(codes.replaceAll(/\d{4}-\d\d-\d\dT[^"]+/g, '')), 0)
  for (const pin of entry.pins) assert.ok(!seen.includes(`"${pin}"`))
})

test('a run printed again has the same PINs, and its sheet shows them where the layout puts them', async () => {
  const { ask, entry, stamp } = await givenSecure()
  const [run] = await server.sql<{ id: number }[]>`select id from stamp_statistics where stamp_id = ${stamp.id}`
  assert.deepEqual((await ask('GET', `/stamp-statistics/${run!.id}/print`)).pins, entry.pins)
  assert.ok(entry.pin_attribute!.font_size! > 0)
  const draft = await ask('POST', '/stamps', {
    ...stamp,
    name: 'Tem khác',
    pin_attribute: { font_size: 9, horizontal: 18, vertical: 12 },
  })
  assert.deepEqual(draft.pin_attribute, { font_size: 9, horizontal: 18, vertical: 12 })
  assert.equal(entryOf(await (await server.signIn('everything'))('GET', `/stamps/${draft.id}`)).order_status, null)
})

test('fifty wrong PINs within a day pause the checks of a label for all networks, and ask an officer', async () => {
  const { enter, pinOf, wrongFor, stamp } = await givenSecure()
  const from = (at: number) => `198.51.${at}.1`
  for (let at = 0; at < 50; at++) assert.equal((await enter(1, wrongFor(1), from(Math.floor(at / 4)))).code, 200)
  const paused = await enter(1, pinOf(1), from(200))
  assert.deepEqual([paused.code, /cán bộ đã được báo/.test(paused.message)], [429, true])
  assert.equal((await enter(2, pinOf(2), from(200))).data.entry.outcome, 'genuine')
  const [label] =
    await server.sql`select is_tampered, review_since from stamp_codes where stamp_id = ${stamp.id} and serial = 1`
  assert.deepEqual([label!['is_tampered'], label!['review_since'] !== null], [true, true])
})

test('who reads codes of printed labels is in the log', async () => {
  const { admin, stamp } = await givenSecure()
  const { id } = stamp
  const lines = async () =>
    (
      await server.sql`select new_values ->> 'codes_read' as read from system_logs where entity_id = ${id} and new_values ? 'codes_read' order by id`
    ).map((line) => line['read'] as string)
  const before = (await lines()).length
  await admin('GET', `/stamps/${id}/codes?serial_from=3&serial_to=6` as '/stamps/1/codes')
  await admin('GET', `/stamps/${id}/codes?serial_from=3&serial_to=6` as '/stamps/1/codes')
  await admin('GET', `/stamps/${id}/label?serial=7` as '/stamps/1/label')
  await server.app.inject({ url: `/api/admin/stamps/${id}/sheet.svg`, headers: { authorization: admin.token } })
  assert.deepEqual((await lines()).slice(before), ['3–6', '7–7', '1–10'])
})
