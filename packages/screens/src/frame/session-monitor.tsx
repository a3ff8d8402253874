import { Button } from '@mantine/core'
import { IconClockPause, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { api, lastUse } from '../app/api.ts'
import { ModalDialog } from '../ui/modal-dialog.tsx'
import { notify } from '../ui/notices.ts'
import { useUser } from '../app/shell-data.ts'
import { words } from '../ui/words.ts'
import styles from './session-monitor.module.css'

const MINUTE = 60_000
const WARN_BEFORE = 3 * MINUTE
/** Renews the session of somebody who types for this long without any API call. */
const RENEW_AFTER = 5 * MINUTE
const TICK = 5_000

/** Monitors connection and session. */
export function SessionMonitor() {
  return (
    <>
      <Offline />
      <SessionEnd />
    </>
  )
}

function followConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

function Offline() {
  const online = useSyncExternalStore(followConnection, () => navigator.onLine)

  useEffect(() => {
    if (!online) return () => notify({ title: words.online, message: '' })
  }, [online])

  return online ? null : (
    <p role="alert" className={styles['offline']}>
      <IconWifiOff size={18} aria-hidden />
      {words.offline}
    </p>
  )
}

/** Renews the session of an active user, and warns an inactive one before it expires. */
function SessionEnd() {
  const limit = (useUser()?.session_idle_minutes ?? 0) * MINUTE
  const warnBefore = Math.min(WARN_BEFORE, limit / 3)
  const [left, setLeft] = useState(limit)

  const renew = async () => {
    await api('GET', '/profile')
    setLeft(limit)
  }
  const tick = useEffectEvent((active: number) => {
    if (limit === 0) return
    const idle = Date.now() - lastUse()
    if (active > lastUse() && idle > Math.min(RENEW_AFTER, limit / 3) && idle < limit - warnBefore) void renew()
    else if (idle >= limit) dispatchEvent(new CustomEvent('lapsed', { detail: { data: { why: 'expired' } } }))
    else setLeft(limit - idle)
  })

  useEffect(() => {
    let active = 0
    const touch = () => {
      active = Date.now()
    }
    const timer = setInterval(() => tick(active), TICK)
    addEventListener('keydown', touch)
    addEventListener('pointerdown', touch)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', touch)
      removeEventListener('pointerdown', touch)
    }
  }, [])

  if (limit === 0 || left > warnBefore) return null
  return (
    <ModalDialog label={words.sessionTitle} className={styles['ending']} onClose={() => void renew()}>
      <IconClockPause size={40} stroke={1.25} aria-hidden />
      <h2>{words.sessionTitle}</h2>
      <p role="alert" className="soft">
        {words.sessionEnds(Math.ceil(left / MINUTE))}
      </p>
      <Button data-autofocus onClick={() => void renew()}>
        {words.stay}
      </Button>
    </ModalDialog>
  )
}
