import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'

export const password = plain<string, 'password'>('password')

export const passwordRules = {
  column: null,
  sorted: false,
  filter: null,
  range: false,
  answered: 'never',
  sheeted: false,
  secret: true,
} satisfies KindRules
