import { choice, code, date, integer, moment, reference, status, text } from '../field.ts'
import { resource } from '../resource.ts'
import { stampSizeFields, stampTextFields } from '../stamp-print-fields.ts'
import { stampTypes } from '../stamp-types.ts'
import { stampStatus } from '../transitions.ts'

export const stamps = resource('stamps', {
  label: 'Đợt tem',
  screen: 'general/stamps',
  fields: {
    code: code('Mã đợt tem', 'T{yy}-{6}'),
    name: text('Tên đợt tem', { required: true, searchable: true, max: 150 }),
    stamp_type: choice('Loại tem', stampTypes, { required: true }),
    trace_id: reference('Hồ sơ truy xuất', 'traces', { required: true }),
    product_id: reference('Sản phẩm', 'products', { auto: true }),
    manufacture_id: reference('Cơ sở', 'manufactures', { auto: true }),
    order_id: reference('Đơn đặt tem', 'orders', { within: ['trace_id'] }),
    quantity: integer('Số lượng tem', { required: true, min: 1, max: 100_000 }),
    serial_prefix: text('Tiền tố dải số', { auto: true, max: 10 }),
    serial_from: integer('Từ số', { auto: true }),
    serial_to: integer('Đến số', { auto: true }),
    number_from: integer('Số đầu trong hệ thống', { auto: true }),
    number_to: integer('Số cuối trong hệ thống', { auto: true }),
    key_id: text('Khóa tạo mã', { auto: true, max: 50 }),
    packaging_date: date('Ngày đóng gói'),
    ...stampSizeFields,
    ...stampTextFields,
    lines: integer('Số hàng in', { auto: true }),
    printed_count: integer('Đã in', { auto: true, default: 0 }),
    activated_count: integer('Đã kích hoạt', { auto: true, default: 0 }),
    scan_count: integer('Lượt quét', { auto: true, default: 0 }),
    status: status('Trạng thái', stampStatus),
    lock_reason: text('Lý do khóa', { auto: true, max: 500 }),
    locked_at: moment('Thời gian khóa', { auto: true }),
  },
  columns: [
    'code', 'name', 'product_id', 'manufacture_id', 'stamp_type', 'quantity', 'serial_from', 'serial_to', 'printed_count',
    'activated_count', 'scan_count', 'status',
  ],
  spare: ['stamp_type', 'product_id', 'activated_count', 'scan_count'],
  filters: ['manufacture_id', 'product_id', 'trace_id', 'stamp_type', 'status'],
  calls: ['list', 'read'],
  detail: true,
  sections: {
    'Đợt tem': ['name', 'stamp_type', 'trace_id', 'order_id', 'quantity', 'packaging_date'],
    'Khổ tem': ['width', 'height', 'stamps_per_line', 'distance', 'space_left', 'space_top'],
    'Mã QR': ['size', 'horizontal', 'vertical'],
    'Chữ trên tem': [
      'print_product_name', 'product_name_attribute', 'print_product_created_at', 'product_created_at_attribute',
      'pin_attribute', 'stamp_attributes',
    ],
  },
  scope: { manufacture: 'manufacture_id' },
})
