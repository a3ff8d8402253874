/** Interface texts of the statistics of printed labels, besides the labels in the definitions. */
export const words = {
  issued: 'Đã cấp',
  printed: 'Đã in',
  activated: 'Đã kích hoạt',
  remaining: 'Còn lại',
  remainingHint: 'đã cấp, chưa in',
  byMonth: 'Số tem in theo tháng',
  month: 'Tháng',
  good: 'Tem in',
  damaged: 'Tem hỏng',
  range: 'Dải số',
  outcome: 'Ghi kết quả in',
  openStamp: 'Mở đợt tem',
} as const
