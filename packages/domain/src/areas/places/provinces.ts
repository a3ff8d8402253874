import { choice, flag, reference, text } from '@trace/define/kinds/index.ts'
import { placeSystems } from './place-systems.ts'
import { resource } from '@trace/define/resource.ts'

export const provinces = resource('provinces', {
  label: 'Tỉnh/thành phố',
  icon: 'map-pin',
  subjects: ['config_image'],
  open: 'rows',
  fields: {
    system: choice('Hệ thống hành chính', placeSystems, { required: true }),
    code: text('Mã tỉnh', { required: true, searchable: true, max: 2 }),
    name: text('Tên tỉnh', { required: true, searchable: true, max: 100 }),
    short_name: text('Tên ngắn', { searchable: true, max: 100 }),
    kind: choice('Cấp', { province: 'Tỉnh', city: 'Thành phố' }, { required: true }),
    region_id: reference('Vùng địa lý', 'regions'),
    successor_id: reference('Tỉnh mới', 'provinces'),
    is_home: flag('Tỉnh của hệ thống'),
  },
  columns: ['code', 'name', 'kind', 'region_id'],
  filters: ['system', 'kind', 'region_id', 'is_home'],
  calls: ['list', 'read'],
  unique: [['system', 'code']],
  order: 'name',
})
