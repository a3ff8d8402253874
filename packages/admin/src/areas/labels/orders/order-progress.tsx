import { IconCheck, IconX } from '@tabler/icons-react'
import type { OrderStatus } from '@trace/domain/areas/labels/orders/order-status.ts'
import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { labelOf } from '@trace/define/machine.ts'
import { formatDay } from '@trace/define/text/format.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import type { Order } from './order.ts'
import styles from './order-page.module.css'
import { words } from './words.ts'

const road: readonly OrderStatus[] = ['pending', 'approved', 'printing', 'delivering', 'completed']

const dayOf = (moment: string | undefined): string => formatDay(moment)

/** Progress of an order through the usual states; a rejected or cancelled one shows where it ended. */
export function OrderProgress({ order: { status, history, is_overdue } }: { order: Order }) {
  const reached = new Map(history.map(({ to_status, at }) => [to_status, at]))
  const ended = status === 'rejected' || status === 'cancelled'
  const steps = ended ? [...road.filter((step) => reached.has(step)), status] : road
  const here = steps.indexOf(status)

  return (
    <ol aria-label={words.progress} className={`card ${styles['progress']}`}>
      {steps.map((step, index) => {
        const isEnd = ended && step === status
        const isDone = index < here || status === 'completed'
        const mark = isEnd ? <IconX size={14} stroke={3} /> : isDone ? <IconCheck size={14} stroke={3} /> : index + 1
        return (
          <li
            key={step}
            aria-current={step === status ? 'step' : undefined}
            data-done={(!isEnd && index <= here) || undefined}
            data-ended={isEnd || undefined}
          >
            <span aria-hidden className={styles['mark']}>
              {mark}
            </span>
            <span>{labelOf(orderStatus, step)}</span>
            <small>{dayOf(reached.get(step))}</small>
            {step === status && is_overdue && <StatusBadge label={words.overdue} tone="danger" />}
          </li>
        )
      })}
    </ol>
  )
}
