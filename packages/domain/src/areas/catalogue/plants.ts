import { speciesFields } from '../../define/blocks.ts'
import { choice, flag } from '../../define/kinds/index.ts'
import { resource } from '../../define/resource.ts'

export const plants = resource('plants', {
  label: 'Cây trồng',
  subjects: ['product_groups'],
  open: 'rows',
  fields: {
    ...speciesFields,
    group: choice(
      'Nhóm',
      {
        fruit: 'Cây ăn quả',
        vegetable: 'Rau',
        food: 'Cây lương thực',
        industrial: 'Cây công nghiệp',
        medicinal: 'Dược liệu',
        forest: 'Lâm sản',
      },
      { required: true },
    ),
    is_perennial: flag('Cây lâu năm'),
  },
  columns: ['image', 'code', 'name', 'scientific_name', 'group', 'is_perennial'],
  filters: ['group', 'is_perennial', 'is_active'],
  calls: ['list', 'read'],
  order: 'name',
})
