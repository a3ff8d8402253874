import { formatMoment, formatNumber } from '@trace/domain/format'
import type { PublicScans } from './public-trace.ts'

/** Text about the scans so far; `counted` says whether this scan is included. */
export function scanSentence({ count, first_at, last_at, last_place }: PublicScans, counted: boolean): string {
  if (count === 0) return 'Chưa có lượt quét nào trước lần này.'
  if (counted && count === 1) return 'Lượt quét thứ 1: bạn là người đầu tiên quét mã này.'
  const first = first_at ? `; lần đầu ${formatMoment(first_at)}` : ''
  if (counted) return `Lượt quét thứ ${formatNumber(count)}${first}.`
  const last = last_at ? `; gần nhất ${formatMoment(last_at)}${last_place ? ` tại ${last_place}` : ''}` : ''
  return `Đã quét ${formatNumber(count)} lượt${first}${last}.`
}
