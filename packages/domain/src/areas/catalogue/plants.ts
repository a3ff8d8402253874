import { speciesFields } from './species-fields.ts'
import { choice, flag } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const plants = resource('plants', {
  label: 'Cây trồng',
  icon: 'plant-2',
  subjects: ['species', 'product_groups'],
  screen: 'system/plants',
  open: 'rows',
  fields: {
    ...speciesFields('plants', 'CT-{4}', {
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
    }),
  },
  columns: [
    'image',
    'code',
    'name',
    'scientific_name',
    'group',
    'is_perennial',
    'manufacture_id',
    'approval_status',
    'is_active',
  ],
  spare: ['scientific_name', 'manufacture_id'],
  filters: ['group', 'is_perennial', 'manufacture_id', 'approval_status', 'is_active'],
  detail: true,
  scope: { owner: 'manufacture_id', shared: 'approved' },
  order: 'name',
})
