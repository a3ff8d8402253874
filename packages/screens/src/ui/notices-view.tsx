import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { dismiss, notices } from './notices.ts'
import type { Notice, NoticeGroup } from './notices.ts'
import styles from './notices.module.css'
import { freeBottom, freeTop, keepPlaced, NARROW } from './place-message.ts'
import { useStore } from './store.ts'
import { vi } from './vi.ts'

const labels: Record<NoticeGroup, string> = { default: vi.notices, socket: vi.liveNotices }

/** The two toast areas, bottom right and top right; on a narrow screen one, at the bottom. */
export function Notices() {
  const all = useStore(notices)
  if (matchMedia(NARROW).matches) return <Area group="default" shown={all} />
  return (['default', 'socket'] as const).map((group) => (
    <Area key={group} group={group} shown={all.filter((notice) => notice.group === group)} />
  ))
}

/** A toast area, placed so that it covers nothing important. A click closes a notice and opens its target screen. */
function Area({ group, shown }: { group: NoticeGroup; shown: readonly Notice[] }) {
  const area = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const message = area.current
    if (!message || shown.length === 0) return
    return keepPlaced(() => {
      if (group === 'socket') message.style.top = `${freeTop(message)}px`
      else message.style.bottom = `${freeBottom(message)}px`
    })
  }, [group, shown])

  return (
    <section ref={area} aria-label={labels[group]} aria-live="polite" className={styles['area']} data-group={group}>
      {shown.map((notice, index) => (
        <NoticeCard key={notice.id} notice={notice} behind={index} />
      ))}
    </section>
  )
}

interface Props {
  notice: Notice
  /** Number of older notices, shown on a narrow screen in their place. */
  behind: number
}

function NoticeCard({ notice: { id, title, message, to }, behind }: Props) {
  const navigate = useNavigate()
  const close = () => {
    dismiss(id)
    if (to) void navigate(to)
  }

  return (
    <button
      type="button"
      className={styles['notice']}
      data-behind={behind > 0 ? `+${behind}` : undefined}
      onClick={close}
      onAnimationEnd={() => dismiss(id)}
    >
      <strong>{title}</strong>
      {message && <span>{message}</span>}
    </button>
  )
}
