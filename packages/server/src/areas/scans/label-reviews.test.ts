import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import { entryOf, fieldsOf, manufactureForm, signInAs } from '../../../test/chain.ts'
import { givenIssue } from '../../../test/issue.ts'
import { givenScans } from '../../../test/past-scans.ts'
import { testServer } from '../../../test/server.ts'
import { forgetTotals } from '@trace/platform/store/totals.ts'
import { forgetPlaces } from './forget-places.ts'

const server = testServer()

const DAY = 86_400_000
const haLong = { latitude: 20.95, longitude: 107.08 }
const canTho = { latitude: 10.03, longitude: 105.79 }

/**
 * Two suspect labels: copies of the first were bought by many people in two cities; the second was made to look copied
 * from one network.
 */
async function givenSuspects() {
  const issue = await givenIssue(server)
  await issue.ask('GET', `/print-stamp/${issue.stamp.id}?line-number=4`)
  await issue.ask('POST', `/stamps/${issue.stamp.id}/activate`)
  const [copied, slandered] = [await issue.codeOf(1), await issue.codeOf(2)]
  const buy = (from: string) =>
    givenScans(
      server,
      Array.from({ length: 24 }, (_, number) =>
        [0, 1].map((again) => ({
          code: copied,
          at: new Date(Date.now() - (50 - number * 2) * DAY + again * 3_600_000),
          device: `${from} ${number}`,
          place: [haLong, canTho][number % 2]!,
        })),
      ).flat(),
    )
  await buy('nhà')
  await Promise.all(
    Array.from({ length: 21 }, (_, number) =>
      server.call()('POST', '/api/web/scans', {
        code: slandered,
        client_id: `máy ${number}`,
        ...(number % 2 ? haLong : canTho),
      }),
    ),
  )
  const inspector = await signInAs(server, 'inspector')
  const queue = async (review = 'waiting') => {
    forgetTotals(server.sql, [[labelReviews.table]])
    return (await inspector('GET', `/label-reviews?review=${review}`)).data.entries
  }
  return { ...issue, buy, copied, inspector, queue }
}

test('the queue has one row for each label, the highest score first, with the reasons', async () => {
  const { queue, stamp } = await givenSuspects()
  const [first, second, ...more] = await queue()
  assert.deepEqual([more, first!.serial, second!.serial], [[], '000001', '000002'])
  assert.deepEqual([first!.verdict, first!.is_tampered, first!.networks, first!.scan_count], ['suspect', false, 24, 48])
  assert.deepEqual([second!.verdict, second!.is_tampered, second!.networks], ['none', true, 1])
  assert.ok(first!.score > 85 && first!.review_since)
  assert.match(first!.reasons[0]!, /^Quét từ 24 mạng khác nhau trong 24 ngày$/)
  assert.match(second!.reasons[0]!, /^Có dấu hiệu bị phá hoại/)
  assert.deepEqual(
    [first!.stamp.id, first!.product_id, first!.manufacture_id],
    [stamp.id, stamp.product_id, stamp.manufacture_id],
  )
})

test('of one label everything is told: its scans with networks as letters, where, and what each network did', async () => {
  const { copied, inspector, queue } = await givenSuspects()
  const [first, second] = await queue()
  const reply = await inspector('GET', `/label-reviews/${first!.id}`)
  const label = entryOf(reply)
  assert.deepEqual([label.code, label.state, label.pin_verified_count, label.acts], [copied, 'suspect', 0, []])
  assert.deepEqual(
    [label.scans.length, label.scans[0]!.letter, label.scans.at(-1)!.letter, label.scans.at(-1)!.latitude],
    [48, 'X', 'A', 20.95],
    'the last scan stands first, and the first network is A',
  )
  assert.deepEqual(label.seen_by.map(({ letter }) => letter).join(''), 'ABCDEFGHIJKLMNOPQRSTUVWX')
  assert.ok(!JSON.stringify(reply.data).includes('nhà 1'), 'the mark of a network is never told')

  const slandered = entryOf(await inspector('GET', `/label-reviews/${second!.id}`))
  assert.deepEqual(
    slandered.seen_by.map(({ letter, scans, did }) => [letter, scans, did]),
    [['A', 21, 'Khai những nơi quá xa nhau trong một ngày']],
  )
})

test('an officer watches, clears and locks with a reason; each is told with who did it', async () => {
  const { inspector, queue, stamp } = await givenSuspects()
  const [first, second] = await queue()
  const act = (call: string, body: object) => inspector('PUT', `/stamps/${stamp.id}/${call}`, body)
  assert.deepEqual(fieldsOf(await act('watch', { serial: 1 })), ['reason'])
  assert.equal((await act('watch', { serial: 1, reason: 'Đang hỏi cơ sở' })).code, 200)
  assert.deepEqual(
    (await queue('watched')).map(({ serial }) => serial),
    ['000001'],
  )
  assert.equal(
    entryOf(await inspector('GET', `/label-reviews/${first!.id}`)).state,
    'suspect',
    'shoppers are told as before',
  )
  assert.equal((await act('lock', { serial_from: 1, serial_to: 1, reason: 'Có ảnh tem giả' })).code, 200)
  assert.equal((await act('clear-suspicion', { serial: 2, reason: 'Một người phá' })).code, 200)
  assert.deepEqual(await queue(), [])

  const { acts, state } = entryOf(await inspector('GET', `/label-reviews/${first!.id}`))
  assert.equal(state, 'locked')
  assert.deepEqual(
    acts.map(({ kind, reason }) => [kind, reason]),
    [
      ['locked', 'Có ảnh tem giả'],
      ['watched', 'Đang hỏi cơ sở'],
    ],
  )
  assert.ok(acts.every(({ by }) => by))
  const cleared = entryOf(await inspector('GET', `/label-reviews/${second!.id}`))
  assert.deepEqual([cleared.review, cleared.score, cleared.seen_by[0]!.is_cleared], ['cleared', 0, true])
  assert.equal((await act('watch', { serial: 2, reason: 'x' })).code, 422, 'nothing is left to watch')
})

test('what was cleared comes back to the queue by new networks only, whatever was being counted at that moment', async () => {
  const { buy, inspector, queue, stamp } = await givenSuspects()
  const clear = () => inspector('PUT', `/stamps/${stamp.id}/clear-suspicion`, { serial: 1, reason: 'Hàng mẫu' })
  await Promise.all([clear(), buy('nhà')])
  assert.deepEqual(
    (await queue()).map(({ serial }) => serial),
    ['000002'],
  )
  await buy('nhà khác')
  assert.deepEqual(
    (await queue()).map(({ serial }) => serial),
    ['000001', '000002'],
  )
})

test('a producer sees the own labels, and acts on none of them but to lock', async () => {
  const { admin, manufacture, queue, stamp } = await givenSuspects()
  const [first] = await queue()
  const own = await signInAs(server, 'producer_admin', { manufacture_id: manufacture.id })
  assert.equal((await own('GET', '/label-reviews')).data.entries.length, 2)
  for (const call of ['watch', 'clear-suspicion'])
    assert.equal((await own('PUT', `/stamps/${stamp.id}/${call}`, { serial: 1, reason: 'x' })).code, 403)
  const second = { tax_code: '0000000009', phone: '0000000009', gln: null, name: 'HTX khác' }
  const neighbour = entryOf(await admin('POST', '/manufactures', await manufactureForm(server, second)))
  const other = await signInAs(server, 'producer_admin', { manufacture_id: neighbour.id })
  assert.deepEqual((await other('GET', '/label-reviews')).data.entries, [])
  assert.equal((await other('GET', `/label-reviews/${first!.id}`)).code, 404)
})

test('networks are taken out of scans when places are', async () => {
  const { inspector, queue } = await givenSuspects()
  await server.sql`update scan_statistics set scanned_at = scanned_at - interval '200 days', latitude = null where scanned_at < now() - interval '10 days'`
  await forgetPlaces(server.sql)
  const [{ count } = { count: -1 }] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from scan_statistics where network is not null and scanned_at < now() - interval '180 days'`
  assert.equal(count, 0)
  const { scans } = entryOf(await inspector('GET', `/label-reviews/${(await queue())[0]!.id}`))
  assert.deepEqual([scans[0]!.letter === null, scans.at(-1)!.letter], [false, null])
})

test('the first page of twenty thousand labels is read by its index, no further than it reaches', async () => {
  const { stamp } = await givenIssue(server, 40_000)
  await server.sql`
    insert into stamp_codes (stamp_id, number, serial, score, verdict)
    select ${stamp.id}, ${stamp.number_from} + n, n + 1, n % 100, case when n < 20000 then 'watch' else 'none' end from generate_series(0, 39999) n`
  await server.sql`analyze stamp_codes`
  const plan = await server.sql.unsafe(
    `explain (analyze, format json, timing off) select id, serial from label_reviews t where t.deleted_at is null and t.review = 'waiting' order by t.score desc, t.id desc limit 10`,
  )
  const told = JSON.stringify(plan)
  assert.match(told, /stamp_codes_review_idx/)
  assert.doesNotMatch(told, /"Node Type":"Sort"/)
  for (const [, rows] of told.matchAll(/"Actual Rows":([\d.]+)/g)) assert.ok(Number(rows) <= 10, told)
})
