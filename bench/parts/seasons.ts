const DAY = 86_400_000
/** Scans of a year, as a multiple of those of the year before. */
const GROWTH = 1.25
/** From Monday to Sunday: people shop at the end of the week. */
const WEEKDAYS = [0.8, 0.8, 0.85, 0.9, 1.1, 1.35, 1.2]
/** By hour: the market in the morning, the way home in the evening. */
const HOURS = [1, 1, 1, 1, 2, 8, 14, 15, 13, 13, 12, 10, 8, 7, 7, 8, 10, 13, 14, 13, 10, 7, 4, 2]

const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })

/**
 * Purchases on a day, relative to an ordinary day: triple in the three weeks before Tết, half in its first seven days.
 */
function seasonOf(moment: number): number {
  const parts = lunar.formatToParts(moment)
  const [month, day] = ['month', 'day'].map((type) => Number(parts.find((part) => part.type === type)!.value))
  if (month === 12 && day! >= 8) return 3
  return month === 1 && day! <= 7 ? 0.5 : 1
}

export interface Day {
  day: string
  scans: number
}

/**
 * Spreads a number of scans over the days until today, by growth of the years, weekday and Tết; the oldest day
 * first.
 */
export function scansByDay(total: number, days: number): Day[] {
  const today = Date.parse(new Date().toISOString().slice(0, 10))
  const weighed = Array.from({ length: days }, (_, place) => {
    const moment = today - (days - 1 - place) * DAY
    const weekday = WEEKDAYS[(new Date(moment).getUTCDay() + 6) % 7]!
    return { moment, weight: GROWTH ** (place / 365) * weekday * seasonOf(moment) }
  })
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  return weighed.map(({ moment, weight }) => ({
    day: new Date(moment).toISOString().slice(0, 10),
    scans: Math.round((total * weight) / whole),
  }))
}

/** Number of a day's scans that come in its busiest minute. */
export const busiestMinute = (scans: number): number =>
  (scans * Math.max(...HOURS)) / HOURS.reduce((sum, hour) => sum + hour, 0) / 60
