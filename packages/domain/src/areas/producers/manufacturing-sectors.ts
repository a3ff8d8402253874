import { sortOrder } from '@trace/define/blocks.ts'
import { choice, count, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { sectorKinds } from './sectors.ts'

export const manufacturingSectors = resource('manufacturing-sectors', {
  label: 'Lĩnh vực sản xuất',
  subjects: ['farming_forms'],
  open: 'rows',
  fields: {
    code: text('Mã', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Tên lĩnh vực', { required: true, searchable: true, max: 100 }),
    kind: choice('Nhóm lĩnh vực', sectorKinds, { required: true }),
    icon: text('Biểu tượng', { max: 50 }),
    sort_order: sortOrder,
    manufacture_count: count('Số cơ sở', 'manufactures', 'manufacturing_sector_ids'),
  },
  columns: ['code', 'name', 'kind', 'manufacture_count'],
  filters: ['kind'],
  calls: ['list', 'read'],
  order: 'sort_order',
})
