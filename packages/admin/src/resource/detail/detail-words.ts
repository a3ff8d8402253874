/** Texts of the pages of rows. */
export const words = {
  copyLink: 'Chép liên kết',
  linkCopied: 'Đã chép liên kết',
} as const
