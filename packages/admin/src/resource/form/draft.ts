import { kinds } from '@trace/domain'
import type { Fields } from '@trace/domain'
import { DRAFT, draftStorage } from '../../boot/token.ts'
import type { Values } from './form-state.ts'

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
