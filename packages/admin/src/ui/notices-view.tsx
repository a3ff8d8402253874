import { useNavigate } from 'react-router'
import { vi } from './vi.ts'
import { dismiss, notices } from './notices.ts'
import type { Notice, NoticeGroup } from './notices.ts'
import { useStore } from './store.ts'
import styles from './notices.module.css'

const labels: Record<NoticeGroup, string> = { default: vi.notices, socket: vi.liveNotices }

/** One of the two toast areas. A click closes a notice and opens its target screen. */
export function NoticeArea({ group }: { group: NoticeGroup }) {
  const shown = useStore(notices).filter((notice) => notice.group === group)

  return (
    <section aria-label={labels[group]} aria-live="polite" className={styles['area']} data-group={group}>
      {shown.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function NoticeCard({ notice: { id, title, message, to } }: { notice: Notice }) {
  const navigate = useNavigate()
  const close = () => {
    dismiss(id)
    if (to) void navigate(to)
  }

  return (
    <button type="button" className={styles['notice']} onClick={close} onAnimationEnd={() => dismiss(id)}>
      <strong>{title}</strong>
      {message && <span>{message}</span>}
    </button>
  )
}
