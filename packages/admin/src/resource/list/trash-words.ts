import { lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of the trash of a list. */
export const words = {
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
