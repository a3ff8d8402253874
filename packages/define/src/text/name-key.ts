import { cleanText } from './clean-text.ts'

/**
 * Key of a name: names with the same key count as the same. Case and characters that cleaning removes make no
 * difference.
 */
export const nameKey = (name: string): string => cleanText(name).toLowerCase()
