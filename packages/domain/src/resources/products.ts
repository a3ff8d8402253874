import { approval, certificateFields, vouching } from '../blocks.ts'
import {
  choice, choices, code, date, decimal, file, gs1, images, integer, list, longText, money, reference, richText, rows, slug, text,
  toggle,
} from '../field.ts'
import { resource } from '../resource.ts'
import { productionKinds } from '../sectors.ts'

const months = {
  1: 'Tháng 1', 2: 'Tháng 2', 3: 'Tháng 3', 4: 'Tháng 4', 5: 'Tháng 5', 6: 'Tháng 6',
  7: 'Tháng 7', 8: 'Tháng 8', 9: 'Tháng 9', 10: 'Tháng 10', 11: 'Tháng 11', 12: 'Tháng 12',
}

export const products = resource('products', {
  label: 'Sản phẩm',
  fields: {
    images: images('Hình ảnh', { required: true, min: 1, vouched: true }),
    code: code('Mã sản phẩm', 'SP-{6}'),
    name: text('Tên sản phẩm', { required: true, searchable: true, max: 200, vouched: true }),
    slug: slug('Đường dẫn'),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures', { required: true, only: { approval_status: 'approved' } }),
    product_group_id: reference('Nhóm sản phẩm', 'product-groups', { required: true, only: { is_active: true }, vouched: true }),
    category_id: reference('Danh mục', 'categories', { only: { kind: 'product' } }),
    product_unit_id: reference('Đơn vị tính', 'product-units', { required: true }),
    sector_kind: choice('Lĩnh vực', productionKinds, { auto: true }),
    plant_id: reference('Cây trồng', 'plants'),
    animal_id: reference('Vật nuôi', 'animals'),
    seafood_id: reference('Thủy sản', 'seafoods'),
    price: money('Giá', { unit: 'VNĐ' }),
    gtin: gs1('Mã GTIN', { unique: true, searchable: true, pattern: '\\d{8}|\\d{12,14}', help: '8, 12, 13 hoặc 14 chữ số', vouched: true }),
    brand: text('Thương hiệu, nhãn hiệu', { searchable: true, max: 100, vouched: true }),
    model_code: text('Mã ký hiệu', { max: 50, vouched: true }),
    packaging: text('Quy cách đóng gói', { max: 150, help: 'Ví dụ: Hộp giấy 500 g', vouched: true }),
    net_weight: decimal('Khối lượng tịnh', { min: 0, vouched: true }),
    net_weight_unit_id: reference('Đơn vị khối lượng', 'product-units', { vouched: true }),
    ingredients: longText('Thành phần', { vouched: true }),
    usage_guide: longText('Hướng dẫn sử dụng', { vouched: true }),
    storage_condition: longText('Điều kiện bảo quản', { vouched: true }),
    shelf_life_days: integer('Hạn sử dụng', { min: 1, unit: 'ngày', vouched: true }),
    safety_warning: longText('Cảnh báo an toàn', { vouched: true }),
    origin_place: text('Xuất xứ'),
    applied_standards: list('Tiêu chuẩn áp dụng', {
      code: text('Số hiệu', { required: true, max: 100, help: 'TCCS, TCVN, QCVN…' }),
      name: text('Tên tiêu chuẩn'),
      file: file('Tài liệu'),
    }, { vouched: true }),
    self_declaration_no: text('Số bản tự công bố', { max: 100 }),
    ocop_star: integer('Hạng sao OCOP', { min: 1, max: 5, unit: 'sao', staff: true, vouched: true }),
    ocop_year: integer('Năm công nhận OCOP', { min: 2018, latest: 'thisYear', staff: true, ungrouped: true }),
    ocop_decision_no: text('Số quyết định OCOP', { max: 100, staff: true }),
    ocop_expires_at: date('Ngày hết hạn OCOP', { staff: true, help: '36 tháng kể từ ngày công nhận' }),
    gi_name: text('Chỉ dẫn địa lý', { help: 'Hoặc nhãn hiệu chứng nhận', vouched: true }),
    default_process_id: reference('Quy trình mặc định', 'processes', { within: ['manufacture_id'], only: { status: 'active' } }),
    description: richText('Mô tả', { vouched: true }),
    seasons: choices('Mùa vụ', months),
    certificates: rows('Chứng nhận', 'certificates', 'product_id', certificateFields),
    is_active: toggle('Trạng thái', 'change-status', {
      default: true, asks: 'Tắt thì trang công khai báo sản phẩm tạm dừng; bật thì hiện lại bình thường.',
    }),
    is_highlight: toggle('Nổi bật', 'change-highlight'),
    is_highlight_app: toggle('Nổi bật trên app', 'change-highlight-app'),
    ...approval,
    ...vouching,
  },
  columns: [
    'images', 'code', 'name', 'manufacture_id', 'product_group_id', 'product_unit_id', 'price', 'ocop_star', 'gtin',
    'approval_status', 'is_active', 'is_highlight', 'is_highlight_app',
  ],
  spare: ['is_highlight_app', 'product_unit_id', 'gtin', 'is_highlight', 'price'],
  filters: ['manufacture_id', 'product_group_id', 'category_id', 'ocop_star', 'approval_status', 'has_changes', 'is_active', 'is_highlight'],
  calls: ['list', 'read', 'remove'],
  detail: true,
  sections: {
    'Thông tin chung': [
      'name', 'slug', 'manufacture_id', 'product_group_id', 'category_id', 'product_unit_id', 'price', 'plant_id', 'animal_id',
      'seafood_id', 'seasons', 'default_process_id',
    ],
    'Hình ảnh và mô tả': ['images', 'description'],
    'Nhãn hàng': [
      'gtin', 'brand', 'model_code', 'packaging', 'net_weight', 'net_weight_unit_id', 'shelf_life_days', 'origin_place',
      'gi_name',
    ],
    'Thành phần, sử dụng': ['ingredients', 'usage_guide', 'storage_condition', 'safety_warning'],
    'Tiêu chuẩn và công bố': ['applied_standards', 'self_declaration_no'],
    'OCOP': ['ocop_star', 'ocop_year', 'ocop_decision_no', 'ocop_expires_at'],
    'Chứng nhận': ['certificates'],
  },
  unique: [['manufacture_id', 'name']],
  scope: { manufacture: 'manufacture_id' },
})
