import { speciesFields } from '../../define/blocks.ts'
import { choice } from '../../define/kinds/index.ts'
import { resource } from '../../define/resource.ts'

export const seafoods = resource('seafoods', {
  label: 'Thủy sản',
  subjects: ['product_groups'],
  open: 'rows',
  fields: {
    ...speciesFields,
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
  },
  columns: ['image', 'code', 'name', 'scientific_name', 'group'],
  filters: ['group', 'is_active'],
  calls: ['list', 'read'],
  order: 'name',
})
