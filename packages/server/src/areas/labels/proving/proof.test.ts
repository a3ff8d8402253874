import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { imposeLabels, sheetDefaults } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { givenIssue } from '../../../../test/issue.ts'
import { testServer } from '../../../../test/server.ts'
import { sheetPdf } from '../printing/sheet-pdf.ts'
import { drawPage } from './draw-page.ts'
import { endProving, prove } from './prove.ts'
import { refuseUnread } from './refuse-unread.ts'
import { sampleOfRun } from './sample-of-run.ts'

const server = testServer()
after(endProving)

const labels = (quantity: number, change: Partial<PrintEntry> = {}): PrintEntry => ({
  ...stampDefaults,
  size: 4,
  pin_attribute: null,
  id: 1,
  lines: quantity,
  product: { id: 1, name: 'Gà đồi Tiên Yên' },
  packaging_date: '2026-11-01',
  product_group: { id: null },
  serials: Array.from({ length: quantity }, (_, index) => String(index + 1).padStart(6, '0')),
  qr_text: Array.from(
    { length: quantity },
    (_, index) => `HTTPS://TRUYXUAT.EXAMPLE.VN/01/09521234001010/21/0000000${String(index).padStart(6, '0')}`,
  ),
  pins: [],
  ...change,
})
const onRoll = { ...stampDefaults, ...sheetDefaults, size: 4 }
const onSheets = { ...onRoll, paper: 'a4' } as const

test('a run keeps how its first, last and widest label were read, ten times each, and a picture without the PIN', async () => {
  const { ask, admin, stamp } = await givenIssue(server, 20, 'qr_secure')
  const { run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=4`)
  const proof = await ask('GET', `/stamp-statistics/${run_id}/proof`)
  assert.deepEqual(
    [...new Set(proof.readings.map(({ serial }) => serial))],
    ['000001', '000004', '000012'],
    '4 is the widest digit',
  )
  assert.equal(proof.readings.length, 30)
  assert.ok(proof.readings.every(({ is_right }) => is_right))
  assert.match(proof.decoders, /^@hyzyla\/pdfium [\d.]+, jsqr [\d.]+, zxing-wasm [\d.]+$/)
  assert.match(proof.picture, /^data:image\/png;base64,iVBOR/)

  const outside = await admin('POST', '/stamp-statistics', { stamp_id: stamp.id, quantity: 5 })
  const { readings } = await ask('GET', `/stamp-statistics/${outside.data.entry.id}/proof`)
  assert.deepEqual([...new Set(readings.map(({ serial }) => serial))], ['000013', '000014', '000017'])
})

test('of two runs asked for at once each was read with its own labels', async () => {
  const { ask, stamp } = await givenIssue(server)
  const runs = await Promise.all([1, 2].map(() => ask('GET', `/print-stamp/${stamp.id}?line-number=1`)))
  for (const { run_id, serials } of runs) {
    const { readings } = await ask('GET', `/stamp-statistics/${run_id}/proof`)
    assert.deepEqual([readings[0]!.serial, readings.at(-1)!.serial], [serials[0], serials.at(-1)])
  }
})

test('a run whose reading is cut off is refused as from a busy server, and the next one is read', async () => {
  const sample = sampleOfRun(labels(3), onRoll, null)
  const cutOff = assert.rejects(prove(sample), { code: 503 })
  await setImmediate()
  await endProving()
  await cutOff
  assert.ok((await prove(sample)).readings.every(({ is_right }) => is_right))
})

test('a run of before has no proof, and says so', async () => {
  const { ask, admin, stamp } = await givenIssue(server)
  const { run_id } = await ask('GET', `/print-stamp/${stamp.id}?line-number=1`)
  await server.sql`delete from run_proofs where run_id = ${run_id}`
  const { code, message } = await admin('GET', `/stamp-statistics/${run_id}/proof`)
  assert.deepEqual([code, message], [404, 'Lần in này có từ trước khi tem được đọc thử'])
})

for (const [what, print, quantity] of [
  ['a roll', onRoll, 40],
  ['sheets of A4', onSheets, 500],
] as const) {
  test(`what is read of a run on ${what} is drawn as in the PDF of the whole run`, async () => {
    const entry = labels(quantity)
    const sample = sampleOfRun(entry, print, null)
    const imposition = imposeLabels(print, print)
    const whole = await buffer(sheetPdf({ entry, imposition, start: 1, specimen: false, logo: null }))
    const pages = await buffer(sheetPdf(sample.sheet))
    const perPage = imposition.columns * imposition.rows
    for (const { serial, page, box } of sample.labels) {
      const ofRun = Math.floor((Number(serial) - 1) / perPage)
      assert.deepEqual(await drawPage(pages, page, box, 203), await drawPage(whole, ofRun, box, 203), serial)
    }
  })
}

test('of 20,000 labels only the pages with those that are read are drawn', () => {
  const { sheet, labels: read } = sampleOfRun(labels(20_000), onSheets, null)
  assert.deepEqual(
    read.map(({ serial }) => serial),
    ['000001', '004444', '020000'],
  )
  assert.ok(sheet.entry.serials.length <= 3 * 50)
})

const across = { product_name_attribute: { font_size: 14, horizontal: 1, vertical: 12 } }
const unread: [what: string, change: Partial<PrintEntry>, remedy: RegExp][] = [
  ['modules of one dot', { size: 1 }, /: tăng cỡ mã lên 4 chấm$/],
  ['a text across the code', across, /: tăng cỡ mã lên 5 chấm và dời mã vào trong, hoặc để chữ và logo xa mã hơn$/],
  [
    'a text across the largest code',
    { ...across, height: 21, vertical: 0 },
    /: chọn khổ tem lớn hơn và tăng cỡ mã, hoặc để chữ và logo xa mã hơn$/,
  ],
  ['a text across a code on a large label', { ...across, width: 90, height: 90 }, /: tăng cỡ mã lên 5 chấm$/],
]
for (const [what, change, remedy] of unread) {
  test(`labels with ${what} are not read every time, and it is told what would help`, async () => {
    const entry = labels(3, change)
    const proof = await prove(sampleOfRun(entry, onRoll, null))
    assert.equal(proof.readings.length, 20)
    assert.throws(
      () => refuseUnread(entry, proof),
      ({ errors }: { errors: Record<string, string[]> }) => {
        assert.deepEqual(Object.keys(errors), ['size'])
        assert.match(errors['size']![0]!, /^Đọc thử tem số 00000[13] không được \(.+\), sai \d+ trên 20 lần đọc: /)
        assert.match(errors['size']![0]!, remedy)
        return true
      },
    )
  })
}

test('a code is read at every resolution and size that a layout may have', async () => {
  for (const [dpi, size] of [
    ['203', 4],
    ['203', 7],
    ['300', 5],
    ['600', 10],
    ['600', 20],
  ] as const) {
    const change = { dpi, size, width: 90, height: 90, horizontal: 30, vertical: 30 }
    const { readings } = await prove(sampleOfRun(labels(1, change), { ...onRoll, ...change }, null))
    assert.deepEqual([readings.length, readings.filter(({ is_right }) => !is_right)], [10, []], `${size} at ${dpi}`)
  }
})
