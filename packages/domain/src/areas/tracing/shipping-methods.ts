import { activeToggle } from '@trace/define/blocks.ts'
import { decimal, flag, longText, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const shippingMethods = resource('shipping-methods', {
  label: 'Phương thức vận chuyển',
  icon: 'truck',
  screen: 'system/shipping-methods',
  fields: {
    code: text('Mã', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Tên phương thức', { required: true, unique: true, searchable: true, max: 100 }),
    description: longText('Mô tả'),
    temp_min: decimal('Nhiệt độ thấp nhất', { min: -100, max: 100, unit: '°C' }),
    temp_max: decimal('Nhiệt độ cao nhất', { min: -100, max: 100, unit: '°C' }),
    is_cold_chain: flag('Chuỗi lạnh'),
    is_active: activeToggle,
  },
  columns: ['code', 'name', 'temp_min', 'temp_max', 'is_cold_chain', 'is_active'],
  filters: ['is_cold_chain', 'is_active'],
  ordered: [['temp_min', 'temp_max']],
})
