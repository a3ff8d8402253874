import assert from 'node:assert/strict'
import { test } from 'node:test'
import { traceChecklist } from './checklist.ts'
import { checkTraceCompliance } from './trace-compliance.ts'
import type { TraceFacts } from './trace-compliance.ts'

const whole: TraceFacts = {
  trace: {
    code: '220000000000',
    planting_date: '2026-07-05',
    harvest_date: '2026-11-10',
    packaging_date: '2026-11-11',
    expired_date: '2026-11-18',
  },
  product: {
    name: 'Gà Tiên Yên thả đồi',
    images: [{ url: '/files/1.webp' }],
    brand: 'Gà Tiên Yên',
    model_code: null,
    shelf_life_days: 7,
    applied_standards: [{ code: 'TCCS 01:2026' }],
  },
  manufacture: { name: 'HTX Chăn nuôi gà đồi Điền Xá', address: 'Thôn 2', province_id: 1, ward_id: 2 },
  batch: { code: 'QN06874-2607-01', sector_kind: 'animal' },
  location_code: 'VSX-22-00001',
  stages: [
    { stage_id: 1, name: 'Nhập giống', is_required: true },
    { stage_id: 2, name: 'Cân', is_required: false },
    { stage_id: 3, name: 'Xuất bán', is_required: true },
  ],
  diaries: [
    { stage_id: 1, performed_at: '2026-07-05T01:00:00Z' },
    { stage_id: 3, performed_at: '2026-11-10T01:00:00Z' },
  ],
  serials: 0,
  certificates: [],
}

test('a whole trace passes all ten items', () => {
  const { passed, items } = checkTraceCompliance(whole)
  assert.equal(passed, true)
  assert.equal(items.length, 10)
  assert.ok(items.every((item) => item.passed && item.hint === undefined))
  assert.deepEqual(
    items.map(({ label }) => label),
    [
      'Tên sản phẩm, hàng hóa',
      'Hình ảnh sản phẩm, hàng hóa',
      'Tên đơn vị sản xuất, kinh doanh',
      'Địa chỉ đơn vị sản xuất, kinh doanh',
      'Các công đoạn trong sản xuất, kinh doanh',
      'Thời gian sản xuất, kinh doanh',
      'Mã truy xuất nguồn gốc sản phẩm, hàng hóa',
      'Thương hiệu, nhãn hiệu, mã ký hiệu, số sê-ri (nếu có)',
      'Thời hạn sử dụng (nếu có)',
      'Tiêu chuẩn, quy chuẩn áp dụng',
    ],
  )
})

const product = (change: Partial<TraceFacts['product']>) => ({ ...whole, product: { ...whole.product, ...change } })
const manufacture = (change: Partial<TraceFacts['manufacture']>) => ({
  ...whole,
  manufacture: { ...whole.manufacture, ...change },
})
const trace = (change: Partial<TraceFacts['trace']>) => ({ ...whole, trace: { ...whole.trace, ...change } })

const untimed = { stage_id: 1, performed_at: null }

const lacking: [what: string, facts: TraceFacts, key: string, hint: RegExp][] = [
  ['a product without name', product({ name: '' }), 'product_name', /tên/],
  ['a product without picture', product({ images: [] }), 'product_image', /hình ảnh/],
  ['a producer without name', manufacture({ name: '' }), 'manufacture_name', /tên/],
  ['a producer without street', manufacture({ address: null }), 'manufacture_address', /Địa chỉ/],
  ['a producer without commune', manufacture({ ward_id: null }), 'manufacture_address', /xã/],
  ['a producer without province', manufacture({ province_id: null }), 'manufacture_address', /tỉnh/],
  ['no diaries', { ...whole, diaries: [] }, 'stages', /^Chưa có nhật ký công khai$/],
  ['a process without required stages, and no diaries', { ...whole, stages: [], diaries: [] }, 'stages', /nhật ký/],
  [
    'a required stage without diary',
    { ...whole, diaries: whole.diaries.slice(0, 1) },
    'stages',
    /công đoạn: Xuất bán$/,
  ],
  ['a diary without time', { ...whole, diaries: [untimed, whole.diaries[1]!] }, 'stages', /Nhập giống/],
  ['no area', { ...whole, location_code: null }, 'stages', /địa điểm/],
  ['a batch without code', { ...whole, batch: { ...whole.batch, code: '' } }, 'stages', /Lô/],
  ['no start', trace({ planting_date: null }), 'production_time', /ngày/],
  ['no harvest', trace({ harvest_date: null }), 'production_time', /ngày/],
  ['a harvest before the start', trace({ harvest_date: '2026-07-04' }), 'production_time', /trước ngày nhập giống$/],
  [
    'goods that expire on the day of their harvest',
    trace({ packaging_date: null, expired_date: '2026-11-10' }),
    'production_time',
    /^Hạn sử dụng phải sau ngày thu hoạch$/,
  ],
  ['no trace code', trace({ code: '' }), 'trace_code', /mã/],
  ['no standard and no certificate', product({ applied_standards: [] }), 'standard', /tiêu chuẩn/],
]

for (const [what, facts, key, hint] of lacking) {
  test(`${what} fails '${key}' and nothing else`, () => {
    const { passed, items } = checkTraceCompliance(facts)
    assert.equal(passed, false)
    const failed = items.filter((item) => !item.passed)
    assert.deepEqual(
      failed.map((item) => item.key),
      [key],
    )
    assert.match(failed[0]!.hint!, hint)
  })
}

const enough: [what: string, facts: TraceFacts][] = [
  ['no brand, model or serial', product({ brand: null })],
  [
    'no expiry and no shelf life',
    { ...product({ shelf_life_days: null }), trace: { ...whole.trace, expired_date: null } },
  ],
  [
    'a certificate in place of a standard',
    { ...product({ applied_standards: [] }), certificates: [{ number: 'VG-1' }] },
  ],
  ['an optional stage without diary', whole],
  ['a process without required stages', { ...whole, stages: [] }],
]

for (const [what, facts] of enough) {
  test(`${what}: the trace passes`, () => {
    assert.equal(checkTraceCompliance(facts).passed, true)
  })
}

test('only brand and expiry are optional', () => {
  const optional = checkTraceCompliance(whole).items.filter((item) => item.optional)
  assert.deepEqual(
    optional.map(({ key }) => key),
    ['brand', 'expiry'],
  )
})

const rows: [what: string, resource: string, row: object, lacks: [number: number, field: string][]][] = [
  ['a producer without street', 'manufactures', { ...whole.manufacture, address: null }, [[4, 'address']]],
  ['a producer with its address', 'manufactures', whole.manufacture, []],
  ['a producer of a list that does not show the street', 'manufactures', { name: 'HTX', ward_id: 2 }, []],
  [
    'a product without standard',
    'products',
    { ...whole.product, applied_standards: [], certificates: [] },
    [[10, 'applied_standards']],
  ],
  [
    'a product with a certificate',
    'products',
    { ...whole.product, applied_standards: [], certificates: [{ id: 1 }] },
    [],
  ],
  [
    'a new product',
    'products',
    { name: '', images: [], applied_standards: [], certificates: [] },
    [
      [1, 'name'],
      [2, 'images'],
      [10, 'applied_standards'],
    ],
  ],
  ['a batch', 'batches', {}, []],
]

for (const [what, resource, row, lacks] of rows) {
  test(`${what}: what its traces would lack is known before there is one`, () => {
    assert.deepEqual(
      traceChecklist.lacksOf(resource, { ...row }).map(({ number, field }) => [number, field]),
      lacks,
    )
  })
}
