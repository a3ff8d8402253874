import { formatDay, formatNumber } from '@trace/domain/format'
import type { PublicScans, PublicTrace } from './public-trace.ts'
import type { Language } from './words.ts'

/** How often a code was scanned, first when and last where; `counted` says whether this scan is included. */
export function scanSentence(
  { kind, scans }: Pick<PublicTrace, 'kind' | 'scans'>,
  counted: boolean,
  language: Language,
): string {
  const { count, first_on, last_on, last_place }: PublicScans = scans
  const isFirst = count === 0 || (counted && count === 1)
  if (language === 'en') {
    if (isFirst) return `You are the first to scan this ${kind === 'stamp' ? 'stamp' : 'code'}.`
    const since = first_on ? `; first on ${formatDay(first_on)}` : ''
    if (counted) return `Scan number ${formatNumber(count)}${since}.`
    const lately = last_on ? `; last on ${formatDay(last_on)}${last_place ? ` in ${last_place}` : ''}` : ''
    return `Scanned ${formatNumber(count)} times${since}${lately}.`
  }
  if (isFirst) return `Bạn là người đầu tiên quét ${kind === 'stamp' ? 'tem' : 'mã'} này.`
  const first = first_on ? `; lần đầu ngày ${formatDay(first_on)}` : ''
  if (counted) return `Lượt quét thứ ${formatNumber(count)}${first}.`
  const last = last_on ? `; gần nhất ngày ${formatDay(last_on)}${last_place ? ` tại ${last_place}` : ''}` : ''
  return `Đã quét ${formatNumber(count)} lượt${first}${last}.`
}
