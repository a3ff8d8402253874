import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLoaderData } from 'react-router'
import { DetailScreen, DetailSection, DetailSections } from '@trace/screens/resource/detail/detail-screen.tsx'
import { useNotificationActions } from './use-notification-actions.ts'
import { useReading } from './use-reading.ts'
import type { Notification } from './use-reading.ts'
import { words } from './words.ts'

/** Detail screen of a notification; opening it marks it as read for its recipient. */
export function NotificationDetail() {
  const { entry } = useLoaderData<{ entry: Notification }>()
  const { mark } = useReading()
  const actionsOf = useNotificationActions()
  const opened = useEffectEvent(() => {
    if (entry.is_read === false) void mark(entry, true)
  })
  useEffect(() => opened(), [entry.id])

  return (
    <DetailScreen
      resource={notifications}
      actions={() => actionsOf(entry)}
      below={() => <Failures failures={entry.failures} />}
      body={() => (
        <DetailSections resource={notifications} entry={entry} except={entry.type === 'market' ? [] : ['price']} />
      )}
    />
  )
}

/** E-mails that could not be delivered, with the reasons. */
function Failures({ failures }: Pick<Notification, 'failures'>) {
  if (failures.length === 0) return null
  return (
    <DetailSection heading={words.failures}>
      {failures.map(({ name, email, error }) => (
        <div key={email}>
          <dt>
            {name} · {email}
          </dt>
          <dd>{error}</dd>
        </div>
      ))}
    </DetailSection>
  )
}
