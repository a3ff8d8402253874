/** What the lists of agricultural figures say beyond their definitions. */
export const words = {
  totals: (count: string) => `Tổng cộng ${count} dòng`,
  chooseYear: 'Lọc theo một năm để so với năm trước.',
  lastYear: (year: number) => `Năm ${year}`,
  none: 'chưa có số liệu',
  change: (sign: string, percent: string) => `${sign}${percent}%`,
} as const
