import { choice, decimal, flag, integer, moment, reference, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'
import { cloneVerdicts } from './clone-score.ts'

/** A label that looks copied, or that somebody tried to make look copied; a view of the labels' evidence. */
export const labelReviews = resource('label-reviews', {
  label: 'Tem cần xem xét',
  icon: 'alert-triangle',
  screen: 'origin/label-reviews',
  subjects: ['scan_statistics'],
  fields: {
    serial: text('Tem', { required: true, searchable: true }),
    stamp_id: reference('Đợt tem', 'stamps', { required: true }),
    product_id: reference('Sản phẩm', 'products'),
    manufacture_id: reference('Cơ sở sản xuất', 'manufactures'),
    review: choice(
      'Xem xét',
      { waiting: 'Chờ xem xét', watched: 'Đang theo dõi', locked: 'Đã khóa, đã hủy', cleared: 'Không bị sao chép' },
      { required: true },
    ),
    score: decimal('Điểm', { required: true }),
    verdict: choice('Đánh giá', cloneVerdicts, { required: true }),
    is_tampered: flag('Có dấu hiệu bị phá hoại'),
    scan_count: integer('Lượt quét', { required: true }),
    networks: integer('Số mạng', { required: true }),
    review_since: moment('Từ khi'),
    last_scanned_at: moment('Quét lần cuối'),
  },
  title: 'serial',
  columns: [
    'serial',
    'score',
    'verdict',
    'product_id',
    'manufacture_id',
    'scan_count',
    'networks',
    'review_since',
    'review',
  ],
  spare: ['manufacture_id', 'product_id'],
  filters: ['review', 'verdict', 'is_tampered', 'manufacture_id', 'product_id', 'review_since'],
  calls: ['list', 'read'],
  detail: true,
  form: false,
  scope: { owner: 'manufacture_id' },
  order: '-score',
  handmade: true,
})
