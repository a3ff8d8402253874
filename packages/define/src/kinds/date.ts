import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'

/** A calendar date, 'YYYY-MM-DD'. */
export const date = plain<string, 'date'>('date')
/** A timestamp, stored in UTC and shown in UTC+7. */
export const moment = plain<string, 'moment'>('moment')

const time = {
  sorted: true,
  filter: null,
  range: true,
  answered: 'listed',
  sheeted: true,
} as const

export const dateRules = {
  date: { ...time, column: 'date' },
  moment: { ...time, column: 'timestamptz' },
} satisfies Record<string, KindRules>
