import type { Tone } from '@trace/define/machine.ts'
import type { ReactNode } from 'react'
import styles from './timeline.module.css'

/** Vertical timeline. */
export const Timeline = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol aria-label={label} className={styles['timeline']}>
    {children}
  </ol>
)

interface Props {
  /** Colour of the dot; without one the dot is hollow, for steps still to come. */
  tone?: Tone | undefined
  heading: ReactNode
  /** Content at the right end of the heading: a state, a date. */
  aside?: ReactNode
  children?: ReactNode
}

export function TimelineItem({ tone, heading, aside, children }: Props) {
  return (
    <li data-tone={tone}>
      <div className={styles['head']}>
        <h3>{heading}</h3>
        {aside}
      </div>
      {children}
    </li>
  )
}
