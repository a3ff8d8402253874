import { percentChange } from '@trace/domain/areas/figures/bulletin.ts'
import type { Comparable } from '@trace/domain/areas/figures/bulletin.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { readBulletin } from './read-bulletin.ts'

export type Bulletin = Awaited<ReturnType<typeof readBulletin>>

interface ComparedLine extends Comparable {
  period: string
  note?: string | null
}

/** A figure and the figure of the year before as text: “110 tấn, cùng kỳ năm trước 100 tấn (+10%), Quý III/2026”. */
export function comparedText({ now, before, period, note }: ComparedLine, unit: string): string {
  const change = percentChange({ now, before })
  const sign = change === null || change === 0 ? '' : change > 0 ? '+' : '−'
  const percent = change === null ? '' : ` (${sign}${formatNumber(Math.abs(change))}%)`
  const compared = before == null ? [] : [`cùng kỳ năm trước ${formatNumber(before, 1)} ${unit}${percent}`]
  return [`${formatNumber(now, 1)} ${unit}`, ...compared, period, ...(note ? [note] : [])].join(', ')
}

/**
 * The tables of a bulletin, each with a heading and its rows as texts. Figures of different kinds are never added
 * up.
 */
export function tablesOfBulletin(bulletin: Bulletin): { heading: string; rows: string[] }[] {
  const { events, plants, animals, seafoods, wards, ocop, late = [], silent, recalls } = bulletin
  const compared = (heading: string, rows: readonly ({ name: string; unit: string } & ComparedLine)[]) => ({
    heading,
    rows: rows.map(({ name, unit, ...figures }) => `${name}: ${comparedText(figures, unit)}`),
  })
  return [
    {
      heading: 'Trong tháng',
      rows: events.map(
        ({ label, now, before }) => `${label}: ${formatNumber(now)}, cùng kỳ năm trước ${formatNumber(before)}`,
      ),
    },
    compared('Sản lượng cây trồng', plants),
    compared('Tổng đàn vật nuôi', animals),
    compared('Sản lượng thủy sản', seafoods),
    compared(
      'Diện tích gieo trồng theo xã',
      wards.map((ward) => ({ ...ward, unit: 'ha' })),
    ),
    {
      heading: 'Sản phẩm OCOP',
      rows: ocop.map(({ stars, count }) => `${stars} sao: ${formatNumber(count)} sản phẩm`),
    },
    { heading: 'Việc quá hạn đến nay', rows: late.map(({ label, count }) => `${label}: ${formatNumber(count)}`) },
    { heading: 'Xã chưa báo cáo số liệu năm nay', rows: silent },
    {
      heading: 'Thu hồi trong tháng',
      rows: recalls.map(({ name, reason }) => (reason ? `${name}: ${reason}` : name)),
    },
  ].filter(({ rows }) => rows.length > 0)
}

/** Maximum rows per table in a letter; the PDF and the page show all. */
const MOST_ROWS = 5

/** The tables of a bulletin as paragraphs of a letter. */
export const linesOfBulletin = (bulletin: Bulletin): string[] =>
  tablesOfBulletin(bulletin).map(({ heading, rows }) => {
    const more = rows.length > MOST_ROWS ? [`… và ${rows.length - MOST_ROWS} dòng nữa`] : []
    return [`${heading}:`, ...[...rows.slice(0, MOST_ROWS), ...more].map((row) => `• ${row}`)].join('\n')
  })
