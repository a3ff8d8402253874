import { isPublished } from '../blocks.ts'
import { choice, date, files, image, integer, longText, reference, richText, slug, text, toggle } from '../field.ts'
import { resource } from '../resource.ts'

export const libraries = resource('libraries', {
  label: 'Tài liệu',
  plural: 'Thư viện',
  fields: {
    thumbnail: image('Ảnh'),
    title: text('Tiêu đề', { required: true, wide: true, searchable: true }),
    slug: slug('Đường dẫn'),
    kind: choice('Loại', {
      legal: 'Văn bản pháp luật', technical: 'Tài liệu kỹ thuật', form: 'Biểu mẫu', report: 'Báo cáo', image: 'Hình ảnh',
      other: 'Khác',
    }, { required: true }),
    domain_id: reference('Lĩnh vực', 'domains'),
    category_id: reference('Danh mục', 'categories', { only: { kind: 'library' } }),
    document_no: text('Số hiệu', { searchable: true, max: 100 }),
    issuer: text('Cơ quan ban hành', { searchable: true }),
    signer: text('Người ký', { max: 120 }),
    issued_at: date('Ngày ban hành'),
    effective_at: date('Ngày có hiệu lực'),
    expired_at: date('Ngày hết hiệu lực'),
    validity: choice('Hiệu lực', { in_force: 'Còn hiệu lực', expired: 'Hết hiệu lực', replaced: 'Đã được thay thế' }),
    summary: longText('Tóm tắt', { max: 1000 }),
    content: richText('Nội dung'),
    files: files('Tệp', { required: true, min: 1 }),
    download_count: integer('Lượt tải', { auto: true, default: 0 }),
    is_highlight: toggle('Nổi bật', 'change-highlight'),
    is_active: isPublished,
  },
  title: 'title',
  columns: [
    'document_no', 'title', 'kind', 'domain_id', 'issuer', 'issued_at', 'validity', 'download_count', 'is_highlight', 'is_active',
  ],
  spare: ['is_highlight', 'download_count', 'domain_id', 'issuer'],
  filters: ['kind', 'domain_id', 'category_id', 'validity', 'issued_at', 'is_highlight', 'is_active'],
  detail: true,
  sections: {
    'Tài liệu': ['title', 'slug', 'kind', 'domain_id', 'category_id', 'files', 'thumbnail'],
    'Văn bản': ['document_no', 'issuer', 'signer', 'issued_at', 'effective_at', 'expired_at', 'validity'],
    'Nội dung': ['summary', 'content'],
  },
  ordered: [['issued_at', 'effective_at'], ['effective_at', 'expired_at']],
})
