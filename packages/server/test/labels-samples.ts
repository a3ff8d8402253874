import type { PrintEntry } from '@trace/domain/areas/labels/printing/print-entry.ts'
import { imposeLabels, sheetDefaults } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import type { Paper, SheetPrint } from '@trace/domain/areas/labels/printing/sheet-imposition.ts'
import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import type { StampPrint } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { printEntry } from '../src/areas/labels/printing/print-entry.ts'
import type { PrintRun } from '../src/areas/labels/printing/print-entry.ts'
import type { Sheet } from '../src/areas/labels/printing/sheet.ts'

export const host = 'https://truyxuat.quangninh.gov.vn'
export const codes = ['7H3K9QWERT2Z5', 'K4M8X0YVBN6P1', '2D5F7G9H1J3K0', 'Z9Y8X7W6V5T4S', '0123456789ABC']

/** A run of five labels of a new stamp. */
export const sampleRun: PrintRun = {
  stamp: {
    ...stampDefaults,
    size: 4,
    ...sheetDefaults,
    id: 45,
    stamp_type: 'qr_serial',
    gtin: null,
    packaging_date: '2026-11-11',
  },
  trace: { code: 'TX26-000045', harvest_date: '2026-11-10', packaging_date: null, expired_date: '2026-11-18' },
  product: { id: 3, name: 'Gà đồi Tiên Yên', product_group_id: 2 },
  producer: 'HTX Phong Dụ',
  serials: codes.map((_, place) => place + 1),
  codes,
  pins: [],
}

export function sampleEntry(
  change: Partial<StampPrint> & { stamp_type?: string; gtin?: string } = {},
  { name = sampleRun.product.name, publicUrl = host } = {},
): PrintEntry {
  const stamp = { ...sampleRun.stamp, ...change }
  const pins = stamp.stamp_type === 'qr_secure' ? ['012345', '999999', '111111', '440404', '700700'] : []
  return printEntry({ ...sampleRun, stamp, pins, product: { ...sampleRun.product, name } }, publicUrl)
}

/** The labels of a run on paper; on A4 and A5 as many as there is room for. */
export function sheetOf(entry: PrintEntry, paper: Paper = 'roll', change: Partial<SheetPrint> = {}): Sheet {
  const imposition = imposeLabels(entry, { ...sheetDefaults, ...change }, paper)
  return { entry, imposition, start: 1, specimen: false, logo: null }
}

const noTexts = { print_product_name: false, print_product_created_at: false, stamp_attributes: [] }
const longName = 'Chả mực giã tay Hạ Long hảo hạng của Hợp tác xã Chế biến thủy sản Bạch Đằng, Quảng Ninh'

export const sampleSheets: [what: string, entry: PrintEntry][] = [
  ['the usual label', sampleEntry()],
  ['the usual label of a product with a GTIN', sampleEntry({ gtin: '08935000000013' })],
  ['the usual label with one code for the lot', sampleEntry({ stamp_type: 'qr_lot' })],
  ['a label with a covered PIN', sampleEntry({ stamp_type: 'qr_secure' })],
  ['a label with a long name', sampleEntry({}, { name: longName })],
  [
    'three labels of 35 × 22 mm in a line',
    sampleEntry({
      width: 35,
      height: 22,
      stamps_per_line: 3,
      horizontal: 0,
      vertical: 3,
      space_left: 3,
      space_top: 2,
      product_name_attribute: { font_size: 6, horizontal: 1, vertical: 0 },
      product_created_at_attribute: { font_size: 6, horizontal: 19, vertical: 6 },
      stamp_attributes: [{ text: 'Số: {serial}', font_size: 6, horizontal: 19, vertical: 10 }],
    }),
  ],
  ['a code in the corner of a wide label', sampleEntry({ width: 80, horizontal: 61, vertical: 11 })],
  ['a code with large modules', sampleEntry({ width: 90, height: 60, size: 8, stamps_per_line: 2, ...noTexts })],
  ['the smallest label for a code of size 3', sampleEntry({ width: 14, height: 14, size: 3, vertical: 0, ...noTexts })],
  [
    'the smallest label for a code of size 2',
    sampleEntry({
      width: 10,
      height: 10,
      size: 2,
      stamps_per_line: 2,
      vertical: 0,
      ...noTexts,
    }),
  ],
  [
    'a code that holds a long address',
    sampleEntry(
      { height: 40, ...noTexts },
      {
        publicUrl: 'https://truy-xuat-nguon-goc.nong-nghiep-va-moi-truong.quangninh.gov.vn',
      },
    ),
  ],
]
