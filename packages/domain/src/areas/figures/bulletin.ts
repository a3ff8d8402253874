import { formatDay, formatNumber } from '@trace/define/text/format.ts'

/** A figure of a period, and the figure of the same period a year before. */
export interface Compared {
  now: number
  before: number
}

/** A figure that is compared only where as many reported as a year before. */
export interface Comparable extends Pick<Compared, 'now'> {
  before?: number | null | undefined
}

/** The change against the year before in whole percent; null if there was nothing, or nothing to compare with. */
export const percentChange = ({ now, before }: Comparable): number | null =>
  !before ? null : Math.round(((now - before) / before) * 100)

interface BulletinFigures {
  month: string
  traces: Compared
  labels: Compared
  scans: Compared
  /** Crops, animals and sea food by name. */
  crops: readonly ({ name: string; unit: string; period: string } & Comparable)[]
  recalls: number
  /** Number of tasks past their time limit on a day; not known of a month that is long over. */
  late?: { count: number; day: string } | undefined
  /** Communes that had reported last year by then, and have not this year. */
  silent: readonly string[]
}

const than = (compared: Compared): string => {
  const change = percentChange(compared)
  if (change === null) return compared.now === 0 ? '' : ' (cùng kỳ năm trước chưa có)'
  if (change === 0) return ' (bằng cùng kỳ năm trước)'
  return ` (${change > 0 ? 'tăng' : 'giảm'} ${formatNumber(Math.abs(change))}% so với cùng kỳ năm trước)`
}

/** Three plain sentences: what happened, what grew and shrank most, and what is to be done. */
export function bulletinSentences({
  month,
  traces,
  labels,
  scans,
  crops,
  recalls,
  late,
  silent,
}: BulletinFigures): string[] {
  const [year, number] = month.split('-')
  return [
    `Tháng ${Number(number)}/${year}, toàn địa bàn lập ${formatNumber(traces.now)} hồ sơ truy xuất${than(traces)}, cấp ${formatNumber(labels.now)} tem và có ${formatNumber(scans.now)} lượt quét${than(scans)}.`,
    cropSentence(crops),
    taskSentence(recalls, late, silent),
  ]
}

function cropSentence(crops: BulletinFigures['crops']): string {
  const changed = crops
    .map((crop) => ({ ...crop, change: percentChange(crop) ?? 0 }))
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => b.change - a.change)
  const [first, last] = [changed[0], changed.at(-1)]
  if (!first || !last) return 'Sản lượng chưa có thay đổi so với năm trước, hoặc chưa có số liệu để so sánh.'
  const part = ({ name, unit, now, change, period }: typeof first) =>
    `${name} ${change > 0 ? 'tăng' : 'giảm'} ${formatNumber(Math.abs(change))}%, đạt ${formatNumber(now, 0)} ${unit} (${period})`
  return first === last || last.change > 0
    ? `Thay đổi nhiều nhất so với cùng kỳ năm trước: ${part(first)}.`
    : `So với cùng kỳ năm trước: ${part(first)}; ${part(last)}.`
}

function taskSentence(recalls: number, late: BulletinFigures['late'], silent: readonly string[]): string {
  const tasks = [
    recalls > 0 && `${formatNumber(recalls)} hồ sơ bị thu hồi trong tháng`,
    late && late.count > 0 && `đến ngày ${formatDay(late.day)} có ${formatNumber(late.count)} việc quá hạn xử lý`,
    silent.length > 0 && `${formatNumber(silent.length)} xã chưa báo cáo số liệu năm nay`,
  ].filter((task) => typeof task === 'string')
  return tasks.length === 0
    ? `Không có hồ sơ nào bị thu hồi, ${late ? 'không có việc quá hạn, ' : ''}các xã đã báo cáo đủ.`
    : `Cần chú ý: ${tasks.join(', ')}.`
}
