import { choice, integer, moment, reference, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { stampSheetFields, stampSizeFields } from '../printing/stamp-print-fields.ts'

/** One print run. */
export const stampStatistics = resource('stamp-statistics', {
  label: 'Lần in tem',
  icon: 'printer',
  plural: 'Thống kê tem',
  screen: 'origin/stamp-statistics',
  fields: {
    printed_at: moment('Ngày in', { required: true }),
    stamp_id: reference('Đợt tem', 'stamps', { required: true }),
    trace_id: reference('Hồ sơ truy xuất', 'traces', { auto: true }),
    product_id: reference('Sản phẩm', 'products', { auto: true }),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { auto: true }),
    serial_from: integer('Từ số', { required: true, min: 1, digits: 6 }),
    serial_to: integer('Đến số', { required: true, min: 1, digits: 6 }),
    quantity: integer('Số lượng', { required: true, min: 1 }),
    line_number: integer('Số hàng in', { min: 1 }),
    ...stampSizeFields,
    ...stampSheetFields,
    printed_by: reference('Người in', 'users', { auto: true }),
    result: choice('Kết quả', { ok: 'Thành công', error: 'Lỗi' }, { required: true, default: 'ok' }),
    damaged_count: integer('Số tem hỏng', { min: 0, default: 0 }),
    note: text('Ghi chú', { max: 500 }),
  },
  title: 'stamp_id',
  columns: [
    'printed_at',
    'stamp_id',
    'product_id',
    'manufacture_id',
    'serial_from',
    'serial_to',
    'quantity',
    'printed_by',
    'damaged_count',
  ],
  filters: ['printed_at', 'manufacture_id', 'product_id', 'stamp_id', 'result'],
  calls: ['list', 'read'],
  form: false,
  ordered: [['serial_from', 'serial_to']],
  scope: { owner: 'manufacture_id' },
  order: '-printed_at',
})
