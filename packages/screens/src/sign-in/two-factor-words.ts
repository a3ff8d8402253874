/** Interface texts for setting up the second factor, on every screen that offers it. */
export const words = {
  currentPassword: 'Mật khẩu hiện tại',
  currentCode: 'Mã đang dùng',
  currentCodeHint: 'Mã 6 chữ số của ứng dụng cũ, hoặc một mã khôi phục.',
  next: 'Tiếp tục',
  scan: 'Quét mã bằng ứng dụng xác thực',
  apps: 'Dùng Google Authenticator, Microsoft Authenticator hoặc ứng dụng tương tự.',
  qr: 'Mã QR để thiết lập ứng dụng xác thực',
  cannotScan: 'Không quét được mã?',
  typeSecret: 'Nhập khóa này vào ứng dụng:',
  confirmCode: 'Nhập mã ứng dụng đang hiện',
  otp: 'Mã gồm 6 chữ số',
  sixDigits: 'Mã xác thực gồm 6 chữ số',
  confirm: 'Xác nhận',
  recovery: 'Mã khôi phục',
  aboutRecovery:
    'Khi không có điện thoại, nhập một mã dưới đây thay cho mã của ứng dụng. Mỗi mã dùng một lần. Các mã chỉ hiện lần này: hãy in ra hoặc cất vào nơi an toàn.',
  copyCodes: 'Chép các mã',
  copied: 'Đã chép',
  kept: 'Tôi đã cất các mã',
} as const
