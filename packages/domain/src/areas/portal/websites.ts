import { shownToggle, sortOrder } from '@trace/define/blocks.ts'
import { flag, image, longText, reference, text, url } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const websites = resource('websites', {
  label: 'Liên kết website',
  icon: 'world-www',
  screen: 'general/websites',
  fields: {
    logo: image('Logo'),
    name: text('Tên website', { required: true, searchable: true, max: 150 }),
    url: url('Địa chỉ', { required: true, unique: true, searchable: true }),
    domain_id: reference('Lĩnh vực', 'domains'),
    description: longText('Mô tả'),
    open_new_tab: flag('Mở trong thẻ mới'),
    sort_order: sortOrder,
    is_active: shownToggle,
  },
  columns: ['logo', 'name', 'url', 'domain_id', 'sort_order', 'is_active'],
  filters: ['domain_id', 'is_active'],
  order: 'sort_order',
})
