/** Interface texts of the article screens, besides the labels in the definitions. */
export const words = {
  state: 'Tình trạng',
} as const
