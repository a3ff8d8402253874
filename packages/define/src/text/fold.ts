import { limitMarks } from './combining-marks.ts'

/**
 * Characters that folding replaces besides case and accents: small letters and signs that Unicode does not
 * decompose. PostgreSQL's function is generated from this table: run `npm run migration` after a change.
 */
export const foldedSigns: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'ng',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ŧ: 't',
  þ: 'th',
  ς: 'σ',
  '‐': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '‹': "'",
  '›': "'",
  '⁄': '/',
  '×': 'x',
  '₫': 'd',
  // Decomposed since Unicode 17; PostgreSQL 18 knows Unicode 16.
  '\ua7f1': 's',
}

/** Accents and invisible characters, which folding removes. */
export const isLeftOut = (sign: string): boolean => /^[\p{M}\p{Cf}]$/u.test(sign)

/**
 * Folds a text for search: 'Cà phê' is 'ca phe', 'Cam – “½”' is 'cam - "1/2"', and runs of spaces are one. The same
 * as btrim(fold(…)) in PostgreSQL. Only for finding: `nameKey` decides whether two names are the same.
 */
export function fold(text: string): string {
  return limitMarks(text)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/gu, (sign) => foldedSigns[sign] ?? sign)
    .replace(/[\t-\r \u0085\u1680\u2028\u2029]+/g, ' ')
    .trim()
}
