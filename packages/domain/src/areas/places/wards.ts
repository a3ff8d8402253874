import { choice, decimal, flag, reference, references, text } from '@trace/define/kinds/index.ts'
import { placeSystems } from './place-systems.ts'
import { resource } from '@trace/define/resource.ts'

export const wards = resource('wards', {
  label: 'Xã/phường/đặc khu',
  icon: 'map-pin',
  subjects: ['config_image'],
  open: 'rows',
  fields: {
    system: choice('Hệ thống hành chính', placeSystems, { required: true }),
    code: text('Mã xã', { required: true, searchable: true, max: 5 }),
    name: text('Tên xã', { required: true, searchable: true, max: 100 }),
    kind: choice(
      'Cấp',
      { commune: 'Xã', ward: 'Phường', township: 'Thị trấn', special_zone: 'Đặc khu' },
      { required: true },
    ),
    province_id: reference('Tỉnh/thành phố', 'provinces', { required: true }),
    district_id: reference('Huyện cũ', 'districts'),
    successor_id: reference('Xã mới', 'wards'),
    needs_review: flag('Cần xem lại xã mới'),
    candidate_ids: references('Các xã mới có thể là', 'wards'),
    centroid_lat: decimal('Vĩ độ trung tâm', { min: -90, max: 90, decimals: 7 }),
    centroid_lng: decimal('Kinh độ trung tâm', { min: -180, max: 180, decimals: 7 }),
  },
  columns: ['code', 'name', 'kind', 'province_id'],
  filters: ['system', 'kind', 'province_id', 'district_id', 'successor_id'],
  calls: ['list', 'read'],
  unique: [['system', 'code']],
  order: 'name',
})
