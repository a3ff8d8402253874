import { lowerFirst } from '@trace/define/text/format.ts'

/** Texts of lists within a form. */
export const words = {
  item: (label: string, index: number) => `${label} ${index}`,
  addItem: (label: string) => `Thêm ${lowerFirst(label)}`,
  removeItem: 'Xóa mục này',
  moveUp: 'Chuyển lên',
  moveDown: 'Chuyển xuống',
} as const
