import { DatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/vi'
import '@mantine/dates/styles.css'
import styles from './calendar.module.css'

const words = {
  previousMonth: 'Tháng trước',
  nextMonth: 'Tháng sau',
  previousYear: 'Năm trước',
  nextYear: 'Năm sau',
  previousDecade: 'Mười năm trước',
  nextDecade: 'Mười năm sau',
}

/** Month calendar to pick a day. */
export function Calendar({ day, pick }: { day: string | null; pick(day: string): void }) {
  return (
    <DatesProvider settings={{ locale: 'vi', firstDayOfWeek: 1 }}>
      <DatePicker
        value={day}
        {...(day && { defaultDate: day })}
        onChange={(chosen) => chosen && pick(chosen)}
        hideOutsideDates
        ariaLabels={words}
        classNames={{ day: styles['day'] ?? '' }}
      />
    </DatesProvider>
  )
}
