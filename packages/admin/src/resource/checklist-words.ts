import { lowerFirst } from '@trace/define/text/format.ts'

/** Texts about the check-list of ten items, beside the rows that decide it. */
export const words = {
  lacks: (what: string) => `Hồ sơ truy xuất của ${lowerFirst(what)} này sẽ còn thiếu trong 10 thông tin:`,
  lacksHere: 'Hồ sơ truy xuất sẽ còn thiếu:',
  fillIn: (labels: readonly string[]) => `Điền ${labels.map(lowerFirst).join(', ')}`,
  goTo: (label: string) => `Điền ${lowerFirst(label)}`,
} as const
