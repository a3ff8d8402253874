import { fold } from './text/fold.ts'

export interface CodeParts {
  /** Sequence number. */
  seq: number
  /** The day that gives the code its year and month. */
  day?: string
  /** Province code, two digits. */
  province?: string
  /** Ward code, five digits. */
  ward?: string
  /** Initials of the province: 'QN'. */
  letters?: string
}

/**
 * Fills the placeholders of a code pattern: 'SP-{6}' and 123 make 'SP-000123'; also {yy}, {yymm}, {province}, {ward},
 * {letters}.
 */
export function formatCode(pattern: string, parts: CodeParts): string {
  const { seq, day, province, ward, letters } = parts
  const words: Record<string, string | undefined> = {
    yy: day?.slice(2, 4),
    yymm: day && day.slice(2, 4) + day.slice(5, 7),
    province,
    ward,
    letters,
  }
  return pattern.replace(/\{(\w+)\}/g, (_, place: string) => {
    const value = /^\d+$/.test(place) ? String(seq).padStart(Number(place), '0') : words[place]
    if (value === undefined) throw new RangeError(`A code '${pattern}' needs '${place}'`)
    return value
  })
}

/** The first letters of each word of a name: 'Quảng Ninh' is 'QN'. */
export const initials = (name: string): string =>
  fold(name)
    .split(' ')
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
