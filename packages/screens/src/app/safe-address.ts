/** Prevents open redirects: only addresses of our own screens, never one of another site given in a link. */
export const safeAddress = (wanted: string | null): string =>
  wanted && /^\/admin(\/|\?|$)/.test(wanted) ? wanted : '/admin/home'
