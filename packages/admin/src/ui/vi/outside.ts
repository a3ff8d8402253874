/** Interface texts of what stands outside the administration too: the sign-in, errors, dialogs and notices. */

export const brand = 'Cội Nguồn'

export const loading = 'Đang tải...'
export const tooSlow = 'Máy chủ không trả lời trong 30 giây. Vui lòng thử lại.'
export const unreachable = 'Không kết nối được với máy chủ. Vui lòng kiểm tra mạng và thử lại.'
export const systemError = 'Lỗi hệ thống'
/** Messages of writes that were made together. */
export const together = (messages: readonly string[]) => {
  const told = messages.slice(0, 3).join('. ')
  return messages.length > 3 ? `${told}. Và ${messages.length - 3} mục khác` : told
}
export const warnings = (warnings: readonly string[]) => `Cần lưu ý: ${warnings.join('; ')}.`

export const yes = 'Đồng ý!'
export const no = 'Không đồng ý!'
export const close = 'Đóng'
export const back = 'Quay lại'
export const cancel = 'Hủy'
export const save = 'Lưu'
export const reload = 'Tải lại'
export const done = 'Thành công'
export const failed = 'Không thành công'
export const reason = 'Lý do'
export const reasonRequired = 'Lý do bắt buộc'

export const signOut = 'Đăng xuất'
export const notices = 'Thông báo'
export const liveNotices = 'Thông báo trực tiếp'

export const notFoundTitle = 'Không tìm thấy trang'
export const notFound = 'Trang này không tồn tại hoặc đã được chuyển đi.'
export const rowNotFound = 'Không tìm thấy dữ liệu này. Có thể nó đã bị xóa hoặc nằm ngoài phạm vi của bạn.'
export const wrongAddress = 'Địa chỉ đã mở:'
export const forbiddenTitle = 'Bạn không có quyền truy cập'
export const roleRests =
  'Vai trò của bạn đang chờ duyệt hoặc đã bị tắt. Bạn vẫn xem và sửa được hồ sơ cá nhân; các chức năng khác mở lại khi vai trò được duyệt và bật.'
export const forbidden =
  'Tài khoản của bạn chưa được cấp quyền xem trang này. Liên hệ quản trị hệ thống nếu bạn cần dùng đến.'
export const errorTitle = 'Đã có lỗi xảy ra'
export const error = 'Hệ thống gặp sự cố khi mở trang này. Vui lòng thử lại sau ít phút.'
export const signInAsOther = 'Đăng nhập tài khoản khác'
export const maintenanceTitle = 'Hệ thống đang bảo trì'
export const maintenance = 'Chúng tôi đang nâng cấp hệ thống. Vui lòng quay lại sau ít phút.'
export const offlineTitle = 'Mất kết nối'
export const chunkTitle = 'Chưa tải được trang'
export const chunk = 'Một phần của chương trình chưa tải về được. Hãy kiểm tra mạng rồi tải lại.'
export const toHome = 'Về trang chủ'

export const undo = 'Hoàn tác'
export const hideAnswer = 'Ẩn thông báo'

export const showPassword = 'Hiện mật khẩu'

export const email = 'Email'
export const password = 'Mật khẩu'
export const newPassword = 'Mật khẩu mới'
export const newPasswordAgain = 'Nhập lại mật khẩu mới'
export const currentPassword = 'Mật khẩu hiện tại'
export const passwordHint = 'Từ 8 đến 128 ký tự.'
export const isRequired = (label: string) => `${label} bắt buộc`
export const passwordsDiffer = 'Hai mật khẩu không giống nhau'
export const signedOut = {
  expired: 'Phiên làm việc đã hết hạn vì lâu không thao tác. Đăng nhập lại để tiếp tục chỗ đang làm.',
  ended: 'Phiên làm việc đã kết thúc ở nơi khác: đổi mật khẩu, đăng xuất từ thiết bị khác, hoặc do quản trị hệ thống.',
  stopped: 'Tài khoản của bạn đã bị ngừng. Liên hệ quản trị hệ thống nếu bạn cần dùng đến.',
} as const
export const signIn = 'Đăng nhập'
export const otp = 'Mã xác thực hai lớp'
export const otpHint = 'Nhập 6 chữ số trong ứng dụng xác thực của bạn, hoặc một mã khôi phục.'
export const forgotTitle = 'Quên mật khẩu'
export const toSignIn = 'Về trang đăng nhập'
export const checkEmailTitle = 'Kiểm tra hộp thư'
export const resetTitle = 'Đặt lại mật khẩu'
export const resetSpent = 'Liên kết này đã được dùng hoặc đã hết hạn. Hãy yêu cầu một liên kết mới.'
export const firstPasswordTitle = 'Đặt mật khẩu của bạn'
export const secondFactorTitle = 'Thiết lập xác thực hai lớp'
