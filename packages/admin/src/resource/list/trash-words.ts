import { lowerFirst } from '@trace/define/text/format.ts'

/** Interface texts of the trash of a list. */
export const words = {
  trashOf: (label: string) => `Thùng rác: ${lowerFirst(label)}`,
  lookAt: (name: string) => `Xem ${name}`,
  backToTrash: 'Về thùng rác',
  deletedBy: (when: string, who: string | null) => `Xóa lúc ${when}${who ? ` · ${who}` : ''}`,
  usedInTrash: 'Những dòng đã xóa từng dùng',
  usedInTrashHint: 'Không tự trở lại: khôi phục từng dòng ở thùng rác của chúng.',
  trashEmpty: 'Thùng rác trống.',
  recover: 'Khôi phục',
  recoverMany: (count: number) => `Khôi phục ${count} dòng`,
  recoverOne: (name: string) => `Khôi phục ${name}`,
} as const
