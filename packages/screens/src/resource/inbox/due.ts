import type { Tone } from '@trace/define/machine.ts'
import { daysBetween, today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { words } from './words.ts'

/** Text with the days until a day; coloured if the day is past or today. */
export function untilDay(day: string): { text: string; tone?: Tone } {
  const left = daysBetween(today(), day)
  if (left < 0) return { text: words.late(-left), tone: 'danger' }
  return left === 0 ? { text: words.dueToday, tone: 'warning' } : { text: words.due(left) }
}

/** Text that tells when a row is due or, without a due date, since when it waits. */
export const dueOf = ({ due, since }: { due?: string | null; since: string }): { text: string; tone?: Tone } =>
  due ? untilDay(today(new Date(due))) : { text: words.since(formatDay(since)) }
