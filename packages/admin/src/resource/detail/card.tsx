import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './card.module.css'

interface Props {
  heading: string
  /** At the right of the heading. */
  aside?: ReactNode
  /** What is inside reaches to the edges: a table. */
  flush?: boolean
  children: ReactNode
}

/** A part of a page under its heading. */
export function Card({ heading, aside, flush, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`card ${styles['card']}`} data-flush={flush || undefined}>
      <div className={styles['head']}>
        <h2 id={id}>{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** What a page is about at the left, and beside it what is known of it; one over the other where there is no room. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles['columns']}>{children}</div>
export const Column = ({ children }: { children: ReactNode }) => <div className={styles['column']}>{children}</div>
