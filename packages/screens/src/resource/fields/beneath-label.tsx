import type { ReactNode } from 'react'
import styles from './beneath-label.module.css'

/** Where an input will be: its label, and beneath it that it is loading, or that it failed to. */
export const beneathLabel = (inside: ReactNode, { label }: { label?: ReactNode }) => (
  <div className={styles['place']}>
    <span>{label}</span>
    {inside}
  </div>
)
