import type { ReactNode } from 'react'
import styles from './beneath-label.module.css'

/** Placeholder of an input: its label, and below it a note that the input is loading or failed to load. */
export const beneathLabel = (inside: ReactNode, { label }: { label?: ReactNode }) => (
  <div className={styles['place']}>
    <span>{label}</span>
    {inside}
  </div>
)
