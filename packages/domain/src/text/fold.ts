import { uncrowded } from './crowded.ts'

/** A text as searches compare it: 'Cà  phê' is 'ca phe'. The same as lower(unaccent(…)) in PostgreSQL, for Vietnamese. */
export function fold(text: string): string {
  return uncrowded(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/\s+/g, ' ')
    .trim()
}
