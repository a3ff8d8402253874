/** Texts of the pages of rows. */
export const words = {
  lastActs: 'Việc gần đây',
  movedTo: (said: string, state: string) => `${said} sang “${state}”`,
  system: 'Hệ thống',
  andMore: (named: string, more: number) => `${named} và ${more} mục khác`,
  copyLink: 'Chép liên kết',
  linkCopied: 'Đã chép liên kết',
} as const
