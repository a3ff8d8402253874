/** Crockford's 32 signs: no I, L, O or U, so that none is read as another. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Doubles an element of the field of 32 elements (x⁵ + x² + 1). */
const double = (element: number) => (element & 16 ? (element << 1) ^ 37 : element << 1)

const checksum = (text: string) => [...text].reduce((sum, sign) => double(sum) ^ crockford.indexOf(sign), 0)

/**
 * The sign that makes a code's weighted sum over the field of 32 elements zero. The weights are different powers of 2, so
 * any one wrong sign and any two that changed places are found, in codes of up to 31 signs.
 */
export const checkCharacter = (text: string): string => crockford[double(checksum(text))]!

/** Whether a code's last sign is the one that belongs to the rest. Signs outside the alphabet are refused. */
export const isChecked = (code: string): boolean => /^[0-9A-HJKMNP-TV-Z]+$/.test(code) && checksum(code) === 0

/** A code as it was meant: in capitals, without spaces and hyphens, I and L read as 1, O as 0. */
export const normaliseCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0')
