import { joinedName, kinds } from '@trace/domain'
import type { Fields } from '@trace/domain'
import { DRAFT, draftStorage } from '../../boot/token.ts'
import type { Values } from './form-state.ts'
import { namesOf } from '../list/names.ts'

/** Unsaved values of a form that was left. */
export interface Draft {
  /** Time of the last change, in milliseconds since the epoch. */
  at: number
  /** Version of the row on which the draft is based. */
  version: number | null
  /** Only the changed fields. */
  values: Values
}

/** Storage key: a draft belongs to one person and one address. */
export const draftKey = (user: number, address: string): string => `${DRAFT}${user}:${address}`

export function readDraft(key: string): Draft | null {
  try {
    return JSON.parse(draftStorage()?.getItem(key) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

export const dropDraft = (key: string): void => draftStorage()?.removeItem(key)

/** Stores the changed values; if the storage is full, no draft is kept. */
export function keepDraft(key: string, fields: Fields, before: Values, now: Values, version: number | null): void {
  const values = changedValues(fields, before, now)
  try {
    if (Object.keys(values).length === 0) dropDraft(key)
    else draftStorage()?.setItem(key, JSON.stringify({ at: Date.now(), version, values } satisfies Draft))
  } catch {
    dropDraft(key)
  }
}

/** Secret values are left out, because others may use the same machine. */
export const changedValues = (fields: Fields, before: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        !(fields[name] && kinds[fields[name].kind].secret) && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )

/** Names of the rows that a draft refers to, under the join keys that inputs read. */
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
