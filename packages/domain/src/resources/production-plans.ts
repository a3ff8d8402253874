import { choice, code, date, decimal, files, integer, longText, moment, reference, rows, status, text } from '../field.ts'
import { resource } from '../resource.ts'
import { productionKinds } from '../sectors.ts'
import { planStatus } from '../transitions.ts'

/** How much of a product one labor is to make, and has made. */
const laborFields = {
  labor_id: reference('Lao động', 'labors', { required: true, within: ['manufacture_id'] }),
  assigned_quantity: decimal('Số lượng giao', { required: true, min: 0 }),
  current_quantity: decimal('Đã thực hiện', { auto: true, default: 0 }),
  note: text('Ghi chú', { auto: true, max: 500 }),
  updated_by: reference('Người cập nhật', 'users', { auto: true }),
  updated_at: moment('Ngày cập nhật', { auto: true }),
  histories: rows('Lịch sử thực hiện', 'product_per_labor_histories', 'product_per_labor_id', {
    old_quantity: decimal('Số cũ', { required: true }),
    new_quantity: decimal('Số mới', { required: true }),
    note: text('Ghi chú', { max: 500 }),
    user_id: reference('Người ghi', 'users'),
    at: moment('Thời gian', { required: true }),
  }, { auto: true }),
}

const planProductFields = {
  product_id: reference('Sản phẩm', 'products', { required: true, within: ['manufacture_id'] }),
  process_id: reference('Quy trình', 'processes', { within: ['manufacture_id'], only: { status: 'active' } }),
  material_area_id: reference('Vùng sản xuất', 'material-areas', { within: ['manufacture_id'] }),
  target_quantity: decimal('Mục tiêu', { required: true, min: 0.0001 }),
  product_unit_id: reference('Đơn vị tính', 'product-units', { required: true }),
  start_date: date('Từ ngày'),
  end_date: date('Đến ngày'),
  note: text('Ghi chú', { max: 500 }),
  labors: rows('Phân bổ cho lao động', 'product_per_labor', 'plan_product_id', laborFields),
}

export const productionPlans = resource('production-plans', {
  label: 'Kế hoạch sản xuất',
  screen: 'production-plan/publish',
  subjects: ['production-plans'],
  fields: {
    code: code('Mã kế hoạch', 'KH{yy}-{3}'),
    name: text('Tên kế hoạch', { required: true, searchable: true, max: 200 }),
    manufacture_id: reference('Cơ sở', 'manufactures', {
      only: { approval_status: 'approved' }, help: 'Để trống nếu là kế hoạch của tỉnh',
    }),
    sector_kind: choice('Lĩnh vực', productionKinds),
    season: text('Mùa vụ', { max: 100 }),
    year: integer('Năm', { required: true, min: 2000, max: 2100, ungrouped: true }),
    start_date: date('Ngày bắt đầu', { required: true }),
    end_date: date('Ngày kết thúc', { required: true }),
    description: longText('Mô tả'),
    attachments: files('Tài liệu'),
    products: rows('Sản phẩm', 'production_plan_products', 'plan_id', planProductFields),
    product_count: integer('Số sản phẩm', { auto: true, default: 0 }),
    labor_count: integer('Số lao động', { auto: true, default: 0 }),
    target_quantity: decimal('Mục tiêu', { auto: true, default: 0 }),
    current_quantity: decimal('Thực hiện', { auto: true, default: 0 }),
    progress: decimal('Tiến độ', { auto: true, default: 0, unit: '%' }),
    status: status('Trạng thái', planStatus),
    published_at: moment('Ngày ban hành', { auto: true }),
    published_by: reference('Người ban hành', 'users', { auto: true }),
    completed_at: moment('Ngày hoàn thành', { auto: true }),
    cancel_reason: text('Lý do hủy', { auto: true, max: 500 }),
  },
  columns: [
    'code', 'name', 'manufacture_id', 'year', 'season', 'start_date', 'end_date', 'product_count', 'labor_count',
    'target_quantity', 'current_quantity', 'progress', 'status',
  ],
  filters: ['manufacture_id', 'year', 'sector_kind', 'status'],
  calls: ['list', 'read'],
  detail: true,
  sections: {
    'Thông tin chung': [
      'name', 'manufacture_id', 'sector_kind', 'season', 'year', 'start_date', 'end_date', 'description', 'attachments',
    ],
    'Sản phẩm và phân bổ': ['products'],
  },
  ordered: [['start_date', 'end_date']],
  scope: { manufacture: 'manufacture_id', shared: true },
})
