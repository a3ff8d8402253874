import type { Field, Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { initialValues } from '../../fields/initial-values.ts'
import type { Conflict } from './conflict.ts'
import type { Values } from '../form-state.ts'

/** Names of the fields in which two versions differ, and which of them this user changed. */
export function differences({ fields, before, yours, theirs }: Conflict): {
  names: readonly string[]
  touched: readonly string[]
} {
  const differing = (other: Values) => (name: string) =>
    fields[name] !== undefined && !same(fields[name], yours[name], other[name])
  const names = Object.keys(yours).filter(differing(theirs))
  return { names, touched: names.filter(differing(before)) }
}

/** Merged values: the user's version of these fields, and the newest version of all others. */
export const merge = ({ fields, yours, theirs }: Conflict, mine: ReadonlySet<string>): Values => ({
  ...initialValues(fields, theirs),
  ...Object.fromEntries(Object.entries(yours).filter(([name]) => mine.has(name))),
})

const same = (field: Field, a: unknown, b: unknown): boolean =>
  JSON.stringify(comparable(field, a)) === JSON.stringify(comparable(field, b))

/**
 * Normalises a value for comparison: days may carry a time of midnight, decimals may be texts or numbers, nested rows
 * may have ids.
 */
function comparable({ kind, fields = {} }: Field, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null
  if (kind === 'date') return String(value).slice(0, 10)
  if (kinds[kind].numeric) return Number(value)
  if (Array.isArray(value) && (kind === 'list' || kind === 'rows'))
    return value.map((item: Values) => comparableItem(fields, item))
  return kind === 'group' ? comparableItem(fields, value as Values) : value
}

const comparableItem = (fields: Fields, item: Values): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { auto }]) => !auto)
      .map(([name, field]) => [name, comparable(field, item[name])]),
  )
