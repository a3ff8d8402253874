import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { Compliance } from '@trace/domain'
import { StatusBadge } from '../../fields/status-badge.tsx'
import styles from './order-page.module.css'
import { words } from './words.ts'

/** The ten items that the trace must tell before labels are given to it. */
export function ComplianceCard({ compliance: { passed, items } }: { compliance: Compliance }) {
  const count = items.filter((item) => item.passed).length

  return (
    <section aria-labelledby="compliance" className={`card ${styles['card']}`}>
      <div className={styles['heading']}>
        <h2 id="compliance">{words.compliance}</h2>
        <StatusBadge tone={passed ? 'success' : 'danger'} label={words.passedCount(count, items.length)} />
      </div>
      <ol className={styles['items']}>
        {items.map((item) => (
          <li key={item.key} data-missing={!item.passed || undefined}>
            {item.passed ? <IconCircleCheck size={18} role="img" aria-label={words.passed} /> : <IconCircleX size={18} role="img" aria-label={words.missing} />}
            <span>{item.label}</span>
            {item.hint && <p className="soft">{item.hint}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
