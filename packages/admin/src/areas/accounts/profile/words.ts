/** Texts of the pages of the own profile, besides the labels in the definitions. */
export const words = {
  askMove: 'Đổi email hoặc tên đăng nhập thì nhập mật khẩu để xác nhận.',
} as const
