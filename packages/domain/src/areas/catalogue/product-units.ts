import { activeToggle } from '@trace/define/blocks.ts'
import { decimal, reference, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const productUnits = resource('product-units', {
  label: 'Đơn vị tính',
  icon: 'ruler-2',
  screen: 'system/product-units',
  fields: {
    code: text('Mã đơn vị', { required: true, unique: true, searchable: true, max: 10 }),
    name: text('Tên đơn vị', { required: true, unique: true, searchable: true, max: 30 }),
    base_unit_id: reference('Đơn vị gốc', 'product-units'),
    factor: decimal('Hệ số quy đổi', {
      min: 0.0001,
      help: 'Một đơn vị này bằng bao nhiêu đơn vị gốc: 1 tấn = 1.000 kg',
      requiredOf: { of: 'base_unit_id' },
    }),
    is_active: activeToggle,
  },
  columns: ['code', 'name', 'base_unit_id', 'factor', 'is_active'],
  filters: ['is_active'],
})
