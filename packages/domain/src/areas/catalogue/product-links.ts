import { shownToggle, sortOrder } from '@trace/define/blocks.ts'
import { choice, reference, text, url } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { linkTypes } from './link-types.ts'

/** Pages other than our own to which a product's code may lead; the resolver lists them and redirects to them. */
export const productLinks = resource('product-links', {
  label: 'Liên kết của sản phẩm',
  icon: 'link',
  subjects: ['products'],
  fields: {
    product_id: reference('Sản phẩm', 'products', { required: true }),
    link_type: choice('Loại liên kết', linkTypes, { required: true }),
    title: text('Tiêu đề', { required: true, searchable: true, max: 150 }),
    url: url('Địa chỉ', { required: true, format: 'secureUrl', help: 'Chỉ nhận https://' }),
    language: choice(
      'Ngôn ngữ',
      { vi: 'Tiếng Việt', en: 'Tiếng Anh', zh: 'Tiếng Trung', ja: 'Tiếng Nhật', ko: 'Tiếng Hàn', fr: 'Tiếng Pháp' },
      { required: true, default: 'vi' },
    ),
    media_type: choice(
      'Dạng tài liệu',
      {
        'text/html': 'Trang web',
        'application/pdf': 'PDF',
        'application/json': 'JSON',
        'application/ld+json': 'JSON-LD',
      },
      { required: true, default: 'text/html' },
    ),
    sort_order: sortOrder,
    is_active: shownToggle,
  },
  title: 'title',
  columns: ['title', 'product_id', 'link_type', 'url', 'language', 'media_type', 'sort_order', 'is_active'],
  spare: ['media_type', 'sort_order'],
  filters: ['product_id', 'link_type', 'language', 'is_active'],
  unique: [['product_id', 'link_type', 'language', 'media_type', 'url']],
  scope: { whole: true },
  arrangedWithin: ['product_id'],
})
