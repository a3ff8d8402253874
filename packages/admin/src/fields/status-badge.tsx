import type { Tone } from '@trace/domain'
import styles from './status-badge.module.css'

/** A state by colour and word. */
export const StatusBadge = ({ label, tone }: { label: string; tone: Tone }) => <span className={styles['badge']} data-tone={tone}>{label}</span>
