/** More combining marks on one letter than any script uses. Normalising them takes time quadratic in their number. */
const CROWD = /\p{M}{31}/u
const MARKS = /\p{M}+/gu
const MOST = 30

export const hasTooManyMarks = (text: string): boolean => CROWD.test(text)

/** Removes excessive combining marks. */
export const limitMarks = (text: string): string =>
  text.replace(MARKS, (marks) => (marks.length > MOST ? [...marks].slice(0, MOST).join('') : marks))
