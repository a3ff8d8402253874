import { activeToggle, sortOrder } from '@trace/define/blocks.ts'
import { count, longText, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const manufacturingForms = resource('manufacturing-forms', {
  label: 'Loại hình sản xuất',
  icon: 'building',
  screen: 'system/manufacturing-forms',
  subjects: ['farming_forms'],
  open: 'rows',
  fields: {
    code: text('Mã', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Tên loại hình', { required: true, unique: true, searchable: true, max: 100 }),
    description: longText('Mô tả'),
    sort_order: sortOrder,
    is_active: activeToggle,
    manufacture_count: count('Số cơ sở', 'manufactures', 'manufacturing_form_id'),
  },
  columns: ['code', 'name', 'manufacture_count', 'is_active'],
  filters: ['is_active'],
  order: 'sort_order',
})
