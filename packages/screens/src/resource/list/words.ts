import { formatNumber, lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of a list's tools: columns, groups, trash. */
export const words = {
  columnsHint: 'Kéo, hoặc dùng mũi tên, để đổi thứ tự.',
  columnsReset: 'Đặt lại cột',
  widths: 'Độ rộng cột',
  widthsHint: 'Cũng kéo được mép phải của tên cột trong bảng; bấm đúp vào mép để cột trở về mặc định.',
  widthOf: (label: string) => `Độ rộng cột ${lowerFirst(label)}`,
  pixels: (width: number) => `${width} điểm ảnh`,
  ownWidths: 'Trả về mặc định',
  dragColumn: (label: string) => `Kéo cột ${lowerFirst(label)}`,
  columnUp: (label: string) => `Chuyển cột ${lowerFirst(label)} lên trước`,
  columnDown: (label: string) => `Chuyển cột ${lowerFirst(label)} ra sau`,
  dragHelp: 'Nhấn phím cách để nhấc cột, phím mũi tên để chuyển chỗ, phím cách lần nữa để thả, Esc để thôi.',
  lifted: (label: string, place: number, count: number) =>
    `Đã nhấc cột ${label}, đang ở vị trí ${place} trên ${count}.`,
  dropped: (label: string, place: number, count: number) => `Đã thả cột ${label} ở vị trí ${place} trên ${count}.`,
  cancelled: (label: string) => `Cột ${label} trở lại chỗ cũ.`,

  groupBy: (label: string) => `Gộp theo ${lowerFirst(label)}`,
  ungroup: 'Bỏ gộp nhóm',
  rows: 'Số dòng',
  blank: 'Chưa có',
  notAlike: 'khác loại',
  notAlikeHint: 'Không cộng: các dòng trong nhóm không cùng loại, đơn vị, kỳ hay nơi báo cáo.',
  seeAll: (count: number) => `Xem cả ${formatNumber(count)} dòng`,
  seeList: 'Xem trong danh sách',
  moreGroups: (shown: number, all: number) =>
    `Hiện ${formatNumber(shown)} nhóm nhiều dòng nhất trong ${formatNumber(all)} nhóm; lọc để thu hẹp.`,

  trashOf: (label: string) => `Thùng rác: ${lowerFirst(label)}`,
  lookAt: (name: string) => `Xem ${name}`,
  backToTrash: 'Về thùng rác',
  deletedBy: (when: string, who: string | null) => `Xóa lúc ${when}${who ? ` · ${who}` : ''}`,
  usedInTrash: 'Cũng đã bị xóa: dữ liệu mà dòng này từng dùng',
  usedInTrashHint: 'Không tự khôi phục theo: hãy khôi phục từng dòng trong thùng rác của danh sách đó.',
  trashEmpty: 'Thùng rác trống.',
  recover: 'Khôi phục',
  recoverMany: (count: number) => `Khôi phục ${count} dòng`,
  recoverOne: (name: string) => `Khôi phục ${name}`,
} as const
