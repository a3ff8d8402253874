import type { Data } from '../../app/call.ts'

/** A way a list may stand, saved under a name. */
export type SavedView = Data<'GET /api/admin/saved-views'>['entries'][number]

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
