import { ActionIcon, Popover } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { formatMoment } from '@trace/domain/format'
import { Suspense, use, useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { api } from '../api.ts'
import { vi } from '../vi.ts'
import type { OrderNotice, OrderNotices } from './shell-data.ts'
import styles from './bell.module.css'

/** What happened to stamp orders, with a mark for what nobody has looked at. */
export function Bell({ notices }: { notices: Promise<OrderNotices> }) {
  return (
    <Suspense fallback={<BellButton notices={none} />}>
      <LoadedBell notices={notices} />
    </Suspense>
  )
}

const none: OrderNotices = { entries: [], unread: 0 }

const LoadedBell = ({ notices }: { notices: Promise<OrderNotices> }) => <BellButton notices={use(notices)} />

function BellButton({ notices: { entries, unread } }: { notices: OrderNotices }) {
  const [open, setOpen] = useState(false)
  const label = unread > 0 ? `${vi.orderNotices}, ${vi.unread(unread)}` : vi.orderNotices

  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={360} trapFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={() => setOpen(!open)}>
          <IconBell size={18} />
          {unread > 0 && <span aria-hidden className={styles['mark']}>{unread > 9 ? '9+' : unread}</span>}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <h2 className={styles['title']}>{vi.orderNotices}</h2>
        {entries.length === 0 && <p className={styles['empty']}>{vi.noOrderNotices}</p>}
        <ul className={styles['list']}>
          {entries.map((notice) => <li key={notice.id}><Line notice={notice} onOpen={() => setOpen(false)} /></li>)}
        </ul>
        <Link to="/admin/origin/orders" className={styles['all']} onClick={() => setOpen(false)}>{vi.allOrders}</Link>
      </Popover.Dropdown>
    </Popover>
  )
}

function Line({ notice: { id, title, content, is_watched, order_id, created_at }, onOpen }: { notice: OrderNotice; onOpen(): void }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  const open = async () => {
    onOpen()
    if (!is_watched) {
      await api('PUT', `/order-notifications/${id}/change-watched`, { is_watched: true })
      await revalidate()
    }
    if (order_id) void navigate(`/admin/origin/orders/${order_id}/view`)
  }

  return (
    <button type="button" className={styles['line']} data-unread={!is_watched || undefined} onClick={() => void open()}>
      <strong>{title}</strong>
      {content && <span>{content}</span>}
      <time dateTime={created_at}>{formatMoment(created_at)}</time>
    </button>
  )
}
