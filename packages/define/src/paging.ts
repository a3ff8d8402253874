import type { Pagination } from './entry.ts'
import { isSortable, kinds } from './kinds/index.ts'
import type { Resource } from './resource.ts'

/** Numbers of rows on a page: by default, in the inbox, and at most. */
export const PAGE_ROWS = 10
export const INBOX_PAGE_ROWS = 30
export const MOST_PAGE_ROWS = 100
/** How far a list can be paged, in rows from either end: PostgreSQL reads every row before a page. */
export const MOST_PAGED_ROWS = 10_000
/** Maximum number of rows sorted for one page; a longer list is ordered only by columns that have an index. */
export const MOST_SORTED_ROWS = 20_000

/** Whether a page is near enough to the beginning or the end of its list to be read without long work. */
export function isPageOffered({ page, length, total }: Omit<Pagination, 'total_page'>): boolean {
  const before = (page - 1) * length
  return before < MOST_PAGED_ROWS || total - before <= MOST_PAGED_ROWS
}

/** Whether a list of `total` rows may be ordered by this column. */
export const canSortBy = (resource: Resource, name: string, total: number): boolean =>
  total <= MOST_SORTED_ROWS || hasSortIndex(resource, name)

/**
 * Whether an index keeps the rows in the order of this column. Columns of the list have one, except names of other
 * rows, `unindexed` kinds and numbers counted by the server, whose index would be written with each change. A handmade
 * table has only the index for its default order.
 */
export function hasSortIndex({ fields, title, columns, order, handmade }: Resource, name: string): boolean {
  if (name === order.replace(/^-/, '')) return true
  if (handmade) return false
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return name === 'id' || name === 'created_at'
  const { unindexed, numeric } = kinds[field.kind]
  if (unindexed || (numeric && field.auto)) return false
  return isSortable(field) && field.kind !== 'reference' && (name === title || columns.includes(name))
}
