import type { Tone } from '@trace/domain'
import type { ReactNode } from 'react'
import styles from './timeline.module.css'

/** What happens one after the other, down a line. */
export const Timeline = ({ label, children }: { label: string; children: ReactNode }) => (
  <ol aria-label={label} className={styles['timeline']}>
    {children}
  </ol>
)

interface Props {
  /** The colour of its dot; hollow without one: still to come. */
  tone?: Tone | undefined
  heading: ReactNode
  /** At the right of the heading: a state, a date. */
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
