import { activeToggle } from '@trace/define/blocks.ts'
import { choice, longText, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { productionKinds } from '../producers/sectors.ts'

export const farmingForms = resource('farming-forms', {
  label: 'Hình thức canh tác',
  icon: 'plant',
  plural: 'Hình thức canh tác, nuôi trồng',
  screen: 'system/farming-forms',
  fields: {
    code: text('Mã', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Tên hình thức', { required: true, unique: true, searchable: true, max: 100 }),
    sector_kind: choice('Lĩnh vực', productionKinds, { help: 'Để trống nếu dùng cho mọi lĩnh vực' }),
    description: longText('Mô tả'),
    is_active: activeToggle,
  },
  columns: ['code', 'name', 'sector_kind', 'is_active'],
  filters: ['sector_kind', 'is_active'],
})
