/** Interface texts of the article screens, besides the labels in the definitions. */
export const words = {
  state: 'Tình trạng',
  preview: 'Xem trước',
  previewTitle: 'Xem trước bài viết',
  untitled: 'Chưa có tiêu đề',
  empty: 'Bài viết chưa có nội dung.',
  source: (name: string) => `Theo ${name}`,
} as const
