/** Digits of the covered number on a label. */
const length = 6

/** What somebody typed as a PIN, without what one types between digits; null for what is none. */
export function readPin(raw: unknown): string | null {
  const digits = typeof raw === 'string' ? raw.replace(/[\s.-]/g, '') : ''
  return digits.length === length && /^\d+$/.test(digits) ? digits : null
}

/**
 * What a checked PIN tells. `genuine`: right, for the first time. `again`: right, but not for the first time, so that the label may
 * be a copy. `wrong`: not this label's, with tries left. `spent`: the last try was wrong, and the label becomes suspect.
 */
export type PinOutcome = 'genuine' | 'again' | 'wrong' | 'spent'

interface Checked {
  isRight: boolean
  /** How often it was right so far, this time among them. */
  times: number
  /** Tries that are left. */
  left: number
}

export function pinOutcome({ isRight, times, left }: Checked): PinOutcome {
  if (isRight) return times === 1 ? 'genuine' : 'again'
  return left > 0 ? 'wrong' : 'spent'
}
