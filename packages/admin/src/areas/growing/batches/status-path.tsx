import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { batchStatus } from '@trace/domain/areas/growing/states.ts'
import { words } from './words.ts'
import styles from './status-path.module.css'

const path = ['planned', 'in_production', 'harvested', 'closed'] as const

/** Steps of a batch's status, or a note that it was cancelled or recalled. */
export function StatusPath({ status, reason }: { status: keyof typeof batchStatus.states; reason: string | null }) {
  const at = (path as readonly string[]).indexOf(status)
  if (at < 0) {
    const said = status === 'cancelled' ? words.cancelled(reason ?? '') : words.recalled
    return (
      <p className={styles['left']}>
        <IconAlertTriangle size={18} aria-hidden />
        {said}
      </p>
    )
  }
  return (
    <ol aria-label={words.status} className={styles['path']}>
      {path.map((step, index) => (
        <li key={step} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span aria-hidden>{index < at ? <IconCheck size={14} stroke={2.5} /> : index + 1}</span>
          {batchStatus.states[step].label}
        </li>
      ))}
    </ol>
  )
}
