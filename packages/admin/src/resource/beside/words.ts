/** Interface texts of what stands beside a record: who looks at it, comments, the star. */
export const words = {
  star: 'Đánh dấu sao để tìm lại nhanh',
  unstar: 'Bỏ dấu sao',
  looking: (names: readonly string[], more: number) =>
    `${names.join(', ')}${more > 0 ? ` và ${more} người khác` : ''} cũng đang xem`,
  talk: 'Trao đổi',
  count: (count: number) => `Trao đổi (${count})`,
  settled: 'Đã giải quyết',
  settle: 'Đánh dấu đã giải quyết',
  settledBy: (name: string) => `${name} đánh dấu đã giải quyết`,
  none: 'Chưa có trao đổi nào. Cơ sở và cán bộ cùng thấy những gì viết ở đây.',
  earlier: 'Xem trao đổi cũ hơn',
  deleted: 'Trao đổi này đã xóa',
  remove: 'Xóa',
  askRemove: 'Xóa trao đổi này? Người khác sẽ thấy là đã xóa.',
  write: 'Viết trao đổi',
  hint: 'Gõ @ để nhắc tên; Ctrl + Enter để gửi',
  reopens: 'Viết thêm sẽ mở lại trao đổi này',
  send: 'Gửi',
  people: 'Người được nhắc',
  erased: 'Tài khoản đã xóa',
} as const
