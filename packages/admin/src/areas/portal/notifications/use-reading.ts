import type { Entry } from '@trace/domain'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import type { RowAction } from '../../../resource/list/row-actions.ts'
import { words } from './words.ts'

/** Whether the person at the screen has read a notification; null when it was not sent to them. */
export const isRead = ({ is_read }: Entry): boolean | null => (typeof is_read === 'boolean' ? is_read : null)

/** Marks notifications as read or not, and has the bell count anew. */
export function useReading() {
  const { revalidate } = useRevalidator()

  const mark = async ({ id }: Entry, is_read: boolean) => {
    const answer = await api('PUT', `/notifications/${id}/change-read`, { is_read })
    if (answer.ok) await revalidate()
  }
  const actionsOf = (entry: Entry): RowAction[] => {
    const read = isRead(entry)
    return read === null
      ? []
      : [{ label: read ? words.markUnread : words.markRead, icon: 'other', run: () => mark(entry, !read) }]
  }
  return { mark, actionsOf }
}
