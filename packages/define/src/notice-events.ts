/** Events of rows that other people are notified of, with the words that follow the name of the row. */
export const noticeEvents = {
  sent: 'chờ duyệt',
  requested: 'chờ kích hoạt',
  changed: 'có thay đổi chờ duyệt',
  approved: 'đã được duyệt',
  rejected: 'bị từ chối',
  merged: 'đã có trong danh mục',
  activated: 'đã được kích hoạt',
  recalled: 'bị thu hồi',
  held: 'bị tạm giữ để xác minh',
  expiring: 'sắp đến hạn',
  undelivered: 'có thư không gửi được',
  mentioned: 'có trao đổi nhắc đến bạn',
  commented: 'có trao đổi mới',
  assigned: 'được giao cho bạn xử lý',
  created: 'mới',
  status_changed: 'đã chuyển trạng thái',
  overdue: 'đã quá hạn',
  announced: 'mới được gửi',
} as const

export type NoticeEvent = keyof typeof noticeEvents
