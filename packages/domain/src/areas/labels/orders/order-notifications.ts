import { choice, flag, longText, moment, reference, text } from '@trace/define/kinds/index.ts'
import { resource } from '@trace/define/resource.ts'

/** A view of the existing notices about orders; each user sees only their own. */
export const orderNotifications = resource('order-notifications', {
  label: 'Thông báo đơn tem',
  subjects: ['stamps'],
  fields: {
    order_id: reference('Đơn đặt tem', 'orders', { required: true }),
    user_id: reference('Người nhận', 'users', { required: true }),
    type: choice(
      'Loại',
      { created: 'Đơn mới', status_changed: 'Đổi trạng thái', overdue: 'Quá hạn' },
      { required: true },
    ),
    title: text('Tiêu đề', { required: true, searchable: true }),
    content: longText('Nội dung'),
    is_watched: flag('Đã xem'),
    watched_at: moment('Thời gian xem', { auto: true }),
  },
  title: 'title',
  columns: ['title', 'order_id', 'type', 'is_watched'],
  filters: ['order_id', 'type', 'is_watched'],
  calls: [],
  scope: { personal: true },
  handmade: true,
})
