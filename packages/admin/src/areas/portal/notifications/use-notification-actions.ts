import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { notificationStatus } from '@trace/domain/areas/portal/states.ts'
import { canMove } from '@trace/define/machine.ts'
import { useRevalidator } from 'react-router'
import { call } from '@trace/screens/app/call.ts'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { askForm } from '@trace/screens/resource/form/ask-form.tsx'
import type { RowAction } from '@trace/screens/resource/list/rows/row-actions.ts'
import { useReading } from './use-reading.ts'
import type { ListedNotification } from './use-reading.ts'
import { words } from './words.ts'

const fields = { send_at: { ...notifications.fields.send_at, required: true } as const }

/** Actions on a notification besides the usual ones: scheduling it, and marking it as read. */
export function useNotificationActions(): (entry: ListedNotification) => RowAction[] {
  const { revalidate } = useRevalidator()
  const { actionsOf } = useReading()
  const mayMove = useCan()(screenNeed(notifications, 'update'))

  const schedule =
    ({ id, title, send_at }: ListedNotification) =>
    () =>
      askForm({
        title: words.scheduleTitle(title),
        fields,
        entry: { send_at },
        submit: words.schedule,
        onDone: () => void revalidate(),
        send: (body) =>
          call('PUT /api/admin/notifications/:id/change-status/:status', { id, status: 'scheduled' }, body),
      })

  return (entry) => [
    ...(mayMove && canMove(notificationStatus, entry.status, 'scheduled')
      ? [{ label: words.schedule, icon: 'move' as const, run: schedule(entry) }]
      : []),
    ...actionsOf(entry),
  ]
}
