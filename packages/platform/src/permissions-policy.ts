const features = [
  'geolocation',
  'camera',
  'microphone',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'display-capture',
  'accelerometer',
  'gyroscope',
  'magnetometer',
  'browsing-topics',
] as const

/**
 * Permissions-Policy header: the browser features that a page may use. It may use no others, and pages in frames may
 * use none.
 */
export const permissionsPolicy = (own: readonly (typeof features)[number][]): string =>
  features.map((name) => `${name}=(${own.includes(name) ? 'self' : ''})`).join(', ')
