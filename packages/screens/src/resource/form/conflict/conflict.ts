import type { Entry } from '@trace/define/entry.ts'
import type { Fields } from '@trace/define/field.ts'
import { createStore } from '../../../ui/store.ts'
import type { Values } from '../form-state.ts'

export interface Conflict {
  fields: Fields
  /** The values that the form began with. */
  before: Values
  yours: Values
  /** `yours` with the names of referenced rows. */
  named: Values
  theirs: Entry
  close(values: Values | null): void
}

export const conflict = createStore<Conflict | null>(null)

/** Shows both versions of a row by field; resolves to the merged values, or null if the user cancels. */
export const askConflict = (versions: Omit<Conflict, 'close'>): Promise<Values | null> =>
  new Promise((resolve) =>
    conflict.set({
      ...versions,
      close(values) {
        conflict.set(null)
        resolve(values)
      },
    }),
  )
