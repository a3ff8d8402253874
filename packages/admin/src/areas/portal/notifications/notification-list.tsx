import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { useLoaderData, useSearchParams } from 'react-router'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { useUser } from '@trace/screens/app/shell-data.ts'
import { Tabs } from '@trace/screens/ui/tabs.tsx'
import { useNotificationActions } from './use-notification-actions.ts'
import type { ListedNotification } from './use-reading.ts'
import { words } from './words.ts'

const own: ListColumn<typeof notifications> = {
  label: words.received,
  cell: ({ is_read }: ListedNotification) =>
    is_read !== null && <StatusBadge tone={is_read ? 'neutral' : 'info'} label={is_read ? words.read : words.unread} />,
}

/** List of notifications. The user's own are marked; users who also see others can filter by them. */
export function NotificationList() {
  const { entries } = useLoaderData<{ entries: ListedNotification[] }>()
  const actionsOf = useNotificationActions()
  const seesAll = useUser()?.role?.scope === 'province'
  const columns: ListColumn<typeof notifications>[] = [
    'title',
    ...(entries.some(({ is_read }) => is_read !== null) ? [own] : []),
    'type',
    'audience',
    'send_at',
    'sent_at',
    'recipient_count',
    'read_count',
    'status',
  ]

  return (
    <ListScreen resource={notifications} columns={columns} actions={actionsOf} above={seesAll && <ReceiverTabs />} />
  )
}

function ReceiverTabs() {
  const [search] = useSearchParams()
  const received = search.get('received') === 'true'
  const tabs = [
    { label: words.all, to: '?', current: !received },
    { label: words.received, to: '?received=true&sort_by=sent_at&sort_dir=desc', current: received },
  ]
  return <Tabs label={words.tabs} tabs={tabs} />
}
