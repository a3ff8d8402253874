import { checkCharacter, crockford, isChecked } from '../../text/crockford.ts'

const body = 12

/** Writes a number of 60 bits as the 13 signs on a label: twelve that carry it, and their check character. */
export function encode60(number: bigint): string {
  let text = ''
  for (const half of [Number(number >> 30n), Number(number & 0x3fff_ffffn)]) {
    for (let shift = 25; shift >= 0; shift -= 5) text += crockford[(half >> shift) & 31]!
  }
  return text + checkCharacter(text)
}

/** The number behind a normalised code (`normaliseCode`), or null for what is no code. */
export function decode60(code: string): bigint | null {
  if (code.length !== body + 1 || !isChecked(code)) return null
  let number = 0n
  for (const sign of code.slice(0, body)) number = (number << 5n) | BigInt(crockford.indexOf(sign))
  return number
}
