import type { Origin } from '@trace/platform/viewer.ts'
import { fingerprint } from '@trace/platform/ports/secrets.ts'
import { networkHashOf } from '../labels/index.ts'

/** Browser name from the User-Agent header, as the statistics use it. */
export function browserOf(userAgent: string) {
  const first = (names: [RegExp, string][]): string | null => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null
  const browser = first(BROWSERS)
  return { channel: browser === 'Zalo' ? 'zalo' : 'web', device_type: first(DEVICES), os: first(SYSTEMS), browser }
}

/** The first match counts: most browsers also claim to be those below them. */
const BROWSERS: [RegExp, string][] = [
  [/zalo/i, 'Zalo'],
  [/FBAN|FBAV/, 'Facebook'],
  [/coc_coc/i, 'Cốc Cốc'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const DEVICES: [RegExp, string][] = [
  [/iPad|Tablet/, 'Máy tính bảng'],
  [/Mobi|iPhone|Android/, 'Điện thoại'],
  [/Windows|Macintosh|Linux/, 'Máy tính'],
]

const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
]

/**
 * Hashes of device and IP address: neither is ever stored in clear text. The device hash tells devices apart; all
 * devices of a network share its hash.
 */
export const originHashes = ({ ip, userAgent }: Origin, clientId: string | null) => ({
  network: networkHashOf(ip),
  device: fingerprint(clientId ? `client ${clientId}` : `browser ${ip} ${userAgent}`),
  ip_hash: fingerprint(`address ${ip}`),
})
