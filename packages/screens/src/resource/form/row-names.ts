import { joinedName } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { namesOf } from '../list/names.ts'
import type { Values } from './form-state.ts'

/** Names of the rows that values refer to, under the join keys that inputs read. */
export async function namesFor(fields: Fields, values: Values): Promise<Values> {
  const found = await Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      const { to, kind } = fields[name] ?? {}
      const ids = [value]
        .flat()
        .map(Number)
        .filter((id) => id > 0)
      if (!to || ids.length === 0) return []
      const rows = await namesOf(to, ids)
      return [[joinedName(name), kind === 'references' ? rows : rows[0]]]
    }),
  )
  return Object.fromEntries(found.flat())
}

/** Adds the names of referenced rows to values, also in nested rows. */
export async function withNames(fields: Fields, values: Values): Promise<Values> {
  const inner = Object.entries(values).filter(
    (one): one is [string, Values[]] => fields[one[0]]?.kind === 'rows' && Array.isArray(one[1]),
  )
  const rows = await Promise.all(
    inner.map(
      async ([name, items]) =>
        [name, await Promise.all(items.map((item) => withNames(fields[name]!.fields ?? {}, item)))] as const,
    ),
  )
  return { ...values, ...(await namesFor(fields, values)), ...Object.fromEntries(rows) }
}
