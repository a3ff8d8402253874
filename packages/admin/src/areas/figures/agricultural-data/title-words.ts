/** Titles of the screens of figures that routes name. Apart from the other texts, which come with the screens. */
export const titles = {
  quickEntryOf: (label: string) => `Nhập nhanh ${label.toLowerCase()}`,
} as const
