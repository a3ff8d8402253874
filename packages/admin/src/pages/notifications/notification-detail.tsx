import { notifications } from '@trace/domain'
import { useEffect, useEffectEvent } from 'react'
import { useLoaderData } from 'react-router'
import { DetailScreen } from '../../screens/detail-screen.tsx'
import type { Entry } from '../../screens/entry.ts'
import { isRead, useReading } from './use-reading.ts'

/** One notification; whoever it was sent to has read it by opening it. */
export function NotificationDetail() {
  const { entry } = useLoaderData<{ entry: Entry }>()
  const { mark, actionsOf } = useReading()
  const opened = useEffectEvent(() => {
    if (isRead(entry) === false) void mark(entry, true)
  })
  useEffect(() => opened(), [entry.id])

  return <DetailScreen resource={notifications} actions={actionsOf} />
}
