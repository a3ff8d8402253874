/** More marks upon one letter than any script has. To bring them in order, as comparing texts asks for, costs the square of their number. */
const CROWD = /\p{M}{31}/u
const MARKS = /\p{M}+/gu
const MOST = 30

export const isCrowded = (text: string): boolean => CROWD.test(text)

/** A text without the marks that no letter can bear. */
export const uncrowded = (text: string): string =>
  text.replace(MARKS, (marks) => (marks.length > MOST ? [...marks].slice(0, MOST).join('') : marks))
