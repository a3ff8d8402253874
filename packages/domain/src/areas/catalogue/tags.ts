import { count, slug, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

export const tags = resource('tags', {
  label: 'Thẻ',
  icon: 'tag',
  plural: 'Thẻ bài viết',
  screen: 'system/tags',
  subjects: ['articles'],
  open: 'rows',
  fields: {
    name: text('Tên thẻ', { required: true, unique: true, searchable: true, max: 100 }),
    slug: slug('Địa chỉ trang'),
    article_count: count('Số bài viết', 'articles', 'tag_ids'),
  },
  columns: ['name', 'slug', 'article_count'],
})
