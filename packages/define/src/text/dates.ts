/** Calendar dates are texts, 'YYYY-MM-DD'; no time zone shifts them. Timestamps are shown in Vietnam's time, UTC+7. */

const dayLength = 86_400_000
const vietnamOffset = 7 * 3_600_000

const at = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Local time in Vietnam, formatted 'YYYY-MM-DDTHH:mm:ss.sssZ'. Cut parts from it, do not parse it. */
export const vietnamTimeText = (moment: Date) => vietnamTimeAsUtc(moment).toISOString()

/** A moment whose time in UTC is the local time in Vietnam. */
export const vietnamTimeAsUtc = (moment: Date): Date => new Date(moment.getTime() + vietnamOffset)

export const today = (now: Date = new Date()): string => vietnamTimeText(now).slice(0, 10)

/** The moment at which this month began in Vietnam. */
export const startOfMonth = (): string => `${today().slice(0, 7)}-01T00:00:00+07:00`

export const addDays = (day: string, days: number): string => dayOf(at(day) + days * dayLength)

/** Adds months to a date; the last day of the month when there is no such day: 31 January gives 28 February. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number) as [number, number, number]
  const lastDay = new Date(Date.UTC(year, month + months, 0))
  return dayOf(Math.min(Date.UTC(year, month - 1 + months, date), lastDay.getTime()))
}

/** Number of days from one date to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayLength)

export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = at(text)
  return !Number.isNaN(time) && dayOf(time) === text
}

/**
 * Whether a date is a placeholder: some clients send 0001-01-01 or 0000-00-00 for "no date". Forms read it as blank.
 */
export const isPlaceholderDay = (text: string): boolean => /0000|0001/.test(text.slice(0, 10))

/** 2001-01-01 is stored as it came, but shown as empty, like the placeholders. */
export const isShownEmpty = (text: string): boolean => isPlaceholderDay(text) || text.startsWith('2001-01-01')
