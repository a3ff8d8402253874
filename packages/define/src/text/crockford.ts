/** Crockford's base 32 alphabet: no I, L, O or U, so that characters are not confused. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Doubles an element of the finite field GF(32), modulo x⁵ + x² + 1. */
const double = (element: number) => (element & 16 ? (element << 1) ^ 37 : element << 1)

const checksum = (text: string) => [...text].reduce((sum, sign) => double(sum) ^ crockford.indexOf(sign), 0)

/**
 * Check character: makes the code's weighted sum over GF(32) zero. The weights are different powers of 2, so it detects
 * any one wrong character and any two swapped ones, in codes of up to 31 characters.
 */
export const checkCharacter = (text: string): string => crockford[double(checksum(text))]!

/** Whether the check character of a code is right. Characters outside the alphabet are refused. */
export const hasCheckCharacter = (code: string): boolean => /^[0-9A-HJKMNP-TV-Z]+$/.test(code) && checksum(code) === 0

/**
 * Normalises a typed code: capitals, no spaces or hyphens, no punctuation that a message has around it, I and L read as
 * 1, O as 0.
 */
export const normaliseCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\p{P}]/gu, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0')
