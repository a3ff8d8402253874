/** Calendar days are texts, 'YYYY-MM-DD'; they are never moved by a time zone. Moments are shown in Vietnam's time, UTC+7. */

const dayLength = 86_400_000
const vietnamOffset = 7 * 3_600_000

const at = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A moment as the clock on a wall in Vietnam shows it: 'YYYY-MM-DDTHH:mm:ss.sssZ', to be cut, not parsed. */
export const wallClock = (moment: Date) => new Date(moment.getTime() + vietnamOffset).toISOString()

export const today = (now: Date = new Date()): string => wallClock(now).slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(at(day) + days * dayLength)

/** The same day some months on, or the month's last day when it has no such day: a month after 31 January is 28 February. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0))
  return dayOf(Math.min(Date.UTC(year, month - 1 + months, date), lastDay.getTime()))
}

/** How many days lie between two days; negative when the second comes first. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayLength)

export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = at(text)
  return !Number.isNaN(time) && dayOf(time) === text
}

/** Some clients send 0001-01-01 or 0000-00-00 for "no date": such a value is kept as nothing. */
export const isPlaceholderDay = (text: string): boolean => /0000|0001/.test(text.slice(0, 10))

/** 2001-01-01 is kept as it came, but shown as nothing, like the placeholders. */
export const isShownEmpty = (text: string): boolean => isPlaceholderDay(text) || text.startsWith('2001-01-01')
