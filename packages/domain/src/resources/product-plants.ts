import { note, reportedPlace } from '../blocks.ts'
import { choice, date, decimal, integer, money, reference, text } from '../field.ts'
import { resource } from '../resource.ts'

export const productPlants = resource('product-plants', {
  label: 'Dữ liệu trồng trọt',
  screen: 'general/agricultural_data/product_plants',
  fields: {
    plant_id: reference('Cây trồng', 'plants', { required: true }),
    ...reportedPlace,
    season: choice('Vụ', { spring: 'Xuân', summer: 'Hè', autumn: 'Thu', winter: 'Đông', year: 'Cả năm' }, { required: true }),
    area_planned: decimal('Diện tích kế hoạch', { min: 0, unit: 'ha' }),
    area_sown: decimal('Diện tích gieo trồng', { required: true, min: 0, unit: 'ha' }),
    area_harvested: decimal('Diện tích thu hoạch', { min: 0, unit: 'ha' }),
    area_new: decimal('Diện tích trồng mới', { min: 0, unit: 'ha', help: 'Với cây lâu năm' }),
    yield: decimal('Năng suất', { auto: true, unit: 'tạ/ha' }),
    output: decimal('Sản lượng', { min: 0, unit: 'tấn' }),
    area_vietgap: decimal('Diện tích VietGAP', { min: 0, unit: 'ha' }),
    area_organic: decimal('Diện tích hữu cơ', { min: 0, unit: 'ha' }),
    area_puc: decimal('Diện tích có mã số vùng trồng', { min: 0, unit: 'ha' }),
    household_count: integer('Số hộ', { min: 0 }),
    avg_price: money('Giá bình quân', { unit: 'VNĐ' }),
    damage_area: decimal('Diện tích thiệt hại', { min: 0, unit: 'ha' }),
    damage_cause: text('Nguyên nhân thiệt hại'),
    source: text('Nguồn số liệu'),
    reported_at: date('Ngày báo cáo'),
    note,
  },
  title: 'plant_id',
  distinguishedBy: ['ward_id', 'season', 'year', 'manufacture_id'],
  columns: ['plant_id', 'ward_id', 'year', 'season', 'area_sown', 'area_harvested', 'yield', 'output', 'area_vietgap'],
  spare: ['area_vietgap', 'area_harvested'],
  filters: ['plant_id', 'ward_id', 'year', 'season', 'manufacture_id'],
  calls: ['list', 'read', 'remove'],
  sections: {
    'Cây trồng và địa bàn': [
      'plant_id', 'province_id', 'ward_id', 'year', 'season', 'manufacture_id', 'product_id', 'material_area_id',
    ],
    'Diện tích': ['area_planned', 'area_sown', 'area_harvested', 'area_new', 'area_vietgap', 'area_organic', 'area_puc'],
    'Sản lượng': ['output', 'household_count', 'avg_price'],
    'Thiệt hại': ['damage_area', 'damage_cause'],
    'Báo cáo': ['source', 'reported_at', 'note'],
  },
  unique: [['plant_id', 'ward_id', 'year', 'season', 'manufacture_id']],
  ordered: [['area_vietgap', 'area_sown'], ['area_organic', 'area_sown'], ['area_puc', 'area_sown']],
  scope: { manufacture: 'manufacture_id', ward: 'ward_id', shared: true },
})
