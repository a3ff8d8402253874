/** Only a screen of ours: never an address elsewhere that somebody put in a link. */
export const safeAddress = (wanted: string | null): string =>
  wanted && /^\/admin(\/|\?|$)/.test(wanted) ? wanted : '/admin/home'
