import { formatDay } from '@trace/define/text/format.ts'
import { readDay } from '@trace/define/text/read-day.ts'
import { vi } from '../../../ui/vi.ts'
import type { FilterProps } from '../field-view.ts'
import { RangeFilter } from '../range-filter.tsx'

export const DayRangeFilter = (props: FilterProps) => (
  <RangeFilter
    {...props}
    placeholder={vi.day}
    refusal="Ngày không đúng, ví dụ 21/11/2026"
    show={formatDay}
    read={readDay}
  />
)
