import { createStore } from '../ui/store.ts'

export interface Person {
  id: number
  name: string
}

/** Event of the server about a record that is open in this tab. */
export interface RecordEvent {
  resource: string
  id: number
  /** Users who have it open, including the user of this tab. */
  looking: readonly Person[]
  /** Whether data attached to the record changed: comments, or who has taken it. */
  changed: boolean
}

interface OpenRecord extends Pick<RecordEvent, 'looking'> {
  changes: number
}

/** Latest state of the open records, by key: 'products.12'. */
export const openRecords = createStore<Readonly<Record<string, OpenRecord>>>({})

export function noteRecord({ resource, id, looking, changed }: RecordEvent): void {
  const key = `${resource}.${id}`
  const known = openRecords.get()
  openRecords.set({ ...known, [key]: { looking, changes: (known[key]?.changes ?? 0) + Number(changed) } })
}

export function forgetRecord(key: string): void {
  const { [key]: _, ...others } = openRecords.get()
  openRecords.set(others)
}

/** How often the event stream was opened: events sent while it was closed were missed. */
export const streamOpenings = createStore(0)
