import type { CalendarKind } from '@trace/define/calendar.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { addDays, addMonths, isDay, today } from '@trace/define/text/dates.ts'

export type CalendarView = 'month' | 'week'

/** What the address asks for: the view, a day within it, and one kind of entries ('' for all). */
export interface AskedDays {
  view: CalendarView
  day: string
  kind: string
}

export function readAsked(search: URLSearchParams): AskedDays {
  const day = search.get('day') ?? ''
  return {
    view: search.get('view') === 'week' ? 'week' : 'month',
    day: isDay(day) && day >= '2000' && day < '2100' ? day : today(),
    kind: search.get('kind') ?? '',
  }
}

/** The days that a view shows, whole weeks from Monday to Sunday. */
export function daysShown({ view, day }: AskedDays): { from: string; to: string } {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  const first = firstOf(day)
  return { from: mondayOf(first), to: addDays(mondayOf(addDays(addMonths(first, 1), -1)), 6) }
}

/** A day in the previous or the next month or week. */
export const turned = ({ view, day }: AskedDays, by: 1 | -1): string =>
  view === 'week' ? addDays(day, 7 * by) : addMonths(firstOf(day), by)

export const addressOf = ({ view, day, kind }: AskedDays): string => {
  const search = new URLSearchParams()
  if (view === 'week') search.set('view', view)
  if (day !== today()) search.set('day', day)
  if (kind) search.set('kind', kind)
  return search.size > 0 ? `/admin/calendar?${search}` : '/admin/calendar'
}

/** The product's name and colour of a kind of entries. */
export const kindOf = (key: string): CalendarKind | undefined =>
  catalogue().calendar.find(({ kind }) => kind.key === key)?.kind

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`

/** Day of the week; Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))
