import { speciesFields } from './species-fields.ts'
import { choice } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const seafoods = resource('seafoods', {
  label: 'Thủy sản',
  icon: 'fish',
  subjects: ['species', 'product_groups'],
  screen: 'system/seafoods',
  open: 'rows',
  fields: {
    ...speciesFields('seafoods', 'TS-{4}', {
      group: choice(
        'Nhóm',
        {
          crustacean: 'Giáp xác',
          mollusc: 'Nhuyễn thể',
          marine_fish: 'Cá biển',
          freshwater_fish: 'Cá nước ngọt',
          other: 'Khác',
        },
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
