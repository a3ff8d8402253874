import { activeToggle, note } from '@trace/define/blocks.ts'
import { choice, choices, code, flag, integer, references, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { productionKinds } from '../producers/sectors.ts'
import { inputKinds, kindsWithWithdrawal } from './input-kinds.ts'

/** The department's list of permitted and forbidden farm inputs. */
export const farmInputs = resource('farm-inputs', {
  label: 'Vật tư',
  icon: 'flask',
  plural: 'Danh mục vật tư',
  screen: 'culture/farm-inputs',
  calls: ['create', 'update', 'remove'],
  fields: {
    code: code('Mã vật tư', 'VT-{5}'),
    name: text('Tên vật tư', { required: true, searchable: true, max: 200 }),
    kind: choice('Loại vật tư', inputKinds, { required: true }),
    active_ingredient: text('Hoạt chất', { searchable: true }),
    registration_no: text('Số đăng ký', { searchable: true, max: 100 }),
    unit: text('Đơn vị', { required: true, max: 30 }),
    is_forbidden: flag('Cấm sử dụng'),
    forbidden_by: text('Quy định cấm', {
      required: true,
      max: 300,
      when: { is_forbidden: [true] },
      help: 'Số hiệu và tên văn bản; cơ sở ghi nhật ký sẽ đọc được',
    }),
    withdrawal_days: integer('Thời gian cách ly', {
      required: true,
      min: 0,
      max: 3650,
      unit: 'ngày',
      when: { kind: kindsWithWithdrawal, is_forbidden: [false] },
      help: 'Nhật ký chỉ được ghi dài hơn',
    }),
    sectors: choices('Lĩnh vực áp dụng', productionKinds, {
      required: true,
      help: 'Nơi được dùng; với chất cấm là nơi bị cấm',
    }),
    plant_ids: references('Cây trồng', 'plants', {
      only: { approval_status: 'approved' },
      help: 'Để trống nếu là mọi cây trồng',
    }),
    animal_ids: references('Vật nuôi', 'animals', {
      only: { approval_status: 'approved' },
      help: 'Để trống nếu là mọi vật nuôi',
    }),
    seafood_ids: references('Thủy sản', 'seafoods', {
      only: { approval_status: 'approved' },
      help: 'Để trống nếu là mọi loài thủy sản',
    }),
    note,
    is_active: activeToggle,
  },
  columns: ['code', 'name', 'kind', 'active_ingredient', 'sectors', 'withdrawal_days', 'is_forbidden', 'is_active'],
  spare: ['sectors', 'active_ingredient'],
  filters: ['kind', 'sectors', 'is_forbidden', 'is_active'],
  detail: true,
  sections: {
    'Vật tư': ['name', 'kind', 'active_ingredient', 'registration_no', 'unit'],
    'Được phép hay cấm': ['is_forbidden', 'forbidden_by', 'withdrawal_days', 'sectors'],
    'Chỉ áp dụng với': ['plant_ids', 'animal_ids', 'seafood_ids'],
    'Ghi chú': ['note'],
  },
  unique: [['name', 'kind']],
  order: 'name',
})
