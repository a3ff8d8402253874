import type { Field } from './field.ts'
import { formats } from './formats.ts'

/** Help text of a field: its own, or that of its format. */
export const helpOf = ({
  format,
  help = format && formats[format].help,
}: Pick<Field, 'format' | 'help'>): string | undefined => help
