import { permissionsPolicy } from '@trace/platform/permissions-policy.ts'

/** Headers of the public pages: they load nothing from elsewhere and run no script but their own. */
export const PAGE_HEADERS = {
  'permissions-policy': permissionsPolicy(['geolocation', 'camera']),
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // Pages depend on the reader's language; in the browsers of chat programs they have no maps and no new windows.
  vary: 'accept-language, user-agent',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
}

/** Headers of pages with a form, which may be submitted only to this platform. */
export const FORM_HEADERS = {
  ...PAGE_HEADERS,
  'content-security-policy': PAGE_HEADERS['content-security-policy'].replace(
    "form-action 'none'",
    "form-action 'self'",
  ),
}
