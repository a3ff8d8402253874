/** Titles of the profile screens that routes name. Apart from the other texts, which come with the screens. */
export const titles = {
  security: 'Bảo mật',
} as const
