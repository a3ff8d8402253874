import { note, reportedPlace } from '../blocks.ts'
import { choice, date, decimal, integer, money, reference, text } from '../field.ts'
import { resource } from '../resource.ts'

const periods = {
  m1: 'Tháng 1', m2: 'Tháng 2', m3: 'Tháng 3', m4: 'Tháng 4', m5: 'Tháng 5', m6: 'Tháng 6',
  m7: 'Tháng 7', m8: 'Tháng 8', m9: 'Tháng 9', m10: 'Tháng 10', m11: 'Tháng 11', m12: 'Tháng 12',
  q1: 'Quý I', q2: 'Quý II', q3: 'Quý III', q4: 'Quý IV',
}

const farmed = { activity: ['aquaculture'] }
const caught = { activity: ['capture'] }

export const criteriaSeafoods = resource('criteria-seafoods', {
  label: 'Chỉ tiêu thủy sản',
  screen: 'general/agricultural_data/criteria-seafoods',
  fields: {
    seafood_id: reference('Đối tượng', 'seafoods', { required: true }),
    activity: choice('Hình thức', { aquaculture: 'Nuôi trồng', capture: 'Khai thác' }, { required: true }),
    ...reportedPlace,
    period: choice('Kỳ', periods, { required: true }),
    environment: choice('Môi trường', { fresh: 'Nước ngọt', brackish: 'Nước lợ', sea: 'Nước mặn' }),
    farming_form_id: reference('Hình thức nuôi', 'farming-forms', { when: farmed }),
    pond_area: decimal('Diện tích ao nuôi', { required: true, min: 0, unit: 'ha', when: farmed }),
    water_surface: decimal('Diện tích mặt nước', { min: 0, unit: 'ha', when: farmed }),
    cage_count: integer('Số lồng', { min: 0, when: farmed }),
    cage_volume: decimal('Thể tích lồng', { min: 0, unit: 'm³', when: farmed }),
    stocking_count: integer('Số lượng thả', { min: 0, unit: 'con', when: farmed }),
    stocking_density: decimal('Mật độ thả', { min: 0, when: farmed, help: 'Con/m² với ao, con/m³ với lồng' }),
    stocking_date: date('Ngày thả', { when: farmed }),
    fry_source: text('Nguồn giống', { when: farmed }),
    survival_rate: decimal('Tỷ lệ sống', { min: 0, max: 100, unit: '%', when: farmed }),
    harvest_size: text('Cỡ thu hoạch', { max: 50, help: 'Con/kg hoặc g/con' }),
    output: decimal('Sản lượng', { required: true, min: 0, unit: 'tấn' }),
    yield: decimal('Năng suất', { auto: true, unit: 'tấn/ha' }),
    feed_used: decimal('Thức ăn đã dùng', { min: 0, unit: 'tấn', when: farmed }),
    fcr: decimal('Hệ số thức ăn', { auto: true }),
    vessel_count: integer('Số tàu thuyền', { min: 0, when: caught }),
    capture_days: integer('Số ngày khai thác', { min: 0, unit: 'ngày', when: caught }),
    disease_area: decimal('Diện tích bị bệnh', { min: 0, unit: 'ha', when: farmed }),
    expected_harvest_date: date('Dự kiến thu hoạch', { when: farmed }),
    avg_price: money('Giá bình quân', { unit: 'VNĐ' }),
    note,
  },
  title: 'seafood_id',
  distinguishedBy: ['activity', 'ward_id', 'period', 'year', 'manufacture_id'],
  columns: [
    'seafood_id', 'activity', 'ward_id', 'year', 'period', 'pond_area', 'water_surface', 'stocking_density',
    'stocking_count', 'output', 'yield', 'disease_area',
  ],
  spare: ['stocking_density', 'disease_area', 'stocking_count', 'water_surface', 'yield'],
  filters: ['seafood_id', 'activity', 'ward_id', 'year', 'period', 'manufacture_id'],
  calls: ['list', 'read', 'remove'],
  sections: {
    'Đối tượng và địa bàn': [
      'seafood_id', 'activity', 'environment', 'farming_form_id', 'province_id', 'ward_id', 'year', 'period', 'manufacture_id',
      'product_id', 'material_area_id',
    ],
    'Quy mô nuôi': ['pond_area', 'water_surface', 'cage_count', 'cage_volume'],
    'Thả giống': ['stocking_count', 'stocking_density', 'stocking_date', 'fry_source', 'survival_rate'],
    'Khai thác': ['vessel_count', 'capture_days'],
    'Sản lượng': ['output', 'harvest_size', 'feed_used', 'expected_harvest_date', 'avg_price'],
    'Dịch bệnh, ghi chú': ['disease_area', 'note'],
  },
  unique: [['seafood_id', 'activity', 'ward_id', 'year', 'period', 'manufacture_id']],
  ordered: [['stocking_date', 'expected_harvest_date']],
  scope: { manufacture: 'manufacture_id', ward: 'ward_id', shared: true },
})
