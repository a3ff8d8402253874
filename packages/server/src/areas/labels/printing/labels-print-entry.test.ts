import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stampContent, toPrinterEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { qrModules } from '@trace/domain/areas/labels/codes/qr-text.ts'
import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { printEntry } from './print-entry.ts'
import { codes, host, sampleEntry, sampleRun } from '../../../../test/labels-samples.ts'

test('the printer is told everything of a run', () => {
  const empty = { text: '', font_size: 0, horizontal: 0, vertical: 0 }
  const stamp = {
    ...sampleRun.stamp,
    stamps_per_line: 3,
    stamp_attributes: [{ text: 'Số: {serial}', font_size: 8, horizontal: 17, vertical: 14 }],
  }
  assert.deepEqual(
    toPrinterEntry(printEntry({ ...sampleRun, stamp, serials: [7, 8], codes: codes.slice(0, 2) }, host)),
    {
      id: 45,
      lines: 1,
      width: 50,
      height: 30,
      stamps_per_line: 3,
      dpi: '203',
      size: 4,
      vertical: 7,
      horizontal: 0,
      distance: 2,
      space_left: 0,
      space_top: 0,
      print_product_name: true,
      print_product_created_at: true,
      product_name_attribute: { font_size: 8, horizontal: 2, vertical: 2 },
      product_created_at_attribute: { font_size: 8, horizontal: 21, vertical: 9 },
      pin_attribute: null,
      stamp_attributes: [stamp.stamp_attributes[0], empty, empty, empty, empty, empty],
      product: { id: 3, name: 'Gà đồi Tiên Yên' },
      packaging_date: '2026-11-11',
      product_group: { id: 2 },
      qr_text: [
        'HTTPS://TRUYXUAT.QUANGNINH.GOV.VN/S/7H3K9QWERT2Z5',
        'HTTPS://TRUYXUAT.QUANGNINH.GOV.VN/S/K4M8X0YVBN6P1',
      ],
      serials: ['000007', '000008'],
      pins: [],
      horizontal_tenths: 0,
      vertical_tenths: 70,
    },
  )
})

test('a label of a product with a GTIN has one code for shopper and till: its serial is the stamp code', () => {
  const { qr_text } = sampleEntry({ gtin: '08935000000013' })
  assert.equal(qr_text[0], 'HTTPS://TRUYXUAT.QUANGNINH.GOV.VN/01/08935000000013/21/7H3K9QWERT2Z5')
  assert.deepEqual(qr_text.map(qrModules), Array(5).fill(33))
  assert.equal(qrModules(sampleEntry().qr_text[0]!), 29)
})

test('labels of a lot share one code and keep serials of their own', () => {
  const entry = sampleEntry({ stamp_type: 'qr_lot' })
  assert.deepEqual([...new Set(entry.qr_text)], ['HTTPS://TRUYXUAT.QUANGNINH.GOV.VN/T/TX26-000045'])
  assert.deepEqual(entry.serials, ['000001', '000002', '000003', '000004', '000005'])
})

test('the PINs of secure labels are told, with the place of their covering', () => {
  const entry = sampleEntry({ stamp_type: 'qr_secure' })
  assert.equal(entry.pins.length, codes.length)
  assert.deepEqual(entry.pin_attribute, stampDefaults.pin_attribute)
  const { pin_attribute } = sampleEntry({ stamp_type: 'qr_secure', pin_attribute: null })
  assert.ok(
    pin_attribute && pin_attribute.font_size > 0 && pin_attribute.horizontal > 10,
    'beside the code where nobody says where',
  )
})

const dates: [packaging_date: string | null, harvest_date: string | null, printed: string][] = [
  ['2026-11-11', '2026-11-10', 'NSX: 11/11/2026'],
  [null, '2026-11-10', 'NSX: 10/11/2026'],
  [null, null, ''],
]

for (const [packaging_date, harvest_date, printed] of dates) {
  test(`packed on ${packaging_date}, harvested on ${harvest_date}: '${printed}' is printed`, () => {
    const run = {
      ...sampleRun,
      stamp: { ...sampleRun.stamp, packaging_date },
      trace: { ...sampleRun.trace, harvest_date },
    }
    assert.equal(stampContent(printEntry(run, host), '000001').product_created_at, printed)
  })
}

test('a name without a place is given one beside the code', () => {
  const { product_name_attribute } = sampleEntry({ product_name_attribute: null })
  assert.ok(product_name_attribute && product_name_attribute.font_size > 0 && product_name_attribute.horizontal > 10)
})

test('texts that name what is known of a run are told filled in, the serial as programs know it', () => {
  const line = { font_size: 8, horizontal: 1, vertical: 1 }
  const stamp_attributes = [
    { ...line, text: '{Tên sản phẩm}, {Cơ sở sản xuất}' },
    { ...line, text: 'HSD: {Hạn sử dụng} – {Mã truy xuất}' },
    { ...line, text: 'Số: {Số tem}' },
  ]
  const texts = sampleEntry({ stamp_attributes }).stamp_attributes.map(({ text }) => text)
  assert.deepEqual(texts.slice(0, 4), [
    'Gà đồi Tiên Yên, HTX Phong Dụ',
    'HSD: 18/11/2026 – TX26-000045',
    'Số: {serial}',
    '',
  ])
})

test('a program that knows of no alignment is told where an aligned text begins', () => {
  const line = { text: 'OCOP 4 sao', font_size: 8, horizontal: 20, vertical: 24 }
  const lefts = (['left', 'centre', 'right'] as const).map((align) => {
    const entry = toPrinterEntry(sampleEntry({ stamp_attributes: [{ ...line, align }] }))
    assert.ok(!('align' in entry.stamp_attributes[0]!))
    return entry.stamp_attributes[0]!.horizontal
  })
  assert.deepEqual(lefts, [20, 26, 32])
})
