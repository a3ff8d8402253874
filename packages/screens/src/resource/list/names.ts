import type { Named } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import { findOptions } from '../fields/reference/options.ts'

const known = new Map<string, string>()

/** Caches a row's name, so that a filter that was just chosen needs no request. */
export const rememberName = (resource: string, { id, name }: Named): void => void known.set(`${resource}/${id}`, name)

/** Names of rows by id; only unknown ones are requested. */
export async function namesOf(resource: string, ids: readonly number[]): Promise<Named[]> {
  if (ids.some((id) => !known.has(`${resource}/${id}`))) {
    const rows = await findOptions(resource, { id: ids.join(','), length: MOST_PAGE_ROWS })
    for (const row of rows) rememberName(resource, row)
  }
  return ids.map((id) => ({ id, name: known.get(`${resource}/${id}`) ?? `#${id}` }))
}
