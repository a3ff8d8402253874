import { ActionIcon, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { formatDay, formatMoment } from '@trace/define/text/format.ts'
import { readDay, readMoment } from '@trace/define/text/read-day.ts'
import { useState } from 'react'
import { OnDemand } from '../../../app/on-demand.tsx'
import type { Trigger } from '../../../app/on-demand.tsx'
import { vi } from '../../../ui/vi.ts'
import type { InputProps } from '../field-view.ts'
import { useInputProps, textOf } from '../input-props.ts'

/** Date input, typed or picked; an invalid date is kept as typed, so that validation reports it. */
export const DayInput = (props: InputProps) => (
  <TypedDay
    {...props}
    placeholder={vi.day}
    show={(value) => (readDay(value) ? formatDay(value) : value)}
    read={(text) => readDay(text, props.field)}
    join={(day) => day}
  />
)

/** Input for date and time in Vietnam's time zone. */
export const MomentInput = (props: InputProps) => (
  <TypedDay
    {...props}
    placeholder={vi.moment}
    show={showMoment}
    read={readMoment}
    join={(day, before) => `${day}T${before.slice(11, 16) || '00:00'}`}
  />
)

/** Stored values are in UTC and are converted; typed values have no time zone and are shown as they are. */
function showMoment(value: string): string {
  if (/Z$|[+-]\d{2}:?\d{2}$/.test(value)) return formatMoment(value)
  return readMoment(value) ? `${formatDay(value)} ${value.slice(11, 16)}` : value
}

interface Texts {
  placeholder: string
  show(value: string): string
  read(text: string): string | null
  /** Combines a picked day with the previous value, to keep its time. */
  join(day: string, before: string): string
}

function TypedDay({ placeholder, show, read, join, ...props }: InputProps & Texts) {
  const { value, change } = props
  const [typing, setTyping] = useState<string | null>(null)
  const shown = typing ?? show(textOf(value))

  const type = (text: string) => {
    setTyping(text)
    change(read(text) ?? text)
  }
  const pick = (day: string, close: () => void) => {
    close()
    setTyping(null)
    change(join(day, readMoment(shown) ?? ''))
  }

  return (
    <TextInput
      {...useInputProps(props)}
      placeholder={placeholder}
      inputMode="numeric"
      autoComplete="off"
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => setTyping(null)}
      rightSection={
        <OnDemand name="calendar" load={loadCalendar} trigger={calendarButton}>
          {({ PopoverView, Calendar }) => (
            <PopoverView trigger={calendarButton} label={vi.openCalendar} position="bottom-end" padding={12}>
              {(close) => <Calendar day={readDay(shown.slice(0, 10))} pick={(day) => pick(day, close)} />}
            </PopoverView>
          )}
        </OnDemand>
      }
    />
  )
}

/** Loads the calendar and the popover that shows it, in parallel. */
const loadCalendar = async () => {
  const [{ PopoverView }, { Calendar }] = await Promise.all([
    import('../../../app/popover-view.tsx'),
    import('./calendar.tsx'),
  ])
  return { PopoverView, Calendar }
}

const calendarButton: Trigger = (press, opened = false) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={vi.openCalendar}
    aria-haspopup="dialog"
    aria-expanded={opened}
    onClick={press}
  >
    <IconCalendar size={18} />
  </ActionIcon>
)
