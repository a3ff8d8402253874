import { plainNumber } from '@trace/define/text/read-number.ts'
import type { FilterProps } from '../field-view.ts'
import { RangeFilter } from '../range-filter.tsx'
import { NumberReading } from './number-reading.tsx'
import { showNumber, valueOf } from './number-text.ts'

/** Filter by a range of numbers, read as in a form. */
export const NumberRangeFilter = (props: FilterProps) => (
  <RangeFilter
    {...props}
    placeholder=""
    refusal="Phải là số, ví dụ 1.234,5"
    show={(value) => showNumber(value, props.field)}
    read={(text) => {
      const value = valueOf(text, props.field)
      return typeof value === 'number' ? plainNumber(value) : null
    }}
    hint={(text, put) => <NumberReading field={props.field} text={text} choose={put} />}
  />
)
