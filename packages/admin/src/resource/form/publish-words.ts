import { lowerFirst } from '@trace/define/text/format.ts'

/** Texts of saving what is public at once. */
export const words = {
  askPublish: (what: string) => `Lưu và công bố ${what}?`,
  seenAtOnce: (where: string) => `Người ngoài thấy ngay ở: ${lowerFirst(where)}.`,
} as const
