import type { Tone } from '@trace/define/machine.ts'
import styles from './status-badge.module.css'

/** Badge of a state: colour and label. */
export const StatusBadge = ({ label, tone }: { label: string; tone: Tone }) => (
  <span className={styles['badge']} data-tone={tone}>
    {label}
  </span>
)
