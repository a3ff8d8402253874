/** Interface texts of the sign-in page. */
export const words = {
  emailOrUsername: 'Email hoặc tên đăng nhập',
  remember: 'Ghi nhớ đăng nhập',
  rememberHint: 'Máy dùng chung: bỏ chọn, khi phiên kết thúc máy không giữ gì lại, kể cả phần đang viết dở.',
  draftsKept: 'Phần đang nhập dở được giữ trên máy này và hiện lại sau khi bạn đăng nhập.',
  forgot: 'Quên mật khẩu?',
} as const
