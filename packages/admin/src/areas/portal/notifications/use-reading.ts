import type { Entry, Listed, notifications } from '@trace/domain'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import type { RowAction } from '../../../resource/list/row-actions.ts'
import { words } from './words.ts'

/** Whether the person at the screen has read it; null when it was not sent to them. */
type Reading = { is_read: boolean | null }

export type Notification = Entry<typeof notifications> &
  Reading & { failures: readonly { name: string; email: string; error: string }[] }
export type ListedNotification = Listed<typeof notifications> & Reading

/** Marks notifications as read or not, and has the bell count anew. */
export function useReading() {
  const { revalidate } = useRevalidator()

  const mark = async ({ id }: ListedNotification, is_read: boolean) => {
    const answer = await api('PUT', `/notifications/${id}/change-read`, { is_read })
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
