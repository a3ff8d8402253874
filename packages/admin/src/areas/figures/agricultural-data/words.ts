/** Interface texts of the agricultural figures, besides the labels in the definitions. */
export const words = {
  totals: (count: string) => `Tổng cộng ${count} dòng`,
  chooseYear: 'Lọc theo một năm để so với năm trước.',
  lastYear: (year: number) => `Năm ${year}`,
  none: 'chưa có số liệu',
  quickEntry: 'Nhập nhanh',
  enterBy: 'Cách nhập',
  communesOf: (species: string) => `Một ${species.toLowerCase()}, các xã`,
  allOf: (species: string) => `Một xã, mọi ${species.toLowerCase()}`,
  commune: 'Xã, phường, đặc khu',
  sheetHint:
    'Mũi tên và Enter để chuyển ô, Tab để sang phải, dán được nhiều ô từ Excel. Ô trống không được lưu. Số nhỏ bên dưới là năm trước.',
  restored: (rows: number) => `Đã khôi phục ${rows} dòng đang nhập dở.`,
  dropDraft: 'Bỏ bản nháp',
  unsaved: (rows: number) => `${rows} dòng chưa lưu, đã giữ trên máy này.`,
  nothingTyped: 'Chưa có thay đổi.',
  saveRows: (rows: number) => `Lưu ${rows} dòng`,
  saving: 'Đang lưu',
  sum: 'Tổng cộng',
  change: (sign: string, percent: string) => `${sign}${percent}%`,
} as const
