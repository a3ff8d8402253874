import { joinedName } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { DRAFT, draftStorage } from '../../../boot/token.ts'
import { initialValues } from '../../fields/initial-values.ts'
import type { Values } from '../form-state.ts'

/** Unsaved values of a form that was left. */
export interface Draft {
  /** Time of the last change, in milliseconds since the epoch. */
  at: number
  /** Version of the row on which the draft is based. */
  version: number | null
  /** The changed fields; of a new row also those that were filled in for the user, since they say what it is about. */
  values: Values
  /** Names of the rows that a new row is about, to tell its draft from others. */
  about?: string
}

/** Storage key: drafts belong to one person and one address; each form adds a part of its own. */
export const draftKey = (user: number, address: string): string => `${DRAFT}${user}:${address}`

/** The address of a new row with the query that fills its fields, in one order. */
export function newRowAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.sort()
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

const OWN = '#'

/** Key of one form: two tabs with the same form keep two drafts. */
export const ownKey = (key: string, form: string): string => `${key}${OWN}${form}`

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

/** Stores a draft; removes it if it has no values, or if the storage is full. */
export function keepDraft(key: string, draft: Omit<Draft, 'at'>): void {
  try {
    if (Object.keys(draft.values).length === 0) dropDraft(key)
    else draftStorage()?.setItem(key, JSON.stringify({ at: Date.now(), ...draft } satisfies Draft))
  } catch {
    dropDraft(key)
  }
}

/** The draft of a form that began with `begun`. */
export function draftOf(fields: Fields, begun: Values, now: Values): Omit<Draft, 'at'> {
  const changed = changedValues(fields, initialValues(fields, begun), now)
  if (isStored(begun) || Object.keys(changed).length === 0) return { version: versionOf(begun), values: changed }
  const filled = changedValues(fields, initialValues(fields, {}), now)
  return { version: null, values: { ...filled, ...changed }, about: aboutOf(fields, begun, now) }
}

/** Whether a form edits what is stored already, and does not begin a new row. */
export const isStored = (begun: Values): boolean => typeof begun['id'] === 'number' || versionOf(begun) !== null

const versionOf = ({ version }: Values): number | null => (typeof version === 'number' ? version : null)

/** Names of the rows that a new row must refer to, as far as the form knows them. */
const aboutOf = (fields: Fields, begun: Values, now: Values): string =>
  Object.entries(fields)
    .flatMap(([name, { kind, required }]) => {
      const row = begun[joinedName(name)] as { id?: unknown; name?: unknown } | null | undefined
      const isKnown = kind === 'reference' && required && row?.name && String(row.id) === String(now[name])
      return isKnown ? [String(row.name)] : []
    })
    .join(' · ')

/** Changed values without secret ones, because others may use the same machine. */
export const changedValues = (fields: Fields, before: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) =>
        !(fields[name] && kinds[fields[name].kind].secret) && JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  )
