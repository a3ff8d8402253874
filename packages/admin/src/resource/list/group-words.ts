import { formatNumber, lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of grouped lists. */
export const words = {
  groupBy: (label: string) => `Gộp theo ${lowerFirst(label)}`,
  ungroup: 'Bỏ gộp nhóm',
  rows: 'Số dòng',
  blank: 'Chưa có',
  notAlike: 'khác loại',
  notAlikeHint: 'Không cộng: trong nhóm có nhiều loại hoặc nhiều đơn vị.',
  seeAll: (count: number) => `Xem cả ${formatNumber(count)} dòng`,
  seeList: 'Xem trong danh sách',
  moreGroups: (shown: number, all: number) =>
    `Hiện ${formatNumber(shown)} nhóm nhiều dòng nhất trong ${formatNumber(all)} nhóm; lọc để thu hẹp.`,
}
