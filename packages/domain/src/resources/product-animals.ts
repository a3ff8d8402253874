import { note, reportedPlace } from '../blocks.ts'
import { date, decimal, integer, money, reference } from '../field.ts'
import { resource } from '../resource.ts'

export const productAnimals = resource('product-animals', {
  label: 'Dữ liệu chăn nuôi',
  screen: 'general/agricultural_data/product_animals',
  fields: {
    animal_id: reference('Vật nuôi', 'animals', { required: true }),
    ...reportedPlace,
    quarter: integer('Quý', { required: true, min: 1, max: 4 }),
    head_total: integer('Tổng đàn', { required: true, min: 0, unit: 'con' }),
    head_female: integer('Số con cái', { min: 0, unit: 'con' }),
    head_breeding: integer('Số con giống sinh sản', { min: 0, unit: 'con' }),
    head_sold: integer('Số con xuất chuồng', { min: 0, unit: 'con' }),
    avg_weight: decimal('Trọng lượng bình quân xuất chuồng', { min: 0, unit: 'kg' }),
    meat_output: decimal('Sản lượng thịt hơi', { min: 0, unit: 'tấn' }),
    egg_output: decimal('Sản lượng trứng', { min: 0, unit: 'nghìn quả' }),
    milk_output: decimal('Sản lượng sữa', { min: 0, unit: 'tấn' }),
    honey_output: decimal('Sản lượng mật ong', { min: 0, unit: 'tấn' }),
    farm_count_large: integer('Số trang trại quy mô lớn', { min: 0 }),
    farm_count_medium: integer('Số trang trại quy mô vừa', { min: 0 }),
    farm_count_small: integer('Số trang trại quy mô nhỏ', { min: 0 }),
    household_count: integer('Số hộ', { min: 0 }),
    barn_area: decimal('Diện tích chuồng trại', { min: 0, unit: 'm²' }),
    farming_form_id: reference('Hình thức nuôi', 'farming-forms'),
    vaccinated_count: integer('Số con đã tiêm phòng', { min: 0, unit: 'con' }),
    disease_count: integer('Số con mắc bệnh', { min: 0, unit: 'con' }),
    dead_destroyed_count: integer('Số con chết, tiêu hủy', { min: 0, unit: 'con' }),
    start_date: date('Ngày bắt đầu nuôi'),
    expected_sale_date: date('Dự kiến xuất chuồng'),
    expected_output: decimal('Sản lượng dự kiến', { min: 0, unit: 'tấn' }),
    avg_price: money('Giá bình quân', { unit: 'VNĐ' }),
    note,
  },
  title: 'animal_id',
  distinguishedBy: ['ward_id', 'quarter', 'year', 'manufacture_id'],
  columns: [
    'animal_id', 'ward_id', 'year', 'quarter', 'head_total', 'head_sold', 'meat_output', 'egg_output', 'vaccinated_count',
    'dead_destroyed_count',
  ],
  spare: ['egg_output', 'dead_destroyed_count', 'head_sold'],
  filters: ['animal_id', 'ward_id', 'year', 'quarter', 'manufacture_id'],
  sections: {
    'Vật nuôi và địa bàn': [
      'animal_id', 'province_id', 'ward_id', 'year', 'quarter', 'manufacture_id', 'product_id', 'material_area_id',
    ],
    'Đàn': ['head_total', 'head_female', 'head_breeding', 'head_sold', 'avg_weight'],
    'Sản lượng': ['meat_output', 'egg_output', 'milk_output', 'honey_output', 'expected_output', 'avg_price'],
    'Quy mô': [
      'farm_count_large', 'farm_count_medium', 'farm_count_small', 'household_count', 'barn_area', 'farming_form_id',
      'start_date', 'expected_sale_date',
    ],
    'Thú y': ['vaccinated_count', 'disease_count', 'dead_destroyed_count'],
    'Ghi chú': ['note'],
  },
  unique: [['animal_id', 'ward_id', 'year', 'quarter', 'manufacture_id']],
  ordered: [
    ['vaccinated_count', 'head_total'], ['head_female', 'head_total'], ['head_breeding', 'head_total'],
    ['start_date', 'expected_sale_date'],
  ],
  scope: { manufacture: 'manufacture_id', ward: 'ward_id', shared: true },
})
