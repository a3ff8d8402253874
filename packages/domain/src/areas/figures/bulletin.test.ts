import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bulletinSentences, percentChange } from './bulletin.ts'

const changes: [now: number, before: number | null, change: number | null][] = [
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [5, 0, null],
  [5, null, null],
  [0, 0, null],
]
for (const [now, before, change] of changes) {
  test(`${now} after ${before} is a change of ${change} percent`, () =>
    assert.equal(percentChange({ now, before }), change))
}

const quiet = {
  month: '2026-10',
  traces: { now: 0, before: 0 },
  labels: { now: 0, before: 0 },
  scans: { now: 0, before: 0 },
  crops: [],
  recalls: 0,
  late: { count: 0, day: '2026-11-01' },
  silent: [],
}

test('a month in which nothing happened is told in three sentences, too', () => {
  assert.deepEqual(bulletinSentences(quiet), [
    'Tháng 10/2026, toàn địa bàn lập 0 hồ sơ truy xuất, cấp 0 tem và có 0 lượt quét.',
    'Sản lượng chưa có thay đổi so với năm trước, hoặc chưa có số liệu để so sánh.',
    'Không có hồ sơ nào bị thu hồi, không có việc quá hạn, các xã đã báo cáo đủ.',
  ])
})

test('the sentences tell what grew and what shrank, and who is late', () => {
  const busy = {
    ...quiet,
    traces: { now: 12, before: 8 },
    labels: { now: 5000, before: 5000 },
    scans: { now: 90, before: 100 },
    crops: [
      { name: 'Cam', unit: 'tấn', period: 'Hè/2026', now: 110, before: 100 },
      { name: 'Khoai tây', unit: 'tấn', period: 'Hè/2026', now: 80, before: 100 },
      { name: 'Ổi', unit: 'tấn', period: 'Hè/2026', now: 5, before: null },
      { name: 'Na', unit: 'tấn', period: 'Hè/2026', now: 100, before: 100 },
    ],
    recalls: 1,
    late: { count: 2, day: '2026-11-01' },
    silent: ['Điền Xá'],
  }
  assert.deepEqual(bulletinSentences(busy), [
    'Tháng 10/2026, toàn địa bàn lập 12 hồ sơ truy xuất (tăng 50% so với cùng kỳ năm trước), cấp 5.000 tem và có 90 lượt quét (giảm 10% so với cùng kỳ năm trước).',
    'So với cùng kỳ năm trước: Cam tăng 10%, đạt 110 tấn (Hè/2026); Khoai tây giảm 20%, đạt 80 tấn (Hè/2026).',
    'Cần chú ý: 1 hồ sơ bị thu hồi trong tháng, đến ngày 01/11/2026 có 2 việc quá hạn xử lý, 1 xã chưa báo cáo số liệu năm nay.',
  ])
})

test('of a month that is long over nothing is said of what was late then', () =>
  assert.equal(
    bulletinSentences({ ...quiet, late: undefined })[2],
    'Không có hồ sơ nào bị thu hồi, các xã đã báo cáo đủ.',
  ))
