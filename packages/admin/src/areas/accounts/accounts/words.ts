/** Interface texts of the account screens, besides the labels in the definitions. */
export const words = {
  reset: 'Đặt lại mật khẩu',
  askReset: (name: string) => `Đặt lại mật khẩu của “${name}”? Mật khẩu cũ không dùng được nữa.`,
  askResetUser: (name: string) =>
    `Đặt lại mật khẩu của “${name}”? Mật khẩu cũ không dùng được nữa và các phiên đăng nhập kết thúc.`,
  newPassword: 'Mật khẩu mới',
  tellOwner:
    'Chuyển mật khẩu này cho chủ tài khoản bằng đường riêng. Mật khẩu chỉ hiện lần này; người dùng phải đổi ở lần đăng nhập đầu tiên.',
  copy: 'Chép mật khẩu',
  copied: 'Đã chép',
  signOut: 'Đăng xuất khỏi mọi thiết bị',
  askSignOut: (name: string) =>
    `Đăng xuất “${name}” khỏi mọi thiết bị? Mật khẩu giữ nguyên; việc đang làm dở ở các thiết bị đó phải đăng nhập lại mới lưu được.`,
  takeOff: 'Gỡ xác thực hai lớp',
  askTakeOff: (name: string) =>
    `Gỡ xác thực hai lớp của “${name}”? Chỉ làm khi đúng chủ tài khoản mất điện thoại và mã khôi phục. Chủ tài khoản được báo qua email.`,
  exportPerson: 'Xuất dữ liệu của một người',
  exportPersonOf: (name: string) => `Xuất dữ liệu của “${name}”`,
  exportNow: 'Xuất',
  exportHint:
    'Tệp Excel gồm hồ sơ, lịch sử thay đổi, tệp, thông báo, thư và những gì khác hệ thống giữ về người này. Lần xuất được ghi vào nhật ký cùng lý do.',
  erasePerson: 'Xóa dữ liệu của một người',
  erasePersonOf: (name: string) => `Xóa dữ liệu của “${name}”`,
  eraseNow: 'Xóa dữ liệu',
  eraseHint:
    'Họ tên, số điện thoại, ảnh và mọi thông tin cá nhân khác bị xóa khỏi hồ sơ, lịch sử, nhật ký, thùng rác và kho tệp; tài khoản ngừng hoạt động. Việc này không hoàn tác được. Nên xuất dữ liệu cho người đó trước.',
  askErase: (name: string) => `Xóa hẳn dữ liệu của “${name}”? Không ai khôi phục lại được.`,
} as const
