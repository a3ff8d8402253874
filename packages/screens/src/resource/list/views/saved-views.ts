import type { Data } from '../../../app/call.ts'

/** State of a list, saved under a name. */
export type SavedView = Data<'GET /api/admin/saved-views'>['entries'][number]

/** Value of `view` in the address for the list without any view, even if the user has a default one. */
export const NO_VIEW = '0'

/** Query of the address that shows a view. */
export const viewSearch = (id: number, query: string | null): string => `?view=${id}${query ? `&${query}` : ''}`

/** State of the list to save: filters, order and columns, but not the page. */
export function viewQuery(search: URLSearchParams, columns: readonly string[] | null): string {
  const query = new URLSearchParams(search)
  query.delete('page')
  query.delete('view')
  if (columns) query.set('columns', columns.join(','))
  return query.toString()
}
