import { speciesFields } from './species-fields.ts'
import { choice } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const animals = resource('animals', {
  label: 'Vật nuôi',
  icon: 'paw',
  subjects: ['species', 'product_groups'],
  screen: 'system/animals',
  open: 'rows',
  fields: {
    ...speciesFields('animals', 'VN-{4}', {
      group: choice(
        'Nhóm',
        { livestock: 'Gia súc', poultry: 'Gia cầm', bee: 'Ong', other: 'Khác' },
        { required: true },
      ),
    }),
  },
  columns: ['image', 'code', 'name', 'scientific_name', 'group', 'manufacture_id', 'approval_status', 'is_active'],
  spare: ['scientific_name', 'manufacture_id'],
  filters: ['group', 'manufacture_id', 'approval_status', 'is_active'],
  detail: true,
  scope: { owner: 'manufacture_id', shared: 'approved' },
  order: 'name',
})
