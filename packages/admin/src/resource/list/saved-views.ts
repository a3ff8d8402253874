import type { Entry } from '@trace/domain'

/** A way a list may stand, saved under a name. */
export interface SavedView extends Entry {
  name: string
  query: string | null
  role_ids: number[]
  is_own: boolean
  is_default: boolean
}

/** In the address: the list with nothing set, where it would open with another view otherwise. */
export const NO_VIEW = '0'

/** The search of the address that shows a view. */
export const viewSearch = (id: number, query: string | null): string => `?view=${id}${query ? `&${query}` : ''}`

/** How a list stands now, to be saved: filters, order and columns, but not the page. */
export function viewQuery(search: URLSearchParams, columns: readonly string[] | null): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete('view')
  if (columns) query.set('columns', columns.join(','))
  return query.toString()
}
