/** Texts of the list behind the bell. */
export const words = {
  noNotices: 'Chưa có thông báo nào',
  allNotices: 'Tất cả thông báo',
  allOrders: 'Tất cả đơn đặt tem',
} as const
