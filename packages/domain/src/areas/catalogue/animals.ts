import { speciesFields } from '../../define/blocks.ts'
import { choice } from '../../define/kinds/index.ts'
import { resource } from '../../define/resource.ts'

export const animals = resource('animals', {
  label: 'Vật nuôi',
  subjects: ['product_groups'],
  open: 'rows',
  fields: {
    ...speciesFields,
    group: choice('Nhóm', { livestock: 'Gia súc', poultry: 'Gia cầm', bee: 'Ong', other: 'Khác' }, { required: true }),
  },
  columns: ['image', 'code', 'name', 'scientific_name', 'group'],
  filters: ['group', 'is_active'],
  calls: ['list', 'read'],
  order: 'name',
})
