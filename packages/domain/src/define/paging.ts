import type { Pagination } from './entry.ts'

/** So many rows of a list are paged through from each of its ends: PostgreSQL walks over every row before a page. */
export const MOST_PAGED_ROWS = 10_000

/** Whether a page is near enough to the beginning or the end of its list to be read without long work. */
export function isPageOffered({ page, length, total }: Omit<Pagination, 'total_page'>): boolean {
  const before = (page - 1) * length
  return before < MOST_PAGED_ROWS || total - before <= MOST_PAGED_ROWS
}
