import { limitMarks } from './combining-marks.ts'

/** Folds a text for search: 'Cà  phê' is 'ca phe'. The same as lower(unaccent(…)) in PostgreSQL, for Vietnamese. */
export function fold(text: string): string {
  return limitMarks(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/\s+/g, ' ')
    .trim()
}
