export const passwordDescription = {
  schema: () => ({ type: 'string', format: 'password', writeOnly: true }),
  example: () => 'mật khẩu đủ dài',
  sheet: null,
}
