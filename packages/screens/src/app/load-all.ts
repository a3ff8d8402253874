import type { Listed } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { loadPage } from './load.ts'
import type { ListQuery } from './load.ts'

/** Maximum number of pages, of 100 rows each; more than any screen shows. */
const MOST_PAGES = 50

/** Loads all rows of a list, 5,000 at most. */
export async function loadAll<R extends Resource>(
  resource: R,
  query: ListQuery<R>,
  request: Request,
): Promise<Listed<R>[]> {
  const page = (number: number) => loadPage(resource, { ...query, length: MOST_PAGE_ROWS, page: number }, request)
  const first = await page(1)
  const rest = Math.max(0, Math.min(first.pagination.total_page, MOST_PAGES) - 1)
  const others = await Promise.all(Array.from({ length: rest }, (_, at) => page(at + 2)))
  return [first, ...others].flatMap(({ entries }) => entries)
}
