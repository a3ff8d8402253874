import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { stampCodeStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { forgetPlaces } from './forget-places.ts'
import { entryOf, signInAs } from '../../../test/chain.ts'
import { givenIssue, givenTrace } from '../../../test/issue.ts'
import { movePast } from '../../../test/move-past.ts'
import { givenScans } from '../../../test/past-scans.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()
// Whatever a test has done, the stored totals (`scan_totals`) must equal the totals computed from `scan_days`.
afterEach(async () => {
  const added = server.sql`
    select day, coalesce(product_id, 0), coalesce(province_id, 0), coalesce(result, ''),
      coalesce(case when grouping(result) = 0 then sum(count) else sum(count) filter (where result <> 'unknown') end, 0)::int,
      sum(suspicious)::int
    from scan_days group by grouping sets ((day), (day, product_id), (day, province_id), (day, result))
    having coalesce(product_id, 1) > 0 and coalesce(province_id, 1) > 0`
  const astray = await server.sql`(table scan_totals except ${added}) union all (${added} except table scan_totals)`
  assert.deepEqual([...astray], [])
})

const haLong = { latitude: 20.951, longitude: 107.08 }
const canTho = { latitude: 10.0341, longitude: 105.7876 }

/** Printed and activated labels. */
async function givenLabels(quantity = 10) {
  const issued = await givenIssue(server, quantity)
  await issued.ask('GET', `/print-stamp/${issued.stamp.id}?line-number=${quantity}`)
  await issued.ask('POST', `/stamps/${issued.stamp.id}/activate`)
  return issued
}

const scan = (code: string, client_id: string, more: object = {}) =>
  server.call()('POST', '/api/web/scans', { code, client_id, ...more })

const kept = () => server.sql`select * from scan_statistics order by id`

test('a scan of an active label is counted and answered in words', async () => {
  const { ask, codeOf, stamp } = await givenLabels()
  const code = await codeOf(3)
  const first = entryOf(await scan(code.toLowerCase(), 'điện thoại 1'))
  assert.deepEqual([first.result, first.warning, first.counted], ['valid', null, true])
  assert.equal(first.sentence, 'Bạn là người đầu tiên quét tem này.')
  assert.match(entryOf(await scan(code, 'điện thoại 2')).sentence, /^Đã quét 1 lượt; lần đầu ngày \d\d\/\d\d\/\d{4}/)

  const [row] = await kept()
  assert.deepEqual(
    [row!['result'], row!['stamp_id'], row!['is_first'], row!['is_suspicious']],
    ['valid', stamp.id, true, false],
  )
  assert.ok(!JSON.stringify(await kept()).includes(server.address), 'an address is kept as a keyed hash only')
  assert.deepEqual(
    [(await ask('GET', `/stamps/${stamp.id}`)).scan_count, (await ask('GET', `/traces/${stamp.trace_id}`)).scan_count],
    [2, 2],
  )
})

test('the same device counts once within thirty seconds, and may add where it is', async () => {
  const { codeOf } = await givenLabels()
  const code = await codeOf(1)
  await scan(code, 'một máy')
  const again = entryOf(await scan(code, 'một máy', haLong))
  assert.deepEqual([again.counted, again.scans.count], [false, 1])
  const rows = await kept()
  assert.deepEqual(
    [rows.length, rows[0]!['latitude'], rows[0]!['longitude']],
    [1, 20.95, 107.08],
    'a place is kept to a hundredth of a degree',
  )
})

test('a scan farther apart than anyone travels is marked for the staff, and the label stays as it is', async () => {
  const { admin, ask, codeOf } = await givenLabels()
  const code = await codeOf(7)
  assert.equal(entryOf(await scan(code, 'máy 1', haLong)).result, 'valid')
  const far = entryOf(await scan(code, 'máy 3', canTho))
  assert.deepEqual([far.result, far.warning], ['valid', null])

  const { entries } = (await admin('GET', '/scan-statistics?is_suspicious=true')).data
  assert.equal(entries.length, 1)
  assert.match(entries[0]!.suspicion_reason!, /^Hai lượt quét cách nhau 1\.2\d\d km trong 1 phút$/)
  assert.equal(
    (await ask('PUT', `/scan-statistics/${entries[0]!.id}`, { is_suspicious: false, note: 'Hàng mẫu của Sở' }))
      .is_suspicious,
    false,
  )
})

test('21 client ids in a second, far apart, from one network: counted, the label as it was, and a sign of it kept', async () => {
  const { codeOf } = await givenLabels()
  const code = await codeOf(1)
  const answers = await Promise.all(
    Array.from({ length: 21 }, (_, number) => scan(code, `máy ${number}`, number % 2 ? haLong : canTho)),
  )
  assert.deepEqual(new Set(answers.map((answer) => entryOf(answer).result)), new Set(['valid']))
  const [label] = await server.sql`select scan_count, is_suspect, verdict, is_tampered from stamp_codes`
  assert.deepEqual({ ...label }, { scan_count: 21, is_suspect: false, verdict: 'none', is_tampered: true })
})

/** Copies of one label that were bought in three cities in the course of weeks. */
const copiesOf = (code: string, from: string) =>
  Array.from({ length: 24 }, (_, number) =>
    [0, 1].map((again) => ({
      code,
      at: new Date(Date.now() - (50 - number * 2) * 86_400_000 + again * 3_600_000),
      device: `${from} ${number}`,
      place: [haLong, canTho][number % 2]!,
    })),
  ).flat()

test('a label whose copies are bought all over the country is suspect until an officer clears it, and again by new networks only', async () => {
  const { ask, codeOf, stamp } = await givenLabels()
  const code = await codeOf(2)
  await givenScans(server, copiesOf(code, 'nhà'))
  const warned = entryOf(await scan(code, 'máy 4'))
  assert.equal(warned.result, 'suspect')
  assert.match(warned.warning!, /^Tem đang bị nghi vấn\. Nhiều máy khác nhau đã quét trong \d+ ngày\. Ở 2 nơi/)
  assert.equal((await server.row('stamps', stamp.id))['status'], 'activated', 'only a person locks')

  await ask('PUT', `/stamps/${stamp.id}/clear-suspicion`, { serial: 2, reason: 'Hàng mẫu của Sở' })
  await givenScans(server, copiesOf(code, 'nhà'))
  assert.equal(entryOf(await scan(code, 'máy 5')).result, 'valid')
  await givenScans(server, copiesOf(code, 'nhà khác'))
  assert.equal(entryOf(await scan(code, 'máy 6')).result, 'suspect')
})

test('more than twenty scans from more than five devices in a day are marked, and do not make a label suspect', async () => {
  const { codeOf } = await givenLabels()
  const code = await codeOf(1)
  const start = Date.now() - 3_600_000
  const minutes = Array.from({ length: 21 }, (_, number) => number)
  const judged = await givenScans(
    server,
    minutes.map((minute) => ({ code, at: new Date(start + minute * 60_000), device: `máy ${minute % 6}` })),
  )
  assert.deepEqual(new Set(judged.map(({ scan: { result } }) => result)), new Set(['valid']))
  assert.equal(judged.at(-1)!.scan.suspicion_reason, 'Hơn 20 lượt quét từ hơn 5 thiết bị trong 24 giờ')
})

test('what a label tells follows what was done to it', async () => {
  const { admin, ask, codeOf, stamp } = await givenIssue(server)
  const code = await codeOf(2)
  let device = 0
  const told = async () => entryOf(await scan(code, `máy ${device++}`))
  assert.deepEqual([(await told()).result, (await told()).warning], ['inactive', 'Tem chưa được kích hoạt'])

  await ask('GET', `/print-stamp/${stamp.id}?line-number=10`)
  await ask('POST', `/stamps/${stamp.id}/activate`)
  assert.equal((await told()).result, 'valid')
  await server.sql`update traces set expired_date = '2026-11-01' where id = ${stamp.trace_id}`
  assert.equal((await told()).result, 'expired')
  await ask('PUT', `/stamps/${stamp.id}/lock`, { serial_from: 2, reason: 'Tem bị bóc' })
  assert.deepEqual((await told()).warning, 'Tem đã bị khóa. Tem bị bóc')
  await ask('PUT', `/traces/${stamp.trace_id}/recall`, {
    recall_kind: 'mandatory',
    recall_reason: 'Vượt dư lượng',
    recall_handling: 'destroy',
  })
  assert.equal((await told()).result, 'recalled')

  const reasons = (await kept()).map(({ suspicion_reason }) => suspicion_reason)
  assert.deepEqual(reasons, [
    'Quét khi tem chưa được kích hoạt',
    'Quét khi tem chưa được kích hoạt',
    null,
    null,
    'Quét khi tem đã bị khóa',
    null,
  ])
  const { entries } = (await admin('GET', `/stamps/${stamp.id}/codes?serial_to=1`)).data
  assert.ok(entries[0]!.state in stampCodeStatus.states)
})

test('a wrong code and a trace that is not public are answered alike', async () => {
  const { ask, active } = await givenTrace(server)
  await ask('PUT', `/traces/${active.id}/change-active`)
  const answers = await Promise.all(['0000000000000', 'không phải mã', active.code].map((code) => scan(code, 'máy')))
  for (const answer of answers)
    assert.deepEqual(
      [answer.code, answer.message, answer.data],
      [404, 'Không tìm thấy mã truy xuất', { entry: { result: 'not_found' } }],
    )
})

/**
 * The statements that an action sends to the database, sorted by their text; inserts come with the values that they
 * write.
 */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const { options } = server.program
  const sent: string[] = []
  options.debug = (_, statement, values) =>
    void sent.push(statement.includes('insert into') ? `${statement} ${JSON.stringify(values)}` : statement)
  await run()
  options.debug = false
  return sent.toSorted()
}

test('a label that is not public is scanned as one that nobody issued: same answer, same statements, only a counter written', async () => {
  const { active, ask, codeOf } = await givenLabels(40)
  const known = await codeOf(1)
  await scan(known, 'máy', haLong)
  await ask('PUT', `/traces/${active.id}/change-active`)
  const unknown = known.replace(/.$/, (letter) => (letter === '0' ? '1' : '0'))
  const hidden = { label: await codeOf(2), 'label scanned before': known, trace: active.code }

  const seenOf = async (typed: string) => {
    const payload = { code: typed, client_id: 'máy', ...haLong }
    let answer = ''
    const statements = await statementsOf(async () => {
      const sent = { method: 'POST', url: '/api/web/scans', remoteAddress: '203.0.113.9', payload } as const
      answer = (await server.app.inject(sent)).body.replace(/"id":"[^"]+"/, '')
    })
    return { answer, statements }
  }
  const ofUnknown = await seenOf(unknown)
  for (const [name, code] of Object.entries(hidden)) assert.deepEqual(await seenOf(code), ofUnknown, name)
  assert.equal((await kept()).length, 1, 'the scan of before')
  assert.deepEqual({ ...(await server.sql`select count from scan_days where result = 'unknown'`)[0] }, { count: 4 })
})

test('what passers-by scan of codes that nobody issued is counted apart by day, and nothing else of it is kept', async () => {
  const { admin, active } = await givenTrace(server)
  const count = async () =>
    (
      await server.sql`
    select (select count(*)::int from scan_statistics) as scans, (select count(*)::int from scan_places) as places,
      (select coalesce(sum(count), 0)::int from scan_days where result = 'unknown') as found`
    )[0]
  for (let number = 0; number < 5; number++) {
    await scan(`KHONGCO${number}`, `máy ${number}`, { latitude: 20 + number / 10, longitude: 106 })
  }
  assert.deepEqual({ ...(await count()) }, { scans: 0, places: 0, found: 5 })
  assert.equal(JSON.stringify(await server.sql`select * from scan_days`).includes('KHONGCO'), false)
  await scan(active.code, 'máy')
  assert.equal((await count())!['scans'], 1)
  const { results } = entryOf(await admin('GET', '/scan-statistics/summary'))
  assert.deepEqual(results, [
    { result: 'unknown', count: 5 },
    { result: 'valid', count: 1 },
  ])
  const handed = entryOf(
    await admin('POST', '/scan-statistics', { code: 'KHONGCO', scanned_at: new Date().toISOString() }),
  )
  assert.equal(handed.result, 'not_found', 'what somebody hands in under a name of their own is kept')
})

test('what is sent is checked', async () => {
  const missing = await server.call()('POST', '/api/web/scans', {})
  assert.deepEqual([missing.code, missing.errors], [422, { code: ['Mã tem, mã truy xuất bắt buộc'] }])
  assert.equal((await scan('x', 'máy', { latitude: 91, longitude: 0 })).code, 422)
  const half = await scan('x', 'máy', { latitude: 20 })
  assert.deepEqual([half.code, half.errors], [422, { longitude: ['Có vĩ độ thì phải có kinh độ'] }])
  const other = await scan('x', 'máy', { longitude: 20 })
  assert.deepEqual([other.code, other.errors], [422, { latitude: ['Có kinh độ thì phải có vĩ độ'] }])
})

test('the point 0, 0 is no place: such a scan is counted without one', async () => {
  const { codeOf } = await givenLabels()
  assert.equal(entryOf(await scan(await codeOf(1), 'máy', { latitude: 0, longitude: 0 })).counted, true)
  assert.deepEqual(
    (await kept()).map(({ latitude, longitude }) => [latitude, longitude]),
    [[null, null]],
  )
})

test('after 180 days a place is forgotten, in the scan and in what is known of its label, but for the province', async () => {
  const { codeOf } = await givenLabels()
  const code = await codeOf(1)
  const [province] = await server.sql`select id from provinces where code = '22' and system = '2025'`
  const area = { province_id: province!['id'] as number, ward_id: null, name: 'Quảng Ninh' }
  const day = (days: number) => new Date(Date.now() - days * 86_400_000)
  await givenScans(server, [
    { code, at: day(200), device: 'a', place: haLong, area },
    { code, at: day(100), device: 'b', place: haLong, area },
  ])
  await forgetPlaces(server.sql)
  const places = (await kept()).map(({ latitude, province_id }) => [
    latitude === null,
    province_id === area.province_id,
  ])
  assert.deepEqual(places, [
    [true, true],
    [false, true],
  ])
  const [label] =
    await server.sql`select jsonb_path_query_array(evidence::jsonb, '$.witnesses[*].place') as places from stamp_codes`
  assert.equal(label!['places'].length, 1)
})

test('three hundred scans at once are all counted', async () => {
  const { ask, codeOf, stamp } = await givenLabels(30)
  const codes = await Promise.all(Array.from({ length: 30 }, (_, number) => codeOf(number + 1)))
  const answers = await Promise.all(
    Array.from({ length: 240 }, (_, number) => scan(codes[number % 30]!, `máy ${Math.floor(number / 30)}`)),
  )
  assert.deepEqual(new Set(answers.map(({ code }) => code)), new Set([200]))
  assert.equal((await kept()).length, 240)
  assert.equal((await ask('GET', `/stamps/${stamp.id}`)).scan_count, 240)
  assert.deepEqual(
    (await server.sql`select scan_count::int from stamp_codes`).map(({ scan_count }) => scan_count),
    Array<number>(30).fill(8),
  )
})

test('the statistics add up by day, place and product, within reach', async () => {
  const { admin, active, ask, codeOf, manufacture, product } = await givenLabels()
  const code = await codeOf(1)
  const quangNinh = (await server.sql`select id from provinces where code = '22' and system = '2025'`)[0]![
    'id'
  ] as number
  const day = (days: number) => new Date(Date.now() - days * 86_400_000)
  const area = { province_id: quangNinh, ward_id: null, name: 'Quảng Ninh' }
  await givenScans(server, [
    { code, at: day(40), device: 'a' },
    { code, at: day(20), device: 'a', area },
    { code: active.code, at: day(3), device: 'b', area, channel: 'zalo' },
    { code, at: day(0), device: 'c' },
    { code: 'XYZ9', at: day(0), device: 'c' },
  ])

  const figures = await ask('GET', '/scan-statistics/summary')
  assert.deepEqual([figures.today, figures.week, figures.suspicious, figures.days.length], [1, 2, 0, 30])
  assert.deepEqual(figures.provinces, [{ id: quangNinh, name: 'Tỉnh Quảng Ninh', count: 2 }])
  assert.deepEqual(figures.products, [{ id: product.id, name: product.name, count: 3 }])
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.equal(entryOf(await producer('GET', '/scan-statistics/summary')).today, 1)
  assert.equal((await admin('GET', '/scan-statistics')).data.pagination.total, 4)
  assert.equal((await producer('GET', '/scan-statistics')).data.pagination.total, 4)
  assert.equal(
    (
      await admin(
        'GET',
        `/scan-statistics?scanned_at_from=${day(25).toISOString().slice(0, 10)}&result=valid&province_id=${quangNinh}`,
      )
    ).data.pagination.total,
    2,
  )
})

test('an app hands in what it scanned without a connection', async () => {
  const { active, admin, ask, codeOf } = await givenLabels()
  const code = await codeOf(5)
  await server.sql`update stamps set created_at = now() - interval '2 days'`
  await movePast(server, 1)
  const entry = await ask('POST', '/scan-statistics', {
    code,
    scanned_at: new Date(Date.now() - 7_200_000).toISOString(),
    device_type: 'Điện thoại',
    note: 'Ở chợ',
  })
  assert.deepEqual([entry.channel, entry.result, entry.note, entry.code], ['app', 'valid', 'Ở chợ', code])
  const future = await admin('POST', '/scan-statistics', { code, scanned_at: '2031-01-01T00:00:00Z' })
  assert.deepEqual([future.code, future.errors!['scanned_at']![0]], [422, 'Thời gian quét không được ở tương lai'])
  const before = new Date(Date.now() - 5 * 86_400_000).toISOString()
  for (const [what, scanned] of [
    ['Tem', code],
    ['Hồ sơ', active.code],
  ] as const) {
    const early = await admin('POST', '/scan-statistics', { code: scanned, scanned_at: before })
    assert.equal(early.code, 422)
    assert.match(
      early.errors!['scanned_at']![0]!,
      new RegExp(`^${what} này được lập ngày .*, không thể quét trước ngày đó$`),
    )
  }
})

test('an appraiser marks scans but deletes none; what an administrator deletes no longer counts, and taken back it counts again', async () => {
  const { ask, codeOf, stamp } = await givenLabels()
  await scan(await codeOf(1), 'máy')
  const [row] = await kept()
  const appraiser = await signInAs(server, 'appraiser')
  assert.equal(
    (await appraiser('PUT', `/scan-statistics/${row!['id']}`, { is_suspicious: false, note: 'Đã xem' })).code,
    200,
  )
  assert.equal((await appraiser('DELETE', `/scan-statistics/${row!['id']}`)).code, 403)
  const root = await server.signIn('everything')
  assert.equal((await root('DELETE', `/scan-statistics/${row!['id']}`)).code, 200)
  const counted = async () => [
    (await ask('GET', '/scan-statistics/summary')).today,
    (await ask('GET', `/stamps/${stamp.id}`)).scan_count,
  ]
  assert.deepEqual(await counted(), [0, 0])

  const [lost] = (await root('GET', '/trash-scan-statistics')).data.entries
  assert.equal(lost!.id, row!['id'])
  assert.equal((await appraiser('POST', `/scan-statistics/${lost!.id}/recover`)).code, 403)
  assert.deepEqual(await counted(), [0, 0])
  assert.equal((await root('POST', `/scan-statistics/${lost!.id}/recover`)).code, 200)
  assert.deepEqual(await counted(), [1, 1])
  assert.equal((await root('POST', `/scan-statistics/${lost!.id}/recover`)).code, 404, 'it is counted once')
})
