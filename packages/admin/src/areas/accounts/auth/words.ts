/** Texts of the pages on which somebody signs in or gets back in. */
export const words = {
  tagline: 'Truy xuất nguồn gốc nông sản',
  emailOrUsername: 'Email hoặc tên đăng nhập',
  remember: 'Ghi nhớ đăng nhập',
  rememberHint: 'Máy dùng chung: bỏ chọn, khi phiên kết thúc máy không giữ gì lại, kể cả phần đang viết dở.',
  draftsKept: 'Phần đang nhập dở được giữ trên máy này và hiện lại sau khi bạn đăng nhập.',
  signInHint: 'Dành cho cán bộ và cơ sở sản xuất.',
  isShopper: 'Bạn là người mua hàng?',
  toPortal: 'Xem cổng truy xuất, quét mã',
  demoAccounts: 'Dùng thử theo vai trò',
  demoPassword:
    'Bấm một vai trò để điền tên đăng nhập. Mật khẩu chung ghi trong tệp demo-accounts.txt của thư mục dữ liệu; của quản trị hệ thống trong first-sign-in.txt.',
  forgot: 'Quên mật khẩu?',
  forgotHint: 'Nhập email của tài khoản. Chúng tôi sẽ gửi liên kết đặt lại mật khẩu.',
  sendLink: 'Gửi liên kết',
  checkEmail: (email: string) =>
    `Nếu ${email || 'email này'} có tài khoản, liên kết đặt lại mật khẩu đã được gửi đến. Liên kết có hiệu lực trong 30 phút.`,
  resend: 'Gửi lại',
  resendIn: (seconds: number) => `Gửi lại sau ${seconds} giây`,
  askNewLink: 'Yêu cầu liên kết mới',
  firstPassword: 'Mật khẩu bạn vừa dùng do người khác cấp. Hãy đặt mật khẩu của riêng bạn để tiếp tục.',
  secondFactor:
    'Vai trò của bạn cần thêm mã trong ứng dụng trên điện thoại mỗi lần đăng nhập. Hãy thiết lập để tiếp tục.',
} as const
