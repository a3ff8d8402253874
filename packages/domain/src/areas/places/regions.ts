import { sortOrder } from '@trace/define/blocks.ts'
import { text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const regions = resource('regions', {
  label: 'Vùng địa lý',
  subjects: ['config_image'],
  open: 'rows',
  fields: {
    code: text('Mã vùng', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Tên vùng', { required: true, searchable: true, max: 100 }),
    sort_order: sortOrder,
  },
  columns: ['code', 'name'],
  calls: ['list', 'read'],
  order: 'sort_order',
})
