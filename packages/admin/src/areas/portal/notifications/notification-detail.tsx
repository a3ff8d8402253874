import { notifications } from '@trace/domain'
import type { Entry } from '@trace/domain'
import { useEffect, useEffectEvent } from 'react'
import { useLoaderData } from 'react-router'
import { DetailScreen, DetailSection, DetailSections } from '../../../resource/detail/detail-screen.tsx'
import { isRead, useReading } from './use-reading.ts'
import { words } from './words.ts'

/** One notification; whoever it was sent to has read it by opening it. */
export function NotificationDetail() {
  const { entry } = useLoaderData<{ entry: Entry }>()
  const { mark, actionsOf } = useReading()
  const opened = useEffectEvent(() => {
    if (isRead(entry) === false) void mark(entry, true)
  })
  useEffect(() => opened(), [entry.id])

  return (
    <DetailScreen
      resource={notifications}
      actions={actionsOf}
      below={Failures}
      body={(row) => (
        <DetailSections resource={notifications} entry={row} except={row['type'] === 'market' ? [] : ['price']} />
      )}
    />
  )
}

/** The letters that never arrived, and why. */
function Failures(entry: Entry) {
  const failures = entry['failures'] as { name: string; email: string; error: string }[]
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
