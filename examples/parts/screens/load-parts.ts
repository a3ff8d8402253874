import type { Entry } from '@trace/define/entry.ts'
import { findEntries, findEntry } from '@trace/screens/app/load.ts'
import { samples } from '../src/definitions.ts'

export type Sample = Entry<typeof samples>

/** Loads the newest sample: in a new database the one with all fields filled. */
export async function loadParts(): Promise<Sample | null> {
  const [newest] = await findEntries(samples, { length: 1 })
  return newest ? findEntry(samples, newest.id) : null
}
