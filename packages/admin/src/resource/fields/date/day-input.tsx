import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { formatDay, formatMoment } from '@trace/domain/format'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { loadChunk } from '../../../ui/chunk.ts'
import { vi } from '../../../ui/vi.ts'
import { readDay, readMoment } from './day-text.ts'
import type { InputProps } from '../field-view.ts'
import { useFrame, textOf } from '../input-frame.ts'

const loadCalendar = () => loadChunk('calendar', () => import('./calendar.tsx'))

/** Date input, typed or picked; an invalid date is kept as typed, so that validation reports it. */
export const DayInput = (props: InputProps) => (
  <TypedDay
    {...props}
    placeholder={vi.day}
    show={(value) => (readDay(value) ? formatDay(value) : value)}
    read={readDay}
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
  const [Calendar, setCalendar] = useState<ComponentType<{ day: string | null; pick(day: string): void }> | null>(null)
  const [open, setOpen] = useState(false)
  const shown = typing ?? show(textOf(value))

  const type = (text: string) => {
    setTyping(text)
    change(read(text) ?? text)
  }
  const toggle = async () => {
    if (!Calendar) {
      const loaded = await loadCalendar()
      setCalendar(() => loaded.Calendar)
    }
    setOpen(!open)
  }
  const pick = (day: string) => {
    setTyping(null)
    setOpen(false)
    change(join(day, readMoment(shown) ?? ''))
  }

  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" trapFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          {...useFrame(props)}
          placeholder={placeholder}
          inputMode="numeric"
          autoComplete="off"
          value={shown}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyping(null)}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={vi.openCalendar}
              aria-haspopup="dialog"
              aria-expanded={open}
              onClick={() => void toggle()}
            >
              <IconCalendar size={18} />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={vi.openCalendar}>
        {Calendar && <Calendar day={readDay(shown.slice(0, 10))} pick={pick} />}
      </Popover.Dropdown>
    </Popover>
  )
}
