import { shownToggle, lacking, sortOrder } from '@trace/define/blocks.ts'
import { choice, flag, image, moment, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

/**
 * Both kinds of banner have their own addresses, `/configs/main-banner-images` and `/configs/second-banner-images`, and
 * share one history.
 */
export const banners = resource('banners', {
  label: 'Ảnh bìa',
  icon: 'photo',
  screen: 'general/images',
  subjects: ['config_image'],
  fields: {
    image: image('Ảnh', {
      required: true,
      help: 'Nên dùng ảnh 1920 × 600 cho ảnh bìa chính, 1200 × 300 cho ảnh bìa phụ',
    }),
    mobile_image: image('Ảnh cho điện thoại'),
    type: choice('Loại', { main_banner: 'Ảnh bìa chính', second_banner: 'Ảnh bìa phụ' }, { required: true }),
    title: text('Tiêu đề', { searchable: true, max: 150 }),
    subtitle: text('Dòng phụ'),
    link_url: text('Liên kết', {
      max: 500,
      format: 'bannerLink',
    }),
    button_text: text('Chữ trên nút', { max: 50 }),
    open_new_tab: flag('Mở trong thẻ mới'),
    sort_order: sortOrder,
    start_at: moment('Hiện từ'),
    end_at: moment('Hiện đến'),
    is_active: shownToggle,
    ...lacking('Thiếu ảnh'),
  },
  title: 'title',
  columns: ['image', 'title', 'type', 'sort_order', 'start_at', 'end_at', 'is_active'],
  filters: ['type', 'is_active'],
  calls: ['list', 'read', 'update', 'remove'],
  form: false,
  sections: {
    Ảnh: ['image', 'mobile_image', 'type'],
    'Nội dung': ['title', 'subtitle', 'link_url', 'button_text', 'open_new_tab'],
    'Lịch hiện': ['sort_order', 'start_at', 'end_at'],
  },
  ordered: [['start_at', 'end_at']],
  order: 'sort_order',
  arrangedWithin: ['type'],
})
