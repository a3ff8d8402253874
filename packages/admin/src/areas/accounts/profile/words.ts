/** Interface texts of the profile screens, besides the labels in the definitions. */
export const words = {
  twoFactor: 'Xác thực hai lớp',
  isOn: { tone: 'success', label: 'Đang bật' },
  isOff: { tone: 'neutral', label: 'Chưa bật' },
  about:
    'Khi bật, mỗi lần đăng nhập cần thêm mã 6 chữ số trong ứng dụng trên điện thoại. Người biết mật khẩu của bạn vẫn không vào được tài khoản.',
  turnOn: 'Bật xác thực hai lớp',
  turnOff: 'Tắt xác thực hai lớp',
  replace: 'Đổi ứng dụng xác thực',
  renew: 'Tạo lại mã khôi phục',
  askOwner: 'Nhập mật khẩu để xác nhận bạn là chủ tài khoản.',
  askMove: 'Đổi email hoặc tên đăng nhập thì nhập mật khẩu để xác nhận.',
  device: 'Thiết bị',
  browserOn: (browser: string, system: string) => `${browser} trên ${system}`,
  place: 'Địa chỉ IP',
  lastUse: 'Dùng lần cuối',
  thisSession: 'Phiên này',
  endSession: 'Kết thúc phiên',
  askEndSession: 'Kết thúc phiên đăng nhập này? Thiết bị đó sẽ phải đăng nhập lại.',

  security: 'Bảo mật',
} as const
