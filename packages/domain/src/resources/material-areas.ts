import { address, approval, certificateFields, isActive, vouching } from '../blocks.ts'
import {
  boundary, choice, code, date, decimal, file, gs1, images, integer, longText, reference, rows, status, text,
} from '../field.ts'
import { resource } from '../resource.ts'
import { productionKinds } from '../sectors.ts'
import { pucStatus } from '../transitions.ts'

const results = { pass: 'Đạt', fail: 'Không đạt' }

export const materialAreas = resource('material-areas', {
  label: 'Vùng sản xuất',
  subjects: ['material_areas', 'raw_material_areas'],
  fields: {
    code: code('Mã vùng', 'VSX-{province}-{5}'),
    name: text('Tên vùng', { required: true, searchable: true, max: 150, vouched: true }),
    area_type: choice('Loại vùng', {
      production: 'Vùng sản xuất', raw_material: 'Vùng nguyên liệu', processing_site: 'Cơ sở chế biến',
    }, { required: true }),
    manufacture_id: reference('Cơ sở quản lý', 'manufactures', { required: true, only: { approval_status: 'approved' } }),
    sector_kind: choice('Lĩnh vực', productionKinds, { required: true }),
    plant_id: reference('Cây trồng', 'plants', { required: true, when: { sector_kind: ['plant'] } }),
    animal_id: reference('Vật nuôi', 'animals', { required: true, when: { sector_kind: ['animal'] } }),
    seafood_id: reference('Thủy sản', 'seafoods', { required: true, when: { sector_kind: ['seafood'] } }),
    variety: text('Giống', { max: 100 }),
    farming_form_id: reference('Hình thức canh tác/nuôi', 'farming-forms', { vouched: true }),
    acreage: decimal('Diện tích', { required: true, min: 0.0001, max: 100_000, unit: 'ha', vouched: true }),
    water_surface: decimal('Diện tích mặt nước', { required: true, min: 0, unit: 'ha', when: { sector_kind: ['seafood'] } }),
    cage_count: integer('Số lồng', { min: 0, when: { sector_kind: ['seafood'] } }),
    pond_count: integer('Số ao', { min: 0, when: { sector_kind: ['seafood'] } }),
    barn_count: integer('Số chuồng', { min: 0, when: { sector_kind: ['animal'] } }),
    capacity: decimal('Sản lượng dự kiến mỗi năm', { min: 0 }),
    capacity_unit_id: reference('Đơn vị sản lượng', 'product-units'),
    household_count: integer('Số hộ tham gia', { min: 0 }),
    puc_code: text('Mã số vùng trồng', {
      vouched: true, unique: true, searchable: true, staff: true, pattern: 'VN[A-Z0-9.\\-]{4,40}', help: 'Ví dụ VN-22-07090-004-26',
    }),
    code_system: choice('Hệ thống mã', { domestic: 'Trong nước', export: 'Xuất khẩu' }, { staff: true }),
    puc_status: status('Tình trạng mã', pucStatus, { concerns: { sector_kind: ['plant'] } }),
    puc_issued_at: date('Ngày cấp mã', { staff: true }),
    puc_market: text('Thị trường', { max: 100, staff: true }),
    facility_code: text('Mã cơ sở nuôi', { unique: true, max: 50, staff: true }),
    gln: gs1('Mã GLN của vùng', { unique: true, pattern: '\\d{13}', help: 'Mã địa điểm GS1, 13 chữ số' }),
    location_code: text('Mã truy vết địa điểm', { auto: true, unique: true, vouched: true }),
    ...address,
    boundary: boundary('Ranh giới', { vouched: true }),
    computed_area: decimal('Diện tích theo bản đồ', { auto: true, unit: 'ha' }),
    soil_test_at: date('Ngày kiểm tra đất'),
    soil_result: choice('Kết quả kiểm tra đất', results),
    water_test_at: date('Ngày kiểm tra nước'),
    water_result: choice('Kết quả kiểm tra nước', results),
    images: images('Ảnh'),
    map_file: file('Tệp bản đồ'),
    description: longText('Mô tả'),
    manager_labor_id: reference('Người phụ trách', 'labors', { within: ['manufacture_id'] }),
    households: rows('Hộ tham gia', 'material_area_households', 'material_area_id', {
      labor_id: reference('Nông hộ', 'labors', { required: true, within: ['manufacture_id'] }),
      parcel_no: text('Số thửa', { max: 50 }),
      acreage: decimal('Diện tích', { required: true, min: 0, unit: 'ha' }),
      note: text('Ghi chú'),
    }),
    certificates: rows('Chứng nhận', 'certificates', 'material_area_id', certificateFields),
    is_active: isActive,
    ...approval,
    ...vouching,
  },
  columns: [
    'code', 'name', 'manufacture_id', 'plant_id', 'animal_id', 'seafood_id', 'acreage', 'puc_code', 'ward_id', 'puc_status',
    'approval_status', 'is_active',
  ],
  spare: ['ward_id', 'puc_status', 'acreage', 'puc_code'],
  filters: [
    'manufacture_id', 'area_type', 'sector_kind', 'plant_id', 'animal_id', 'seafood_id', 'ward_id', 'puc_status',
    'farming_form_id', 'acreage', 'approval_status', 'has_changes', 'is_active',
  ],
  calls: ['list', 'read', 'remove'],
  detail: true,
  sections: {
    'Thông tin chung': [
      'name', 'area_type', 'manufacture_id', 'manager_labor_id', 'sector_kind', 'plant_id', 'animal_id', 'seafood_id', 'variety',
      'farming_form_id', 'description',
    ],
    'Quy mô': [
      'acreage', 'water_surface', 'cage_count', 'pond_count', 'barn_count', 'capacity', 'capacity_unit_id', 'household_count',
    ],
    'Địa điểm và ranh giới': [
      'province_id', 'ward_id', 'address', 'old_district_id', 'old_ward_id', 'latitude', 'longitude', 'boundary', 'map_file',
    ],
    'Mã số': ['puc_code', 'code_system', 'puc_issued_at', 'puc_market', 'facility_code', 'gln'],
    'Kiểm tra đất, nước': ['soil_test_at', 'soil_result', 'water_test_at', 'water_result'],
    'Hình ảnh': ['images'],
    'Hộ tham gia': ['households'],
    'Chứng nhận': ['certificates'],
  },
  unique: [['manufacture_id', 'name']],
  ordered: [['water_surface', 'acreage']],
  scope: { manufacture: 'manufacture_id', ward: 'ward_id' },
})
