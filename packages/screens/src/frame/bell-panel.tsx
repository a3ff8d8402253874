import type { Need } from '@trace/define/permission.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { call } from '../app/call.ts'
import { vi } from '../ui/vi.ts'
import { useCan } from '../app/shell-data.ts'
import type { Notices } from '../app/shell.ts'
import styles from './bell-panel.module.css'

const NONE = 'Chưa có thông báo nào'

/** A link at the foot of the panel, for users with this permission. */
export interface BellLink {
  label: string
  to: string
  need: Need
}

type Entries = Notices['entries']

interface Props {
  entries: Entries
  links: readonly BellLink[]
  close(): void
}

/** Panel with the latest notices, and links to all of them. */
export function BellPanel({ entries, links, close }: Props) {
  const can = useCan()

  return (
    <>
      <h2 className={styles['title']}>{vi.notices}</h2>
      {entries.length === 0 && <p className={styles['empty']}>{NONE}</p>}
      <ul className={styles['list']}>
        {entries.map((notice) => (
          <li key={notice.id}>
            <Line notice={notice} onOpen={close} />
          </li>
        ))}
      </ul>
      <p className={styles['all']}>
        <Link to="/admin/profile/notices" onClick={close}>
          {vi.myNotices}
        </Link>
        {links
          .filter(({ need }) => can(need))
          .map(({ label, to }) => (
            <Link key={to} to={to} onClick={close}>
              {label}
            </Link>
          ))}
      </p>
    </>
  )
}

function Line({ notice, onOpen }: { notice: Entries[number]; onOpen(): void }) {
  const { id, title, content, is_seen, told_at, to } = notice
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const open = async () => {
    onOpen()
    if (!is_seen) {
      await call('PUT /api/admin/notices/:id/change-seen', { id })
      await revalidate()
    }
    if (to) void navigate(to)
  }

  return (
    <button type="button" className={styles['line']} data-unread={!is_seen || undefined} onClick={() => void open()}>
      <strong>{title}</strong>
      {content && <span>{content}</span>}
      <time dateTime={told_at}>{formatMoment(told_at)}</time>
    </button>
  )
}
