import { cleanText } from './clean-text.ts'

/** Key of a name: names with the same one are the same. Case, and what no text is stored with, do not count. */
export const nameKey = (name: string): string => cleanText(name).toLowerCase()
