import { Button } from '@mantine/core'
import { IconClockPause, IconWifiOff } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { api, lastUse } from '../api.ts'
import { ModalDialog } from './modal-dialog.tsx'
import { notify } from './notices.ts'
import { words } from './words.ts'
import styles from './watch.module.css'

const MINUTE = 60_000
/** How long a session lives without a call, as the server has it unless it is set otherwise. */
const IDLE_LIMIT = 30 * MINUTE
const WARN_BEFORE = 3 * MINUTE
/** Somebody who types for long without a call is at work all the same. */
const RENEW_AFTER = 5 * MINUTE
const TICK = 5_000

/** Looks after the connection and the session while one works. */
export function Watch() {
  return <><Offline /><SessionEnd /></>
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

  return online ? null : <p role="alert" className={styles['offline']}><IconWifiOff size={18} aria-hidden />{words.offline}</p>
}

/** Renews the session of somebody at work, and warns somebody who is not before it ends. */
function SessionEnd() {
  const [left, setLeft] = useState(IDLE_LIMIT)

  const renew = async () => {
    await api('GET', '/profile')
    setLeft(IDLE_LIMIT)
  }
  const tick = useEffectEvent((active: number) => {
    const idle = Date.now() - lastUse()
    if (active > lastUse() && idle > RENEW_AFTER && idle < IDLE_LIMIT - WARN_BEFORE) void renew()
    else if (idle >= IDLE_LIMIT) dispatchEvent(new Event('lapsed'))
    else setLeft(IDLE_LIMIT - idle)
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

  if (left > WARN_BEFORE) return null
  return (
    <ModalDialog label={words.sessionTitle} className={styles['ending']} onClose={() => void renew()}>
      <IconClockPause size={40} stroke={1.25} aria-hidden />
      <h2>{words.sessionTitle}</h2>
      <p role="alert" className="soft">{words.sessionEnds(Math.ceil(left / MINUTE))}</p>
      <Button data-autofocus onClick={() => void renew()}>{words.stay}</Button>
    </ModalDialog>
  )
}
