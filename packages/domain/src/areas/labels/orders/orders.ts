import {
  choice,
  code,
  date,
  flag,
  integer,
  longText,
  moment,
  money,
  phone,
  reference,
  rows,
  status,
  text,
} from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { stampTypes } from '../issues/stamp-types.ts'
import { stateLabels } from '@trace/define/state-labels.ts'
import { orderStatus } from '../issues/states.ts'

const states = stateLabels(orderStatus)
const delivery = { receive_method: ['delivery'] }

export const orders = resource('orders', {
  label: 'Đơn đặt tem',
  icon: 'tags',
  screen: 'origin/orders',
  subjects: ['stamps'],
  open: 'screens',
  fields: {
    code: code('Mã đơn', 'DT{yy}-{5}'),
    trace_id: reference('Hồ sơ truy xuất', 'traces', { required: true }),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { auto: true }),
    product_id: reference('Sản phẩm', 'products', { auto: true }),
    stamp_type: choice('Loại tem', stampTypes, { required: true }),
    quantity: integer('Số lượng', { required: true, min: 1, max: 100_000, adds: true }),
    width: integer('Chiều rộng', { min: 10, max: 300, unit: 'mm' }),
    height: integer('Chiều cao', { min: 10, max: 300, unit: 'mm' }),
    unit_price: money('Đơn giá', { auto: true, default: 0, unit: 'VNĐ' }),
    total_price: money('Thành tiền', { auto: true, default: 0, unit: 'VNĐ' }),
    purpose: longText('Mục đích sử dụng', { max: 1000 }),
    receiver_name: text('Người nhận', { required: true, searchable: true, max: 120 }),
    receiver_phone: phone('Điện thoại người nhận', { required: true, searchable: true }),
    receive_method: choice('Cách nhận', { pickup: 'Nhận tại cơ quan', delivery: 'Giao tận nơi' }, { required: true }),
    province_id: reference('Tỉnh/thành phố', 'provinces', { required: true, only: { system: '2025' }, when: delivery }),
    ward_id: reference('Xã/phường/đặc khu', 'wards', {
      required: true,
      within: ['province_id'],
      only: { system: '2025' },
      when: delivery,
    }),
    address: text('Địa chỉ nhận', { required: true, when: delivery }),
    wanted_at: date('Ngày cần'),
    status: status('Trạng thái', orderStatus),
    is_overdue: flag('Quá hạn', { auto: true }),
    status_note: text('Ghi chú xử lý', { auto: true, max: 500 }),
    approved_quantity: integer('Số lượng được duyệt', { auto: true, adds: true }),
    stamp_id: reference('Đợt tem', 'stamps', { auto: true }),
    assigned_user_id: reference('Người xử lý', 'users', { auto: true }),
    tracking_no: text('Mã vận đơn', { auto: true, max: 100 }),
    history: rows(
      'Quá trình xử lý',
      'order_histories',
      'order_id',
      {
        from_status: choice('Từ', states),
        to_status: choice('Đến', states, { required: true }),
        note: text('Ghi chú', { max: 500 }),
        user_id: reference('Người thực hiện', 'users'),
        at: moment('Thời gian', { required: true }),
      },
      { auto: true },
    ),
  },
  title: 'code',
  columns: ['code', 'manufacture_id', 'product_id', 'trace_id', 'stamp_type', 'quantity', 'wanted_at', 'status'],
  spare: ['stamp_type'],
  filters: ['status', 'is_overdue', 'manufacture_id', 'product_id', 'stamp_type', 'wanted_at'],
  calls: ['list', 'read'],
  form: false,
  detail: true,
  sections: {
    'Đơn đặt tem': ['trace_id', 'stamp_type', 'quantity', 'width', 'height', 'purpose', 'wanted_at'],
    'Người nhận': ['receiver_name', 'receiver_phone', 'receive_method', 'province_id', 'ward_id', 'address'],
  },
  scope: { owner: 'manufacture_id' },
})
