import type { Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { DRAFT, draftStorage } from '../../../boot/token.ts'
import type { Values } from '../form-state.ts'

/** Unsaved values of a form that was left. */
export interface Draft {
  /** Time of the last change, in milliseconds since the epoch. */
  at: number
  /** Version of the row on which the draft is based. */
  version: number | null
  /** Only the changed fields. */
  values: Values
}

/** Storage key: drafts belong to one person and one address; each form adds a part of its own. */
export const draftKey = (user: number, address: string): string => `${DRAFT}${user}:${address}`

const OWN = '#'

/** Key of one form: two tabs with the same form keep two drafts. */
export const ownKey = (key: string): string => `${key}${OWN}${crypto.randomUUID()}`

/** A draft with the key under which it is stored. */
export interface StoredDraft extends Draft {
  key: string
}

const MOST_DRAFTS = 20

/** The drafts of all forms under an address, the newest first; the oldest beyond a few are dropped. */
export function readDrafts(key: string): StoredDraft[] {
  const storage = draftStorage()
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage!.key(at)!)
  const found = keys
    .filter((one) => one === key || one.startsWith(key + OWN))
    .flatMap((one) => {
      const draft = readDraft(one)
      return draft ? [{ ...draft, key: one }] : []
    })
    .toSorted((one, other) => other.at - one.at)
  for (const { key: old } of found.slice(MOST_DRAFTS)) dropDraft(old)
  return found.slice(0, MOST_DRAFTS)
}

function readDraft(key: string): Draft | null {
  try {
    return JSON.parse(draftStorage()?.getItem(key) ?? 'null') as Draft | null
  } catch {
    return null
  }
}

/** Moves a restored draft to the key of the form that restored it, which updates it from then on. */
export function moveDraft({ key, ...draft }: StoredDraft, to: string): void {
  dropDraft(key)
  draftStorage()?.setItem(to, JSON.stringify(draft))
}

export const dropDraft = (key: string): void => draftStorage()?.removeItem(key)

/** Stores the changed values; removes the draft if nothing has changed, or if the storage is full. */
export function keepDraft(key: string, fields: Fields, before: Values, now: Values, version: number | null): void {
  const values = changedValues(fields, before, now)
  try {
    if (Object.keys(values).length === 0) dropDraft(key)
    else draftStorage()?.setItem(key, JSON.stringify({ at: Date.now(), version, values } satisfies Draft))
  } catch {
    dropDraft(key)
  }
}

/** Changed values without secret ones, because others may use the same machine. */
export const changedValues = (fields: Fields, before: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        !(fields[name] && kinds[fields[name].kind].secret) && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
