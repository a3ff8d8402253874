import { activeToggle, sortOrder } from '@trace/define/blocks.ts'
import { choice, count, longText, reference, slug, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const articleTypes = resource('article-types', {
  label: 'Loại bài viết',
  icon: 'bookmarks',
  screen: 'system/article-types',
  fields: {
    code: text('Mã', { required: true, unique: true, searchable: true, max: 20 }),
    name: text('Tên loại', { required: true, unique: true, searchable: true, max: 100 }),
    slug: slug('Địa chỉ trang'),
    parent_id: reference('Loại cha', 'article-types'),
    description: longText('Mô tả'),
    position: choice('Vị trí', { menu: 'Menu', home: 'Trang chủ' }),
    sort_order: sortOrder,
    is_active: activeToggle,
    article_count: count('Số bài viết', 'articles', 'article_type_id'),
  },
  columns: ['code', 'name', 'parent_id', 'position', 'article_count', 'is_active'],
  filters: ['position', 'is_active'],
  order: 'sort_order',
  tree: 3,
})
