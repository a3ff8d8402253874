import { kinds } from '@trace/domain'
import type { Entry, Field, Fields } from '@trace/domain'
import { createStore } from '../../ui/store.ts'
import type { Values } from './form-state.ts'
import { initialValues } from '../fields/initial-values.ts'

export interface Conflict {
  fields: Fields
  yours: Values
  /** The same values, with the names of referenced rows. */
  named: Values
  theirs: Entry
  /** Fields whose values differ. */
  names: readonly string[]
  /** Those of them that this user changed. */
  touched: readonly string[]
  close(values: Values | null): void
}

export const conflict = createStore<Conflict | null>(null)

/** Shows both versions of a row by field; resolves to the merged values, or null if the user cancels. */
export const askConflict = (
  fields: Fields,
  before: Values,
  yours: Values,
  theirs: Entry,
  named: Values,
): Promise<Values | null> =>
  new Promise((resolve) => {
    const differing = (other: Values) => (name: string) =>
      fields[name] !== undefined && !same(fields[name], yours[name], other[name])
    const names = Object.keys(yours).filter(differing(theirs))
    conflict.set({
      fields,
      yours,
      named,
      theirs,
      names,
      touched: names.filter(differing(before)),
      close(values) {
        conflict.set(null)
        resolve(values)
      },
    })
  })

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
