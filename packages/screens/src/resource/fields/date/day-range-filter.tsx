import { formatDay } from '@trace/define/text/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { FilterProps } from '../field-view.ts'
import { RangeFilter } from '../range-filter.tsx'

const DayRangeForm = lazyPart(
  'day-range',
  async () => (await import('./day-range-form.tsx')).DayRangeForm,
  (inside) => inside,
)

export const DayRangeFilter = (props: FilterProps) => <RangeFilter {...props} show={formatDay} Form={DayRangeForm} />
