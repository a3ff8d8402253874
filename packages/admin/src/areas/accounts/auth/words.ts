/** Texts around the sign-in of the province. */
export const words = {
  tagline: 'Truy xuất nguồn gốc nông sản',
  signInHint: 'Dành cho cán bộ và cơ sở sản xuất.',
  isShopper: 'Bạn là người mua hàng?',
  toPortal: 'Xem cổng truy xuất, quét mã',
  demoAccounts: 'Dùng thử theo vai trò',
  demoPassword:
    'Bấm một vai trò để điền tên đăng nhập. Mật khẩu chung ghi trong tệp demo-accounts.txt của thư mục dữ liệu; của quản trị hệ thống trong first-sign-in.txt.',
} as const
