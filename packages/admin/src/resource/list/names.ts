import { resourceByName } from '@trace/domain'
import type { Named } from '@trace/domain'
import { findEntries } from '../../app/load.ts'
import { optionsOf } from '../fields/options.ts'

const known = new Map<string, string>()

/** Remembers what a row is called, so that a filter chosen a moment ago need not ask. */
export const rememberName = (resource: string, { id, name }: Named): void => void known.set(`${resource}/${id}`, name)

/** What rows are called, asked for only where that is not known yet. */
export async function namesOf(resource: string, ids: readonly number[]): Promise<Named[]> {
  if (ids.some((id) => !known.has(`${resource}/${id}`))) {
    const rows = await findEntries(resourceByName(resource), { id: ids.join(','), length: 100 })
    for (const row of optionsOf(resource, rows)) rememberName(resource, row)
  }
  return ids.map((id) => ({ id, name: known.get(`${resource}/${id}`) ?? `#${id}` }))
}
