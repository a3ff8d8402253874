import { checkCharacter, crockford, hasCheckCharacter } from '@trace/define/text/crockford.ts'

const body = 12

/** Encodes a 60-bit number as the 13 characters on a label: twelve for the number, and a check character. */
export function encodeStampCode(number: bigint): string {
  let text = ''
  for (const half of [Number(number >> 30n), Number(number & 0x3fff_ffffn)]) {
    for (let shift = 25; shift >= 0; shift -= 5) text += crockford[(half >> shift) & 31]!
  }
  return text + checkCharacter(text)
}

/** Decodes a normalised code (`normaliseCode`) to its number; null when it is not a valid code. */
export function decodeStampCode(code: string): bigint | null {
  if (code.length !== body + 1 || !hasCheckCharacter(code)) return null
  let number = 0n
  for (const sign of code.slice(0, body)) number = (number << 5n) | BigInt(crockford.indexOf(sign))
  return number
}
