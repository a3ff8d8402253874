/** Texts of a dialog with a few questions. */
export const words = {
  leaveDialogTitle: 'Bỏ những gì vừa nhập?',
  leaveDialog: 'Nội dung trong hộp thoại này sẽ không được giữ lại.',
} as const
