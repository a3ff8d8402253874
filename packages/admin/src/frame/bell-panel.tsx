import { orders } from '@trace/domain/areas/labels/orders.ts'
import { needs } from '@trace/define/resource.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '../app/api.ts'
import { vi } from '../ui/vi.ts'
import { words } from './bell-words.ts'
import { listNotifications, useCan } from '../app/shell-data.ts'
import type { Notice } from '../app/shell.ts'
import styles from './bell-panel.module.css'

const listOrders = needs(orders, 'list')

/** Panel with the latest notices, and a link to all of them. */
export function BellPanel({ entries, close }: { entries: readonly Notice[]; close(): void }) {
  const can = useCan()

  return (
    <>
      <h2 className={styles['title']}>{vi.notices}</h2>
      {entries.length === 0 && <p className={styles['empty']}>{words.noNotices}</p>}
      <ul className={styles['list']}>
        {entries.map((notice) => (
          <li key={notice.key}>
            <Line notice={notice} onOpen={close} />
          </li>
        ))}
      </ul>
      <p className={styles['all']}>
        <Link to="/admin/profile/notices" onClick={close}>
          {vi.myNotices}
        </Link>
        {can(listNotifications) && (
          <Link to="/admin/notifications?received=true" onClick={close}>
            {words.allNotices}
          </Link>
        )}
        {can(listOrders) && (
          <Link to="/admin/origin/orders" onClick={close}>
            {words.allOrders}
          </Link>
        )}
      </p>
    </>
  )
}

function Line({ notice: { title, content, isSeen, at, to, mark }, onOpen }: { notice: Notice; onOpen(): void }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const open = async () => {
    onOpen()
    if (!isSeen) {
      await api('PUT', mark.path, mark.body)
      await revalidate()
    }
    if (to) void navigate(to)
  }

  return (
    <button type="button" className={styles['line']} data-unread={!isSeen || undefined} onClick={() => void open()}>
      <strong>{title}</strong>
      {content && <span>{content}</span>}
      <time dateTime={at}>{formatMoment(at)}</time>
    </button>
  )
}
