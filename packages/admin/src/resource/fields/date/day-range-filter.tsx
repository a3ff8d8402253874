import { formatDay } from '@trace/domain/format'
import { vi } from '../../../ui/vi.ts'
import type { FilterProps } from '../field-view.ts'
import { RangeFilter } from '../range-filter.tsx'
import { readDay } from './day-text.ts'

export const DayRangeFilter = (props: FilterProps) => (
  <RangeFilter {...props} placeholder={vi.day} show={formatDay} read={(text) => readDay(text) ?? ''} />
)
