import { randomInt } from 'node:crypto'

const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 16 letters and digits that are not mistaken for each other: 92 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
