import type { NoticeEvent } from '@trace/define/notice-events.ts'
import { isWorded } from '@trace/define/notices.ts'
import type { Resource } from '@trace/define/resource.ts'

/** A notice as its table keeps it. */
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

/** How many rows a list can be asked for by their ids. */
const MOST_NAMED = 100

/** Whether the second line of a notice is what was said, or what it is that expires, and no reason. */
const isSaid = (event: NoticeEvent): boolean => tellsTalk(event) || event === 'expiring' || isWorded(event)

/** Whether a notice tells what somebody said about a row. */
export const tellsTalk = (event: NoticeEvent): boolean => event === 'mentioned' || event === 'commented'

/** The second line of a notice: who did it, and why; or what it is that expires. */
export const contentOf = ({ event, by_name, reason }: Pick<NoticeRow, 'event' | 'by_name' | 'reason'>): string =>
  [by_name, isSaid(event) ? reason : reason && `Lý do: ${reason}`].filter(Boolean).join(' · ')

/** Path of the screen that shows the rows of a notice: the row itself, where it was talked of; or a list of just these rows. */
export function screenOf(
  { screen, detail }: Resource,
  ids: readonly number[],
  count: number,
  event: NoticeEvent,
): string {
  if (count === 1 && detail) return `/admin/${screen}/${ids[0]}/detail${tellsTalk(event) ? '#trao-doi' : ''}`
  return count > MOST_NAMED ? `/admin/${screen}` : `/admin/${screen}?id=${ids.join(',')}`
}
