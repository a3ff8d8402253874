import { formatDay, formatNumber } from '@trace/domain/format'
import type { PublicScans, PublicTrace } from './public-trace.ts'

/** How often a code was scanned, first when and last where; `counted` says whether this scan is included. */
export function scanSentence({ kind, scans }: Pick<PublicTrace, 'kind' | 'scans'>, counted: boolean): string {
  const { count, first_on, last_on, last_place }: PublicScans = scans
  if (count === 0 || (counted && count === 1))
    return `Bạn là người đầu tiên quét ${kind === 'stamp' ? 'tem' : 'mã'} này.`
  const first = first_on ? `; lần đầu ngày ${formatDay(first_on)}` : ''
  if (counted) return `Lượt quét thứ ${formatNumber(count)}${first}.`
  const last = last_on ? `; gần nhất ngày ${formatDay(last_on)}${last_place ? ` tại ${last_place}` : ''}` : ''
  return `Đã quét ${formatNumber(count)} lượt${first}${last}.`
}
