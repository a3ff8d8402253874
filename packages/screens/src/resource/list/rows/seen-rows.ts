import type { Paged } from '@trace/define/entry.ts'
import { MOST_PAGE_ROWS } from '@trace/define/paging.ts'
import type { Resource } from '@trace/define/resource.ts'
import { api } from '../../../app/api.ts'
import { seenVersion } from '../../../app/seen-versions.ts'
import { showAnswer } from '../../../app/show-answer.ts'

/** A row with the version that the user saw. */
export type SeenRow = [id: number, version: number | undefined]

export const seenRows = ({ name }: Resource, ids: Iterable<number>): SeenRow[] =>
  [...ids].map((id) => [id, seenVersion(name, id)])

/** All rows of a list with their present versions, read page by page; null if the list could not be read. */
export async function readAllRows({ name }: Resource, query: URLSearchParams): Promise<SeenRow[] | null> {
  const rows: SeenRow[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const asked = new URLSearchParams(query)
    asked.set('page', String(page))
    asked.set('length', String(MOST_PAGE_ROWS))
    const answer = await api<Paged>('GET', `/${name}?${asked}`)
    if (!answer.ok) {
      showAnswer(answer)
      return null
    }
    rows.push(...answer.data.entries.map(({ id, version }): SeenRow => [id, version]))
    last = answer.data.pagination.total_page
  }
  return rows
}
