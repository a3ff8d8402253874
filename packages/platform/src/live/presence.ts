import { isOwner } from '../viewer.ts'
import type { Viewer } from '../viewer.ts'
import type { Look } from './announce.ts'

/** How long somebody counts as looking at a record after their last call, in milliseconds. */
const LIFE = 90_000
const EACH = 10_000
/** Maximum of records that one account can have open; opening another forgets the oldest. */
const MOST_OPEN = 30
/** Maximum of people shown as looking. */
const MOST_TOLD = 10

interface Looking {
  name: string
  isOwner: boolean
  until: number
}

type Record = Pick<Look, 'resource' | 'id'>

/** Sent to everybody who has the record open. */
export interface RecordEvent extends Record {
  looking: { id: number; name: string }[]
  /** Whether something beside it changed: comments, or who has taken it. */
  changed: boolean
}

type Tell = (may: (viewer: Viewer) => boolean, event: RecordEvent) => void

/**
 * Who has which record open, in the memory of this server: every server gets the messages, and none stores them. Events
 * go to those who have the record open, whose right to read it was checked when they opened it. Staff see everybody,
 * owners only their own people.
 */
export function openPresence(tell: Tell) {
  const records = new Map<string, Map<number, Looking>>()
  const keyOf = ({ resource, id }: Record): string => `${resource}.${id}`

  function note({ user, name, isOwner: ofOwner, leaves, ...record }: Look): void {
    const key = keyOf(record)
    const there = records.get(key) ?? new Map<number, Looking>()
    const isNew = !there.has(user)
    if (leaves) there.delete(user)
    else there.set(user, { name, isOwner: ofOwner, until: Date.now() + LIFE })
    if (there.size > 0) records.set(key, there)
    else records.delete(key)
    if (isNew && !leaves) forgetOldest(user)
    if (isNew || leaves) tellAll(record, false)
    else tellSome(record, false, (viewer) => viewer.id === user)
  }

  /** Maps keep the order in which records were opened. */
  function forgetOldest(user: number): void {
    const open = [...records].filter(([, there]) => there.has(user))
    for (const [, there] of open.slice(0, Math.max(0, open.length - MOST_OPEN))) there.delete(user)
  }

  const tellAll = (record: Record, changed: boolean): void => tellSome(record, changed, () => true)

  function tellSome(record: Record, changed: boolean, whom: (viewer: Viewer) => boolean): void {
    const there = records.get(keyOf(record))
    if (!there) return
    for (const toOwners of [false, true]) {
      const looking = [...there]
        .filter(([, one]) => one.isOwner || !toOwners)
        .slice(0, MOST_TOLD)
        .map(([id, { name }]) => ({ id, name }))
      tell((viewer) => there.has(viewer.id) && isOwner(viewer.reach) === toOwners && whom(viewer), {
        ...record,
        looking,
        changed,
      })
    }
  }

  function forgetGone(): void {
    const now = Date.now()
    for (const [key, there] of records) {
      const gone = [...there].filter(([, { until }]) => until < now)
      for (const [user] of gone) there.delete(user)
      if (there.size === 0) records.delete(key)
      else if (gone.length > 0) tellAll(recordOf(key), false)
    }
  }
  const forgetting = setInterval(forgetGone, EACH).unref()

  return {
    note,
    touch: (record: Record) => tellAll(record, true),
    close: () => clearInterval(forgetting),
  }
}

function recordOf(key: string): Record {
  const at = key.lastIndexOf('.')
  return { resource: key.slice(0, at), id: Number(key.slice(at + 1)) }
}
