import { formatDay, formatNumber } from '@trace/define/text/format.ts'
import type { PublicScans, PublicTrace } from '@trace/domain/areas/scans/public-trace.ts'
import type { Language } from './words.ts'

/**
 * How this scan was counted: as the first of its code, as a later one, not again because the same phone repeated it, or
 * not at all (yet).
 */
export type ScanStanding = 'first' | 'counted' | 'repeated' | 'uncounted'

/**
 * How often a code was scanned, counting each network once. Only a counted scan is given a number, and a later scan
 * from the only network is given none.
 */
export function scanSentence(
  { kind, scans }: Pick<PublicTrace, 'kind' | 'scans'>,
  standing: ScanStanding,
  language: Language,
): string {
  const { count, first_on, last_on, last_place }: PublicScans = scans
  const isEnglish = language === 'en'
  const ofStamp = kind === 'stamp'
  if (standing === 'first')
    return isEnglish
      ? `You are the first to scan this ${ofStamp ? 'stamp' : 'code'}.`
      : `Bạn là người đầu tiên quét ${ofStamp ? 'tem' : 'mã'} này.`
  const since = first_on ? `; ${isEnglish ? 'first on' : 'lần đầu ngày'} ${formatDay(first_on)}` : ''
  const number = formatNumber(count)
  if (standing === 'counted' && count > 1)
    return `${isEnglish ? `Scan number ${number}` : `Lượt quét thứ ${number}`}${since}.`
  const place = last_place ? ` ${isEnglish ? 'in' : 'tại'} ${last_place}` : ''
  const lately = last_on ? `; ${isEnglish ? 'last on' : 'gần nhất ngày'} ${formatDay(last_on)}${place}` : ''
  const before = `${isEnglish ? `Scanned ${number} times` : `Đã quét ${number} lượt`}${since}${lately}.`
  const said = count > 0 ? [before] : []
  const uncounted = isEnglish ? 'This scan has not been recorded yet.' : 'Lượt quét này chưa được ghi nhận.'
  return (standing === 'uncounted' ? [...said, uncounted] : said).join(' ')
}
