import { fold } from '@trace/define/text/fold.ts'

/** A folded text for a pattern of `like`: folding may give `%` and `_`, which are escaped. */
export const likeText = (typed: string): string => fold(typed).replace(/[\\%_]/g, (sign) => `\\${sign}`)
