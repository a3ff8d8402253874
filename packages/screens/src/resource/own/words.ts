/** Interface texts of the user's own pages: jobs, notices, sessions, second factor. */
export const words = {
  aboutJobs:
    'Tệp xuất, lần nhập Excel và thao tác nhiều dòng của bạn trong 30 ngày qua. Bạn có thể rời trang trong lúc chúng chạy.',
  noJobs: 'Chưa có công việc nào',
  noJobsHint: 'Khi bạn xuất Excel, nhập tệp hoặc thao tác với nhiều dòng cùng lúc, tiến độ và kết quả hiện ở đây.',
  queued: 'Đang chờ',
  running: 'Đang chạy',
  done: 'Đã xong',
  failed: 'Không thành công',
  seeResult: 'Xem kết quả',

  mail: 'Nhận qua email',
  mails: { daily: 'Mỗi ngày một thư, lúc 7 giờ', at_once: 'Ngay khi có', none: 'Không nhận' },
  seeAll: 'Đánh dấu đã xem hết',
  noNotices: 'Chưa có thông báo nào',
  noNoticesHint: 'Khi có việc cần bạn xem, hoặc việc của bạn được duyệt hay bị từ chối, thông báo hiện ở đây.',

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
  device: 'Thiết bị',
  browserOn: (browser: string, system: string) => `${browser} trên ${system}`,
  place: 'Địa chỉ IP',
  lastUse: 'Dùng lần cuối',
  thisSession: 'Phiên này',
  endSession: 'Kết thúc phiên',
  askEndSession: 'Kết thúc phiên đăng nhập này? Thiết bị đó sẽ phải đăng nhập lại.',
} as const
