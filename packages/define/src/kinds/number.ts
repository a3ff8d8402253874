import type { Field } from '../field.ts'
import { plain } from './kind.ts'
import type { KindRules } from './kind.ts'

export const integer = plain<number, 'integer'>('integer')
export const decimal = plain<number, 'decimal'>('decimal')
/** An amount in whole đồng. */
export const money = plain<number, 'money'>('money')

/** Number of rows of another resource whose `parent` refers to this row. */
export const count = (label: string, to: string, parent: string): Field<number, true, 'count'> => ({
  kind: 'count',
  label,
  to,
  parent,
  auto: true,
  required: true,
})

/** Maximum number of decimals, unless the field sets another; more are refused. */
export const USUAL_PLACES = 4
/** Maximum number of decimals that a field such as a coordinate can set. */
export const MOST_PLACES = 7

const amount = {
  sorted: true,
  filter: null,
  range: true,
  answered: 'listed',
  sheeted: true,
  numeric: true,
} as const

export const numberRules = {
  integer: { ...amount, column: 'integer', filter: 'integer' },
  decimal: { ...amount, column: 'numeric(14,4)' },
  money: { ...amount, column: 'bigint', unindexed: true },
  count: { ...amount, column: null, sorted: false, range: false },
} satisfies Record<string, KindRules>
