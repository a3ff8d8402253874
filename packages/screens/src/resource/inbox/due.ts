import type { Tone } from '@trace/define/machine.ts'
import { daysBetween, today } from '@trace/define/text/dates.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { words } from './words.ts'

/** Days until a day, in words; what is late or due today stands out. */
export function untilDay(day: string): { text: string; tone?: Tone } {
  const left = daysBetween(today(), day)
  if (left < 0) return { text: words.late(-left), tone: 'danger' }
  return left === 0 ? { text: words.dueToday, tone: 'warning' } : { text: words.due(left) }
}

/** How long there is until a row is due, or since when it waits. */
export const dueOf = ({ due, since }: { due?: string | null; since: string }): { text: string; tone?: Tone } =>
  due ? untilDay(today(new Date(due))) : { text: words.since(formatDay(today(new Date(since)))) }
