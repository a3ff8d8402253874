/** Invisible characters: zero-width ones (except within an emoji), direction marks, soft hyphens. */
const UNSEEN =
  /[\u00ad\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|(?<!\p{Extended_Pictographic}\ufe0f?)\u200d/gu
/** Control characters except tab and line breaks. U+0000 is left in, so that it is refused. */
const CONTROLS = /[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g

/** The characters that nearly all texts consist of; cleaning leaves them as they are, whatever stands next to them. */
const USUAL = /^[ -~\u00a1-\u00ac\u00ae-\u024f\u1e00-\u1eff\u2013\u2014\u2018-\u201d\u2026]*$/

/** Whether a text can be stored as it is, once its ends are trimmed; any other text must be cleaned. */
export const isCleanText = (text: string): boolean => USUAL.test(text) && !text.includes('  ')

/** A text in NFC without invisible characters. Spaces are kept, because texts with tags need them. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '').replace(CONTROLS, '').normalize()

/**
 * A text as it is stored and compared, of one line or several. A run of spaces, also of no-break ones, becomes one
 * space.
 */
export function cleanText(text: string, lines: 'one' | 'several' = 'one'): string {
  const seen = withoutUnseen(text)
  if (lines === 'one') return seen.replace(/[\s\u0085]+/g, ' ').trim()
  return seen
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
}

/** Cuts a text to `most` UTF-16 units; U+0000 and the remains of a cut letter become spaces. */
const clipped = (text: string, most: number): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/[\0\ufffd]+/g, ' ')

/** Search text, cleaned in the same way as stored texts, and no longer than `most`. */
export const searchText = (typed: string, most: number): string =>
  clipped(cleanText(clipped(typed, most * 2)), most).trim()
