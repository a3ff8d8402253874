import { decode60, encode60, normaliseCode } from '@trace/domain'
import type { StampKey } from './keys.ts'
import { invertMany, permuteMany, sequence, toHalves, toNumbers } from './permutation.ts'

/** The public codes of stamps whose numbers follow one another. */
export const codesOf = (key: StampKey, from: bigint, count: number): string[] =>
  toNumbers(permuteMany(key.secret, sequence(from, count))).map(encode60)

/** A number that a key reads in one of the codes asked for. */
export interface ReadNumber {
  place: number
  key_id: string
  number: bigint
}

/**
 * The numbers that the keys read in codes, one per key: a code's stamp is the one whose issue has that key and holds the number.
 * What is no code at all has none.
 */
export function numbersOf(keys: StampKey[], typed: string[]): ReadNumber[] {
  const codes = typed.flatMap((text, place) => {
    const code = decode60(normaliseCode(text))
    return code === null ? [] : [{ place, code }]
  })
  if (codes.length === 0) return []
  const halves = toHalves(codes.map(({ code }) => code))
  return keys.flatMap(({ id, secret }) =>
    toNumbers(invertMany(secret, halves)).map((number, at) => ({ place: codes[at]!.place, key_id: id, number })),
  )
}
