import type { Field } from '@trace/define/field.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { FilterProps } from '../field-view.ts'
import { RangeFilter } from '../range-filter.tsx'

const NumberRangeForm = lazyPart(
  'number-range',
  async () => (await import('./number-range-form.tsx')).NumberRangeForm,
  (inside) => inside,
)

/** Filter by a range of numbers, read as in a form. */
export const NumberRangeFilter = (props: FilterProps) => (
  <RangeFilter {...props} show={(value) => shown(value, props.field)} Form={NumberRangeForm} />
)

/** Text of a limit with all its decimals; years have no thousands separators. */
const shown = (value: string, { ungrouped, digits = 0 }: Field): string =>
  ungrouped || digits > 0 ? value && value.padStart(digits, '0') : formatNumber(value, 10)
