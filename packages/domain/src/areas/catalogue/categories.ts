import { activeToggle, sortOrder } from '@trace/define/blocks.ts'
import { choice, count, image, longText, reference, slug, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const categories = resource('categories', {
  label: 'Danh mục',
  icon: 'folders',
  screen: 'system/categories',
  fields: {
    name: text('Tên danh mục', { required: true, searchable: true, max: 100 }),
    slug: slug('Địa chỉ trang'),
    parent_id: reference('Danh mục cha', 'categories', { within: ['kind'] }),
    kind: choice(
      'Loại',
      { product: 'Sản phẩm', article: 'Bài viết', library: 'Thư viện', video: 'Video' },
      {
        required: true,
        default: 'product',
      },
    ),
    image: image('Ảnh'),
    description: longText('Mô tả'),
    sort_order: sortOrder,
    is_active: activeToggle,
    product_count: count('Số sản phẩm', 'products', 'category_id'),
    article_count: count('Số bài viết', 'articles', 'category_id'),
  },
  columns: ['name', 'kind', 'parent_id', 'product_count', 'article_count', 'is_active'],
  filters: ['kind', 'is_active'],
  order: 'sort_order',
  tree: 3,
})
