/** Texts about visitors who wrote from the contact page. */
export const words = {
  visitors: 'Người đã gửi thư',
  hint: 'Thư từ trang liên hệ được chuyển đến hộp thư nhận liên hệ. Hệ thống chỉ giữ thư khi chưa có máy chủ thư; khi đó xuất hoặc xóa thư của một người tại đây.',
  exportVisitor: 'Xuất dữ liệu của một người',
  exportNow: 'Xuất',
  eraseVisitor: 'Xóa dữ liệu của một người',
  eraseNow: 'Xóa dữ liệu',
  eraseHint: 'Mọi thư có địa chỉ hoặc số điện thoại này bị xóa hẳn, không khôi phục được.',
} as const
