import { choice, flag, reference, text } from '@trace/define/kinds/index.ts'
import { placeSystems } from './place-systems.ts'
import { resource } from '@trace/define/resource.ts'

/** Districts were abolished on 1 July 2025; these are kept for older addresses. */
export const districts = resource('districts', {
  label: 'Huyện cũ',
  subjects: ['config_image'],
  open: 'rows',
  fields: {
    system: choice('Hệ thống hành chính', placeSystems, { required: true, default: 'legacy' }),
    code: text('Mã huyện', { searchable: true, max: 10 }),
    name: text('Tên huyện', { required: true, searchable: true, max: 100 }),
    province_id: reference('Tỉnh/thành phố', 'provinces', { required: true }),
    is_active: flag('Còn dùng'),
  },
  columns: ['code', 'name', 'province_id'],
  filters: ['system', 'province_id'],
  calls: ['list', 'read'],
  unique: [['province_id', 'name']],
  order: 'name',
})
