import type { NoticeEvent } from '@trace/define/notice-events.ts'
import { hasGivenTitle } from '@trace/define/notices.ts'
import type { Resource } from '@trace/define/resource.ts'

/** A row of the table of notices. */
export interface NoticeRow {
  id: number
  resource: string
  event: NoticeEvent
  row_ids: number[]
  count: number
  name: string
  reason: string | null
  by_name: string | null
  told_at: string
  is_seen: boolean
}

/** Maximum of ids by which a list can be filtered. */
const MOST_NAMED = 100

/** Whether the second line of a notice is a comment, its own wording or what expires, instead of a reason. */
const isSaid = (event: NoticeEvent): boolean => tellsTalk(event) || event === 'expiring' || hasGivenTitle(event)

/** Whether a notice shows a comment on a row. */
export const tellsTalk = (event: NoticeEvent): boolean => event === 'mentioned' || event === 'commented'

/** The second line of a notice: who did it, and why; or what expires. */
export const contentOf = ({ event, by_name, reason }: Pick<NoticeRow, 'event' | 'by_name' | 'reason'>): string =>
  [by_name, isSaid(event) ? reason : reason && `Lý do: ${reason}`].filter(Boolean).join(' · ')

/**
 * Path of the screen for the rows of a notice: the page of a single row, at its comments if the notice is about them;
 * or a list of just these rows.
 */
export function screenOf(
  { screen, detail }: Resource,
  ids: readonly number[],
  count: number,
  event: NoticeEvent,
): string {
  if (count === 1 && detail) return `/admin/${screen}/${ids[0]}/detail${tellsTalk(event) ? '#trao-doi' : ''}`
  return count > MOST_NAMED ? `/admin/${screen}` : `/admin/${screen}?id=${ids.join(',')}`
}
