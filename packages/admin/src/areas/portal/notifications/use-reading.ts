import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import type { Data } from '@trace/screens/app/call.ts'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { words } from './words.ts'

export type Notification = Data<'GET /api/admin/notifications/:id'>['entry']
export type ListedNotification = Data<'GET /api/admin/notifications'>['entries'][number]

/** Marks notifications as read or unread, and refreshes the bell's counter. */
export function useReading() {
  const { revalidate } = useRevalidator()

  const mark = async ({ id }: ListedNotification, is_read: boolean) => {
    const answer = await call('PUT /api/admin/notifications/:id/change-read', { id }, { is_read })
    if (answer.ok) await revalidate()
  }
  const actionsOf = (entry: ListedNotification): RowAction[] => {
    const { is_read } = entry
    return is_read === null
      ? []
      : [{ label: is_read ? words.markUnread : words.markRead, icon: 'other', run: () => mark(entry, !is_read) }]
  }
  return { mark, actionsOf }
}
