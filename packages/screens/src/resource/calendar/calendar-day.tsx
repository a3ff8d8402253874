import { resourceByName } from '@trace/define/catalogue.ts'
import { today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { screenNeed } from '../../app/guard.ts'
import { useCan } from '../../app/shell-data.ts'
import { useReturnState } from '../../app/way-back.ts'
import { detailAddress, editAddress, listAddress } from '../addresses.ts'
import type { CalendarEntry, CalendarRest } from './calendar-data.ts'
import { addressOf, weekdayOf, kindOf } from './calendar-days.ts'
import type { AskedDays } from './calendar-days.ts'
import styles from './calendar-page.module.css'
import { words } from './words.ts'

/** Maximum entries per day in the month view; the week view shows all. */
const FEW = 3

interface Props {
  day: string
  asked: AskedDays
  entries: readonly CalendarEntry[]
  rest: readonly CalendarRest[]
}

/** One day with its entries. */
export function CalendarDay({ day, asked, entries, rest }: Props) {
  const way = useReturnState()
  const weekday = words.weekdays[weekdayOf(day)]!
  const isOther = asked.view === 'month' && day.slice(0, 7) !== asked.day.slice(0, 7)
  const isToday = day === today()
  const hidden = entries.length - FEW + rest.reduce((sum, { count }) => sum + count, 0)

  return (
    <li
      className={styles['day']}
      data-empty={(entries.length === 0 && !isToday) || undefined}
      data-other={isOther || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <h2>
        <span className={styles['date']} aria-hidden>
          {Number(day.slice(8))}
        </span>
        <span className={styles['whole']}>
          {words.day(weekday, day)}
          {isToday && entries.length === 0 && `: ${words.nothingToday}`}
        </span>
      </h2>
      {entries.length > 0 && (
        <ul>
          {entries.map((entry) => (
            <li key={`${entry.resource} ${entry.field} ${entry.id}`}>
              <EntryLink entry={entry} />
            </li>
          ))}
          {rest.map(({ resource, label, count, query, kind }) => (
            <li key={label} className={styles['rest']} data-tone={kindOf(kind)?.tone}>
              <Link to={`${listAddress(resourceByName(resource))}?${query}`} state={way}>
                {words.rest(count, label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && asked.view === 'month' && (
        <Link
          className={styles['more']}
          to={addressOf({ ...asked, view: 'week', day })}
          aria-label={`${words.more(hidden)}, ${formatDay(day)}`}
        >
          {words.more(hidden)}
        </Link>
      )}
    </li>
  )
}

/** Links to the row if the viewer may open it; otherwise shows it as text. */
function EntryLink({ entry: { kind, label, resource: name, id, name: title, of } }: { entry: CalendarEntry }) {
  const can = useCan()
  const way = useReturnState()
  const resource = resourceByName(name)
  const to =
    resource.detail && can(screenNeed(resource, 'read'))
      ? detailAddress(resource, id)
      : resource.form && can(screenNeed(resource, 'edit'))
        ? editAddress(resource, id)
        : null
  const said: ReactNode = (
    <>
      <span className={styles['label']}>{label}</span>
      <span className={styles['name']}>{title}</span>
      {of && <span className={styles['of']}>{of}</span>}
    </>
  )
  const shown = {
    className: styles['entry'],
    'data-tone': kindOf(kind)?.tone,
    title: `${label}: ${title}${of ? ` – ${of}` : ''}`,
  }
  return to ? (
    <Link {...shown} to={to} state={way}>
      {said}
    </Link>
  ) : (
    <span {...shown}>{said}</span>
  )
}
