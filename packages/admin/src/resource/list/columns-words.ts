import { lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of the panel that chooses and orders columns. */
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
} as const
