import { shownToggle, sortOrder } from '@trace/define/blocks.ts'
import { choice, flag, reference, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

/** The menu of the public site; that of the back-office is generated from the definitions. */
export const menus = resource('menus', {
  label: 'Menu cổng thông tin',
  icon: 'menu-2',
  screen: 'system/menus',
  fields: {
    name: text('Tên mục', { required: true, searchable: true, max: 100 }),
    parent_id: reference('Mục cha', 'menus', { within: ['position'] }),
    position: choice('Vị trí', { header: 'Đầu trang', footer: 'Chân trang', mobile: 'Điện thoại' }, { required: true }),
    link_type: choice(
      'Loại liên kết',
      {
        route: 'Trang có sẵn',
        url: 'Địa chỉ web',
        article: 'Bài viết',
        article_type: 'Loại bài viết',
        category: 'Danh mục',
      },
      { required: true, default: 'route' },
    ),
    link_value: text('Liên kết', { required: true, max: 500, web: { link_type: ['url'] } }),
    icon: text('Biểu tượng', { max: 50 }),
    open_new_tab: flag('Mở trong thẻ mới'),
    sort_order: sortOrder,
    is_active: shownToggle,
  },
  columns: ['name', 'parent_id', 'position', 'link_type', 'link_value', 'sort_order', 'is_active'],
  filters: ['position', 'is_active'],
  order: 'sort_order',
  tree: 3,
})
