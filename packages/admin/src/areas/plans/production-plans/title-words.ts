/** Titles of the screens of plans that routes name. Apart from the other texts, which come with the screens. */
export const titles = {
  drafts: 'Kế hoạch nháp',
  result: 'Kết quả thực hiện',
} as const
