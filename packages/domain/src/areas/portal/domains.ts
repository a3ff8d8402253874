import { sortOrder } from '@trace/define/blocks.ts'
import { text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

/** Subject areas of articles, documents and links. */
export const domains = resource('domains', {
  label: 'Lĩnh vực',
  subjects: ['articles'],
  open: 'rows',
  fields: {
    code: text('Mã', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Tên lĩnh vực', { required: true, searchable: true, max: 100 }),
    host: text('Tên miền', { max: 100 }),
    sort_order: sortOrder,
  },
  columns: ['code', 'name', 'host'],
  calls: ['list', 'read'],
  order: 'sort_order',
})
