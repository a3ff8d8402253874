import type { Origin } from '../operation.ts'
import { fingerprint } from '../secrets.ts'

/** What a browser says of itself, in the words of the statistics. */
export function browserOf(userAgent: string): { channel: string; device_type: string | null; os: string | null; browser: string | null } {
  const first = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? null
  const browser = first([
    [/zalo/i, 'Zalo'], [/FBAN|FBAV/, 'Facebook'], [/coc_coc/i, 'Cốc Cốc'], [/SamsungBrowser/, 'Samsung Internet'], [/Edg/, 'Edge'], [/OPR\//, 'Opera'],
    [/Firefox|FxiOS/, 'Firefox'], [/Chrome|CriOS/, 'Chrome'], [/Safari/, 'Safari'],
  ])
  return {
    channel: browser === 'Zalo' ? 'zalo' : 'web',
    device_type: first([[/iPad|Tablet/, 'Máy tính bảng'], [/Mobi|iPhone|Android/, 'Điện thoại'], [/Windows|Macintosh|Linux/, 'Máy tính']]),
    os: first([[/Android/, 'Android'], [/iPhone|iPad/, 'iOS'], [/Windows/, 'Windows'], [/Macintosh/, 'macOS'], [/Linux/, 'Linux']]),
    browser,
  }
}

/** Neither is ever kept in the clear: the one tells devices apart, the other addresses. */
export const marksOf = ({ ip, userAgent }: Origin, clientId: string | null): { device: string; ip_hash: string } => ({
  device: fingerprint(clientId ? `client ${clientId}` : `browser ${ip} ${userAgent}`),
  ip_hash: fingerprint(`address ${ip}`),
})
