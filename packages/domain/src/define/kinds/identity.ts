import type { Field } from '../field.ts'
import { plain } from './kind.ts'
import { exampleText, line, parseText, string } from './text.ts'

/** A citizen's identity number: stored encrypted, masked for those who may not edit the row, never searched. */
export const identity = plain<string, 'identity'>('identity', { format: 'identity' })

/** Placeholder for an encrypted value this server cannot decrypt. Sent back, it means: leave the value as it is. */
export const UNREADABLE = 'không đọc được'

export const identityRules = {
  ...line,
  parse: (raw: unknown, field: Field) => (raw === UNREADABLE ? UNREADABLE : parseText(raw, field)),
  sorted: false,
  sheeted: false,
  secret: true,
} as const

export const identityDescription = { schema: () => string, example: exampleText(), sheet: null }
