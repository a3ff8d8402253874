import { approved, note } from '../blocks.ts'
import { choice, date, decimal, images, integer, longText, money, reference, references, rows, status, text } from '../field.ts'
import { resource } from '../resource.ts'
import { productionKinds } from '../sectors.ts'
import { batchStatus } from '../transitions.ts'

export const batches = resource('batches', {
  label: 'Lô sản xuất',
  screen: 'culture/batches',
  subjects: ['manufacturing_batches'],
  fields: {
    code: text('Mã lô', {
      unique: true, searchable: true, max: 20, pattern: '[A-Z0-9\\-]+',
      help: 'Chữ in hoa không dấu, chữ số, gạch ngang; để trống thì được đặt sẵn',
    }),
    name: text('Tên lô', { required: true, searchable: true, max: 150 }),
    manufacture_id: reference('Cơ sở', 'manufactures', { required: true, only: approved }),
    product_id: reference('Sản phẩm', 'products', { required: true, within: ['manufacture_id'], only: approved }),
    sector_kind: choice('Lĩnh vực', productionKinds, { auto: true }),
    process_id: reference('Quy trình', 'processes', { required: true, within: ['manufacture_id'], only: { status: 'active' } }),
    material_area_id: reference('Vùng sản xuất', 'material-areas', {
      required: true, within: ['manufacture_id'], only: { is_active: true },
    }),
    farming_form_id: reference('Hình thức', 'farming-forms'),
    season: text('Mùa vụ', { max: 100, help: 'Ví dụ: Vụ Xuân 2026' }),
    start_date: date('Ngày bắt đầu', { required: true, help: 'Ngày trồng, thả giống hoặc nhập nguyên liệu' }),
    expected_harvest_date: date('Dự kiến thu hoạch'),
    actual_harvest_date: date('Ngày thu hoạch', { auto: true }),
    acreage_used: decimal('Diện tích sử dụng', { min: 0, unit: 'ha' }),
    expected_quantity: decimal('Sản lượng dự kiến', { required: true, min: 0 }),
    actual_quantity: decimal('Sản lượng thực tế', { auto: true, default: 0 }),
    remaining_quantity: decimal('Sản lượng còn lại', { auto: true, default: 0 }),
    product_unit_id: reference('Đơn vị tính', 'product-units', { required: true }),
    price: money('Giá bán dự kiến', { unit: 'VNĐ' }),
    seed_source: text('Nguồn giống'),
    seed_lot: text('Lô giống', { max: 100 }),
    seed_quantity: text('Số lượng giống', { max: 100 }),
    seed_certificate_no: text('Số giấy kiểm dịch giống', { max: 100 }),
    density: decimal('Mật độ', { min: 0, help: 'Cây/ha hoặc con/m²' }),
    head_count_start: integer('Số con ban đầu', { min: 0, unit: 'con' }),
    avg_weight_start: decimal('Trọng lượng bình quân ban đầu', { min: 0, unit: 'kg' }),
    stocking_count: integer('Số lượng thả', { min: 0, unit: 'con' }),
    stocking_size: text('Cỡ giống', { max: 50 }),
    pond_code: text('Mã ao, lồng', { max: 50 }),
    source_batches: rows('Lô nguyên liệu', 'batch_sources', 'batch_id', {
      source_batch_id: reference('Lô nguyên liệu', 'batches', { required: true }),
      quantity: decimal('Số lượng', { required: true, min: 0 }),
    }),
    supplier_note: longText('Nguồn nguyên liệu ngoài'),
    labor_ids: references('Lao động tham gia', 'labors', { within: ['manufacture_id'] }),
    images: images('Ảnh'),
    note,
    progress: integer('Tiến độ', { auto: true, default: 0, unit: '%' }),
    status: status('Trạng thái', batchStatus),
    cancel_reason: text('Lý do hủy', { auto: true, max: 500 }),
  },
  columns: [
    'code', 'name', 'product_id', 'manufacture_id', 'material_area_id', 'start_date', 'expected_harvest_date', 'actual_quantity',
    'progress', 'status',
  ],
  spare: ['material_area_id', 'actual_quantity', 'start_date', 'product_id'],
  filters: ['manufacture_id', 'product_id', 'material_area_id', 'sector_kind', 'status', 'start_date'],
  calls: ['list', 'read', 'remove'],
  detail: true,
  sections: {
    'Thông tin lô': [
      'code', 'name', 'manufacture_id', 'product_id', 'process_id', 'material_area_id', 'farming_form_id', 'season', 'labor_ids',
    ],
    'Thời gian và sản lượng': [
      'start_date', 'expected_harvest_date', 'acreage_used', 'expected_quantity', 'product_unit_id', 'price', 'density',
    ],
    'Nguồn giống': ['seed_source', 'seed_lot', 'seed_quantity', 'seed_certificate_no'],
    'Lô chăn nuôi': ['head_count_start', 'avg_weight_start'],
    'Lô thủy sản': ['stocking_count', 'stocking_size', 'pond_code'],
    'Lô chế biến': ['source_batches', 'supplier_note'],
    'Hình ảnh, ghi chú': ['images', 'note'],
  },
  ordered: [['start_date', 'expected_harvest_date']],
  scope: { manufacture: 'manufacture_id' },
})
