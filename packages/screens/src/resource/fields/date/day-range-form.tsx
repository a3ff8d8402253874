import { formatDay } from '@trace/define/text/format.ts'
import { readDay } from '@trace/define/text/read-day.ts'
import { vi } from '../../../ui/vi.ts'
import { RangeForm } from '../range-form.tsx'
import type { RangeFormProps } from '../range-form.tsx'

export const DayRangeForm = (props: RangeFormProps) => (
  <RangeForm
    {...props}
    placeholder={vi.day}
    refusal="Ngày không đúng, ví dụ 21/11/2026"
    show={formatDay}
    read={readDay}
  />
)
