/** Texts of the pages of rows. */
export const words = {
  lastActs: 'Việc gần đây',
  system: 'Hệ thống',
  andMore: (named: string, more: number) => `${named} và ${more} mục khác`,
  copyLink: 'Chép liên kết',
  linkCopied: 'Đã chép liên kết',
} as const
