import { DatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/vi'
import '@mantine/dates/styles.css'
import { vi } from '../../../ui/vi.ts'
import styles from './calendar.module.css'

/** Month calendar to pick a day. */
export function Calendar({ day, pick }: { day: string | null; pick(day: string): void }) {
  return (
    <DatesProvider settings={{ locale: 'vi', firstDayOfWeek: 1 }}>
      <DatePicker
        value={day}
        {...(day && { defaultDate: day })}
        onChange={(chosen) => chosen && pick(chosen)}
        hideOutsideDates
        ariaLabels={vi.calendar}
        classNames={{ day: styles['day'] ?? '' }}
      />
    </DatesProvider>
  )
}
