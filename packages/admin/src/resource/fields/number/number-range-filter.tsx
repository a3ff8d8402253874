import { formatNumber } from '@trace/domain/format'
import type { FilterProps } from '../field-view.ts'
import { RangeFilter } from '../range-filter.tsx'
import { readNumber } from './number-text.ts'

export const NumberRangeFilter = (props: FilterProps) => (
  <RangeFilter
    {...props}
    placeholder=""
    show={(value) => formatNumber(value, 4)}
    read={(text) => readNumber(text) ?? ''}
  />
)
