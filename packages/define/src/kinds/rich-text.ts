import { plain } from './kind.ts'
import { line } from './text.ts'

/** Rich text, stored as sanitised HTML. */
export const richText = plain<string, 'richText'>('richText')

export const richTextRules = {
  ...line,
  sorted: false,
  answered: 'single',
  files: 'inside',
} as const
