const pad = (part: string) => part.padStart(2, '0')

/** Parses a typed day ('5/7/2026', '05072026', '5-7-26' or '2026-07-05') to 'YYYY-MM-DD'; null if invalid. */
export function readDay(text: string): string | null {
  const said = text.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(said)
  if (iso) return dayOf(iso[1]!, iso[2]!, iso[3]!)
  const vietnamese =
    /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})$/.exec(said) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(said)
  return vietnamese ? dayOf(vietnamese[3]!, vietnamese[2]!, vietnamese[1]!) : null
}

/** Parses '5/7/2026 8:30' to '2026-07-05T08:30'; without a time it means midnight. */
export function readMoment(text: string): string | null {
  const [, before = '', hours, minutes] =
    // At most 40 letters: no valid text is longer.
    /^(.+?)(?:[T\s]+(\d{1,2})[:hH.](\d{2}))?$/.exec(text.trim().slice(0, 40)) ?? []
  const day = readDay(before)
  if (!day) return null
  if (hours === undefined || minutes === undefined) return `${day}T00:00`
  return Number(hours) < 24 && Number(minutes) < 60 ? `${day}T${pad(hours)}:${minutes}` : null
}

function dayOf(year: string, month: string, day: string): string | null {
  const iso = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`
  const date = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null
}
