/** Interface texts of the notification screens. */
export const words = {
  tabs: 'Thông báo theo người nhận',
  all: 'Tất cả',
  received: 'Gửi cho tôi',
  read: 'Đã đọc',
  unread: 'Chưa đọc',
  failures: 'Thư không gửi được',
  schedule: 'Hẹn giờ gửi',
  scheduleTitle: (title: string) => `Hẹn giờ gửi “${title}”`,
  markRead: 'Đánh dấu đã đọc',
  markUnread: 'Đánh dấu chưa đọc',
}
