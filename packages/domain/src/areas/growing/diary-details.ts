import type { Activity } from './activities.ts'
import { FAILED } from './harvest-quality.ts'
import { choice, decimal, file, integer, text } from '@trace/define/kinds/index.ts'

const at = (...activity_type: Activity[]) => ({ when: { activity_type } })

/** Extra fields of a diary, each asked for only with the activities it belongs to. */
export const diaryDetails = {
  ph: decimal('Độ pH', { min: 0, max: 14, ...at('water_quality') }),
  do_mg_l: decimal('Ôxy hòa tan', { min: 0, unit: 'mg/l', ...at('water_quality') }),
  salinity_ppt: decimal('Độ mặn', { min: 0, unit: '‰', ...at('water_quality') }),
  temperature_c: decimal('Nhiệt độ nước', { min: -5, max: 60, unit: '°C', ...at('water_quality') }),
  transparency_cm: decimal('Độ trong', { min: 0, unit: 'cm', ...at('water_quality') }),
  alkalinity: decimal('Độ kiềm', { min: 0, unit: 'mg/l', ...at('water_quality') }),
  nh3: decimal('NH₃', { min: 0, unit: 'mg/l', ...at('water_quality') }),
  no2: decimal('NO₂', { min: 0, unit: 'mg/l', ...at('water_quality') }),
  h2s: decimal('H₂S', { min: 0, unit: 'mg/l', ...at('water_quality') }),

  feed_code: text('Mã thức ăn', { max: 50, ...at('feeding') }),
  protein_pct: decimal('Độ đạm', { min: 0, max: 100, unit: '%', ...at('feeding') }),
  total_kg: decimal('Tổng lượng thức ăn', { min: 0, unit: 'kg', ...at('feeding') }),
  avg_weight_g: decimal('Trọng lượng bình quân', { min: 0, unit: 'g', ...at('feeding', 'weighing') }),

  count: integer('Số lượng con', { min: 0, unit: 'con', ...at('stocking', 'mortality') }),
  size_g: decimal('Cỡ giống', { min: 0, unit: 'g/con', ...at('stocking') }),
  density_m2: decimal('Mật độ thả', { min: 0, unit: 'con/m²', ...at('stocking') }),
  supplier: text('Nơi cung cấp giống', at('stocking')),
  quarantine_no: text('Số giấy kiểm dịch', { max: 100, ...at('stocking') }),

  vaccine: text('Vắc-xin', at('vaccination')),
  age_days: integer('Ngày tuổi', { min: 0, unit: 'ngày', ...at('vaccination') }),
  head_count: integer('Số con được tiêm', { min: 0, unit: 'con', ...at('vaccination') }),
  dose: text('Liều tiêm', { max: 100, ...at('vaccination') }),

  disease: text('Bệnh', at('treatment')),
  drug: text('Thuốc', at('treatment')),
  route: text('Đường dùng', {
    max: 100,
    help: 'Tiêm, nhỏ, cho uống, trộn thức ăn…',
    ...at('vaccination', 'treatment'),
  }),

  cause: text('Nguyên nhân', at('mortality', 'loss')),
  handling: choice('Cách xử lý', { bury: 'Chôn lấp', burn: 'Thiêu hủy', other: 'Cách khác' }, at('mortality', 'loss')),

  parcel: text('Thửa, lô đất', { max: 100, ...at('harvest') }),
  quality: choice(
    'Chất lượng',
    { pass: 'Đạt', [FAILED]: 'Không đạt' },
    { help: 'Sản lượng không đạt không được cấp hồ sơ truy xuất; không ghi hao hụt thêm', ...at('harvest') },
  ),
  buyer: text('Người mua', at('harvest', 'sale')),

  place: text('Nơi sơ chế', at('preprocessing')),
  water_source: text('Nguồn nước', at('preprocessing')),

  lab: text('Phòng kiểm nghiệm', at('quality_test')),
  sample_no: text('Số mẫu', { max: 100, ...at('quality_test') }),
  result: text('Kết quả', { max: 500, ...at('treatment', 'quality_test') }),
  file: file('Phiếu kết quả', at('quality_test')),
}
