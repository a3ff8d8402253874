import { decodeStampCode, encodeStampCode } from '@trace/domain/areas/labels/codes/stamp-code.ts'
import { normaliseCode } from '@trace/define/text/crockford.ts'
import type { StampKey } from './keys.ts'
import { invertMany, permuteMany, sequence, toHalves, toNumbers } from './permutation.ts'

/** The public codes of consecutive stamp numbers. */
export const codesOf = (key: StampKey, from: bigint, count: number): string[] =>
  toNumbers(permuteMany(key.secret, sequence(from, count))).map(encodeStampCode)

/** The number a key decrypts from one of the given codes. */
export interface ReadNumber {
  place: number
  key_id: string
  number: bigint
}

/**
 * Decrypts each code with every key, giving one number per key. The correct one lies in the number range of an issue
 * with that key. Invalid codes give no number.
 */
export function stampNumbersOf(keys: StampKey[], typed: string[]): ReadNumber[] {
  const codes = typed.flatMap((text, place) => {
    const code = decodeStampCode(normaliseCode(text))
    return code === null ? [] : [{ place, code }]
  })
  if (codes.length === 0) return []
  const halves = toHalves(codes.map(({ code }) => code))
  return keys.flatMap(({ id, secret }) =>
    toNumbers(invertMany(secret, halves)).map((number, at) => ({ place: codes[at]!.place, key_id: id, number })),
  )
}
