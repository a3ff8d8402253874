import { lowerFirst } from '@trace/define/text/format.ts'

/** Texts of proposals for lists that all share, and of rows of nearly the same name. */
export const words = {
  propose: (label: string) => `Đề nghị thêm ${lowerFirst(label)}`,
  proposeHint: 'Dùng được ngay trong bản nháp của cơ sở. Cán bộ duyệt xong thì mọi cơ sở cùng chọn được.',
  sendProposal: 'Gửi đề nghị',
  nearNames: 'Danh mục đã có tên gần giống',
  takeInstead: (name: string) => `Dùng “${name}”`,
  sameAs: (name: string) => `Trùng với “${name}”`,
  sameAsOther: 'Trùng với mục khác…',
  sameAsTitle: (name: string) => `“${name}” trùng với mục nào?`,
  mergeHint: (name: string) =>
    `Những bản nháp đang dùng “${name}” sẽ chuyển sang mục được chọn, và cơ sở được báo. Việc này không hoàn tác được.`,
  merge: 'Gộp',
} as const
