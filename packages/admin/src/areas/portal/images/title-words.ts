/** Names of the kinds of banners, which routes name. Apart from the other texts, which come with the screens. */
export const titles = {
  main: 'Ảnh bìa chính',
  second: 'Ảnh bìa phụ',
} as const
