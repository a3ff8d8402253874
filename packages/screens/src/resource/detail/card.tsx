import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './card.module.css'

interface Props {
  heading: string
  /** Content at the right end of the heading. */
  aside?: ReactNode
  /** No padding, for tables that reach the edges. */
  flush?: boolean
  children: ReactNode
}

/** Section of a page with a heading. */
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

/** Sections that belong together, as one card divided by lines. */
export const CardGroup = ({ children }: { children: ReactNode }) => (
  <div className={`card ${styles['group']}`}>{children}</div>
)

/** Two columns, main content and side facts; stacked on narrow screens. */
export const Columns = ({ children }: { children: ReactNode }) => <div className={styles['columns']}>{children}</div>
export const Column = ({ children }: { children: ReactNode }) => <div className={styles['column']}>{children}</div>
