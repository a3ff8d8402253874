import { plain } from './kind.ts'
import { line } from './text.ts'

/** A citizen's identity number: stored encrypted, masked for those who may not edit the row, never searched. */
export const identity = plain<string, 'identity'>('identity', { format: 'identity' })

export const identityRules = {
  ...line,
  sorted: false,
  sheeted: false,
  secret: true,
} as const
