/** Names of the kinds of banners, which routes name. Apart from the other texts, which come with the screens. */
export const titles = {
  main: 'Banner chính',
  second: 'Banner phụ',
} as const
