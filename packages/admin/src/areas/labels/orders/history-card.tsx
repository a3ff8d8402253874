import { orderStatus } from '@trace/domain/areas/labels/issues/states.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import type { HistoryStep } from './order.ts'
import styles from './order-page.module.css'
import { words } from './words.ts'

/** History of an order, newest first: who did what. */
export function HistoryCard({ steps }: { steps: readonly HistoryStep[] }) {
  return (
    <section aria-labelledby="history" className={`card ${styles['card']}`}>
      <h2 id="history">{words.history}</h2>
      <ol className={styles['history']}>
        {steps.toReversed().map(({ id, to_status, note, user, at }) => (
          <li key={id}>
            <span>
              <StatusBadge {...orderStatus.states[to_status]} />
            </span>
            <time dateTime={at}>{formatMoment(at)}</time>
            <p className="soft">{user?.name ?? words.system}</p>
            {note && <p className={styles['note']}>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
