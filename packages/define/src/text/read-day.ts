import { cleanText } from './clean-text.ts'
import { isDay, today } from './dates.ts'

/** The kind of day that a two-digit year belongs to: in the past, still to come, or any. */
interface DayField {
  latest?: string | undefined
  expires?: boolean | undefined
}

/** No valid text is longer. */
const LONGEST = 40
/** A two-digit year is read as 20xx up to this many years ahead, otherwise as 19xx. */
const YEARS_AHEAD = 20

const TIME = String.raw`(?:[T\s]+\d{1,2}[:hH]\d{2}(?::\d{2}(?:\.\d{1,6})?)?\s?(?:Z|[+-]\d{2}:?\d{2})?)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`)
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})${TIME}$`)
const IN_WORDS = /^(?:ngày )?(\d{1,2}) tháng (\d{1,2}),?(?: năm)? (\d{4})$/i
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/

/**
 * Reads a person's text as a day, 'YYYY-MM-DD': '5/7/2026', '05072026', '5-7-26', '2026/07/05', '05/07/2026 00:00'; the
 * day comes before the month. Null if there is no such day.
 */
export function readDay(text: string, field: DayField = {}): string | null {
  if (text.length > LONGEST) return null
  const said = cleanText(text)
  const [, year, month, day] = YEAR_FIRST.exec(said) ?? []
  if (year) return dayOf(year, month!, day!)
  const [, date, inMonth, inYear] = DAY_FIRST.exec(said) ?? IN_WORDS.exec(said) ?? DIGITS.exec(said) ?? []
  if (inYear === undefined) return null
  return inYear.length === 4 ? dayOf(inYear, inMonth!, date!) : inCentury(inYear, inMonth!, date!, field)
}

/** Reads '5/7/2026 8:30' as '2026-07-05T08:30'; without a time it means midnight. */
export function readMoment(text: string): string | null {
  if (text.length > LONGEST) return null
  const said = cleanText(text)
  const time = /[T ](\d{1,2})[:hH.](\d{2})(?::\d{2})?$/.exec(said)
  const day = readDay(time ? said.slice(0, time.index) : said)
  const [, hours, minutes] = time ?? []
  if (!day) return null
  if (hours === undefined || minutes === undefined) return `${day}T00:00`
  return Number(hours) < 24 && Number(minutes) < 60 ? `${day}T${pad(hours)}:${minutes}` : null
}

/**
 * Completes a two-digit year: a birthday is in the past, an expiry date in 20xx, other days at most `YEARS_AHEAD`
 * years ahead.
 */
function inCentury(year: string, month: string, day: string, { latest, expires }: DayField): string | null {
  const now = today()
  const recent = dayOf(`20${year}`, month, day)
  const last = dayOf(`19${year}`, month, day)
  if (latest === 'today') return recent !== null && recent <= now ? recent : last
  return expires || Number(`20${year}`) <= Number(now.slice(0, 4)) + YEARS_AHEAD ? recent : last
}

const pad = (part: string) => part.padStart(2, '0')

function dayOf(year: string, month: string, day: string): string | null {
  const iso = `${year}-${pad(month)}-${pad(day)}`
  return isDay(iso) ? iso : null
}
