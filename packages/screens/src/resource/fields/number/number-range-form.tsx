import { unambiguousNumberText } from '@trace/define/text/read-number.ts'
import { RangeForm } from '../range-form.tsx'
import type { RangeFormProps } from '../range-form.tsx'
import { NumberReading } from './number-reading.tsx'
import { showNumber, valueOf } from './number-text.ts'

export const NumberRangeForm = (props: RangeFormProps) => (
  <RangeForm
    {...props}
    placeholder=""
    refusal="Phải là số, ví dụ 1.234,5"
    show={(value) => showNumber(value, props.field)}
    read={(text) => {
      const value = valueOf(text, props.field)
      return typeof value === 'number' ? unambiguousNumberText(value) : null
    }}
    hint={(text, put) => <NumberReading field={props.field} text={text} choose={put} />}
  />
)
