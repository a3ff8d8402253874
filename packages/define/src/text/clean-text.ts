/** Signs that nobody sees: zero-width ones but in an emoji, marks of direction, soft hyphens. */
const UNSEEN =
  /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu
/** Control characters except tab and line breaks. U+0000 is left in, so that it is refused. */
const CONTROLS = /[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g

/** Letters and signs of which nearly every text consists, and that mean themselves, whatever they stand beside. */
const USUAL = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2013\u2014\u2018-\u201d\u2026]*$/

/** Whether a text can be stored as it is, once its ends are trimmed; any other has to be looked at more closely. */
export const isUsual = (text: string): boolean => USUAL.test(text) && !text.includes('  ')

/** A text without signs that nobody sees, in NFC. For texts with tags: their spaces belong to them. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '').replace(CONTROLS, '').normalize()

/** A text as it is stored and compared: of one line, or of several. A run of spaces, no-break ones too, is one. */
export function cleanText(text: string, lines: 'one' | 'several' = 'one'): string {
  const seen = withoutUnseen(text)
  if (lines === 'one') return seen.replace(/[\s\u0085]+/g, ' ').trim()
  return seen
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Signs that no stored text has: U+0000, and what is left of half a letter. */
const clipped = (text: string, most: number): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/[\0\ufffd]+/g, ' ')

/** What somebody searches for, written as texts are stored, and no longer than `most`. */
export const searchText = (typed: string, most: number): string =>
  clipped(cleanText(clipped(typed, most * 2)), most).trim()
