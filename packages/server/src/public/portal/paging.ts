import type { Paged } from '@trace/site'

/** The page number that a request asks for; a number beyond the last page gives the last, anything else the first. */
export function pageOf(asked: string | undefined, total: number, size: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / size))
  return { pages, page: /^\d+$/.test(asked ?? '') ? Math.min(Math.max(Number(asked), 1), pages) : 1 }
}

export async function paged<T>(
  asked: string | undefined,
  size: number,
  total: number,
  read: (size: number, offset: number) => Promise<T[]>,
): Promise<Paged<T>> {
  const { page, pages } = pageOf(asked, total, size)
  return { page, pages, total, entries: total === 0 ? [] : await read(size, (page - 1) * size) }
}

/** Maximum distance in rows from either end at which a list is read. */
const FARTHEST = 4_800

/**
 * Reads one page of a long list. Pages beyond the middle are read from the end, so that the last is as fast as the
 * first. Pages too far from both ends are not read; the result names the nearest that are.
 */
export const pagedFromBothEnds = <T>(
  asked: string | undefined,
  size: number,
  total: number,
  read: (size: number, offset: number, isFromEnd: boolean) => Promise<T[]>,
): Promise<Paged<T>> => {
  const { page, pages } = pageOf(asked, total, size)
  const near = Math.floor(FARTHEST / size) + 1
  if (page > near && page <= pages - near)
    return Promise.resolve({ page, pages, total, entries: [], near: { before: near, after: pages - near + 1 } })
  return paged(asked, size, total, async (_, offset) => {
    const count = Math.min(size, total - offset)
    const behind = total - offset - count
    return behind < offset ? (await read(count, behind, true)).toReversed() : read(count, offset, false)
  })
}
