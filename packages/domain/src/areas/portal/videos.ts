import { shownToggle, lacking, sortOrder } from '@trace/define/blocks.ts'
import {
  choice,
  file,
  image,
  integer,
  longText,
  reference,
  slug,
  text,
  toggle,
  url,
} from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const videos = resource('videos', {
  label: 'Video',
  icon: 'video',
  screen: 'general/videos',
  fields: {
    thumbnail: image('Ảnh'),
    title: text('Tiêu đề', { required: true, wide: true, searchable: true, max: 200 }),
    slug: slug('Địa chỉ trang'),
    type: choice('Loại', { youtube: 'YouTube', file: 'Tệp tải lên' }, { required: true }),
    url: url('Địa chỉ YouTube', { required: true, format: 'youtube', when: { type: ['youtube'] } }),
    file: file('Tệp video', { required: true, when: { type: ['file'] } }),
    duration_s: integer('Thời lượng', { min: 0, unit: 'giây' }),
    category_id: reference('Danh mục', 'categories', { only: { kind: 'video' } }),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures'),
    product_id: reference('Sản phẩm', 'products', { within: ['manufacture_id'] }),
    description: longText('Mô tả'),
    sort_order: sortOrder,
    is_highlight: toggle('Nổi bật', 'change-highlight', { staff: true, help: 'Đứng trước trên cổng thông tin' }),
    is_active: shownToggle,
    ...lacking('Thiếu tệp'),
    view_count: integer('Lượt xem', { auto: true, default: 0 }),
  },
  title: 'title',
  columns: ['thumbnail', 'title', 'type', 'category_id', 'is_highlight', 'is_active', 'view_count'],
  filters: ['type', 'category_id', 'is_highlight', 'is_active', 'lacks_files'],
  scope: { owner: 'manufacture_id', shared: true },
})
