import { fold } from '@trace/define/text/fold.ts'

/** Folds a text for a `like` pattern and escapes it: folding may produce `%` and `_`. */
export const likeText = (typed: string): string => fold(typed).replace(/[\\%_]/g, (sign) => `\\${sign}`)
