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

/** Permissions-Policy header: what a page may ask the browser for; nothing else, and no page in a frame may. */
export const permissionsPolicy = (own: readonly (typeof features)[number][]): string =>
  features.map((name) => `${name}=(${own.includes(name) ? 'self' : ''})`).join(', ')
