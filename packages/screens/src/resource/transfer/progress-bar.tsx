import styles from './progress-bar.module.css'

/** Progress bar with percent. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const at = Math.max(0, Math.min(100, Math.round(percent)))
  return (
    <span className={styles['progress']}>
      <progress aria-label={label} max={100} value={at} data-done={at === 100 || undefined} />
      <span aria-hidden>{at}%</span>
    </span>
  )
}
