/** Number of digits of a PIN, the number under the scratch-off covering of a label. */
const length = 6

/** Parses a typed PIN: spaces, dots and other separators are removed. Null when it is not a PIN. */
export function readPin(raw: unknown): string | null {
  const digits = typeof raw === 'string' ? raw.replace(/[\s.-]/g, '') : ''
  return digits.length === length && /^\d+$/.test(digits) ? digits : null
}

/**
 * Result of a PIN check. `genuine`: right for the first time. `again`: right, but entered before, so the label may be a
 * copy. `wrong`: not this label's PIN, tries are left. `spent`: that was the last try of this network for now.
 */
export type PinOutcome = 'genuine' | 'again' | 'wrong' | 'spent'

interface Checked {
  isRight: boolean
  /** How often the right PIN was entered, this time included. */
  times: number
  /** Tries left. */
  left: number
}

export function pinOutcome({ isRight, times, left }: Checked): PinOutcome {
  if (isRight) return times === 1 ? 'genuine' : 'again'
  return left > 0 ? 'wrong' : 'spent'
}
