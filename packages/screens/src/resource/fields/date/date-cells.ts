import { formatDay, formatMoment } from '@trace/define/text/format.ts'
import { plainCell } from '../plain-cell.ts'

const asDay = (value: unknown) => (typeof value === 'string' ? value : null)

export const DayCell = plainCell((value) => formatDay(asDay(value)))
export const MomentCell = plainCell((value) => formatMoment(asDay(value)))
