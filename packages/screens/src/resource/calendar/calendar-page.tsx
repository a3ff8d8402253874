import { Button } from '@mantine/core'
import { IconCalendarShare, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { addDays, daysBetween, today } from '@trace/define/text/dates.ts'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { NavigationType, Link, useLoaderData, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { CalendarDay } from './calendar-day.tsx'
import type { CalendarDays } from './calendar-data.ts'
import { addressOf, daysShown, readAsked, turned, kindOf } from './calendar-days.ts'
import type { AskedDays } from './calendar-days.ts'
import styles from './calendar-page.module.css'
import { FeedDialog } from './feed-dialog.tsx'
import { words } from './words.ts'

/** Calendar of due dates, by month or week; on a phone a list of the days that have entries. */
export function CalendarPage() {
  const { entries, rest, kinds } = useLoaderData<CalendarDays>()
  const [search] = useSearchParams()
  const [subscribes, setSubscribes] = useState(false)
  const asked = readAsked(search)
  const { view, day, kind } = asked
  const { from, to } = daysShown(asked)
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  const isShown = (one: { kind: string }) => kind === '' || one.kind === kind
  const shown = entries.filter(isShown)
  const list = useRef<HTMLOListElement>(null)
  useTodayInView(list, day)

  return (
    <Page
      title={view === 'month' ? words.ofMonth(day) : words.ofWeek(from, to)}
      actions={
        <Button
          variant="default"
          leftSection={<IconCalendarShare size={16} aria-hidden />}
          onClick={() => setSubscribes(true)}
        >
          {words.subscribe}
        </Button>
      }
    >
      <div className={`card ${styles['calendar']}`}>
        <div className={styles['tools']}>
          <Turns asked={asked} />
          <Kinds asked={asked} kinds={kinds.map((one) => one.kind)} />
          <nav aria-label={words.views} className={styles['choices']}>
            {(['month', 'week'] as const).map((one) => (
              <Link key={one} to={addressOf({ ...asked, view: one })} aria-current={one === view || undefined}>
                {words[one]}
              </Link>
            ))}
          </nav>
        </div>
        <div className={styles['weekdays']} aria-hidden>
          {words.weekdays.map((weekday) => (
            <span key={weekday}>{weekday}</span>
          ))}
        </div>
        <ol ref={list} className={styles['days']} data-view={view}>
          {days.map((one) => (
            <CalendarDay
              key={one}
              day={one}
              asked={asked}
              entries={shown.filter((entry) => entry.day === one)}
              rest={rest.filter((more) => more.day === one && isShown(more))}
            />
          ))}
        </ol>
        {shown.length === 0 && <p className={styles['nothing']}>{words.nothing}</p>}
      </div>
      {subscribes && <FeedDialog onClose={() => setSubscribes(false)} />}
    </Page>
  )
}

/**
 * On a phone, where the days are one long list, begins at today. An address that was left keeps the place where it was
 * scrolled to.
 */
function useTodayInView(list: RefObject<HTMLElement | null>, day: string): void {
  const { key } = useLocation()
  const action = useNavigationType()
  useEffect(() => {
    if (day !== today() || (action === NavigationType.Pop && scrollY > 0)) return
    if (!matchMedia('(max-width: 767.98px)').matches) return
    list.current?.querySelector('[aria-current="date"]')?.scrollIntoView({ block: 'center' })
  }, [list, day, key, action])
}

function Turns({ asked }: { asked: AskedDays }) {
  const turn = (by: 1 | -1, label: string, Icon: typeof IconChevronLeft) => (
    <Link to={addressOf({ ...asked, day: turned(asked, by) })} aria-label={label} title={label}>
      <Icon size={16} aria-hidden />
    </Link>
  )
  return (
    <div className={styles['turns']}>
      {turn(-1, words.earlier[asked.view], IconChevronLeft)}
      <Link to={addressOf({ ...asked, day: today() })}>{words.today}</Link>
      {turn(1, words.later[asked.view], IconChevronRight)}
    </div>
  )
}

function Kinds({ asked, kinds }: { asked: AskedDays; kinds: readonly string[] }) {
  if (kinds.length < 2) return null
  return (
    <nav aria-label={words.kinds} className={styles['choices']}>
      {['', ...kinds].map((kind) => (
        <Link key={kind} to={addressOf({ ...asked, kind })} aria-current={kind === asked.kind || undefined}>
          {kind && <i data-tone={kindOf(kind)?.tone} aria-hidden />}
          {kind ? kindOf(kind)?.label : words.allKinds}
        </Link>
      ))}
    </nav>
  )
}
