import { decode60, encode60, normaliseCode } from '@trace/domain'
import type { StampKey } from './keys.ts'
import { invert, permuteMany, sequence, toNumbers } from './permutation.ts'

/** The public codes of stamps whose numbers follow one another. */
export const codesOf = (key: StampKey, from: bigint, count: number): string[] =>
  toNumbers(permuteMany(key.secret, sequence(from, count))).map(encode60)

/**
 * The number that each key reads in a code, which is one per key: the stamp is the one whose issue has that key and holds the
 * number. Empty for what is no code at all.
 */
export function numbersOf(keys: StampKey[], typed: string): { key_id: string; number: bigint }[] {
  const code = decode60(normaliseCode(typed))
  return code === null ? [] : keys.map(({ id, secret }) => ({ key_id: id, number: invert(secret, code) }))
}
