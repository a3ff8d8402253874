import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { titleOf } from './handle.ts'
import styles from './page.module.css'

interface Props {
  /** In place of the route's own title. */
  title?: string
  /** Beside the title: a state, a count. */
  mark?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The heading of a screen, what can be done there, and the screen under it. */
export function Page({ title, mark, actions, children }: Props) {
  const usual = titleOf(useMatches())

  return (
    <>
      <div className={styles['head']}>
        <h1>{title ?? usual}</h1>
        {mark}
        <div className={styles['actions']}>{actions}</div>
      </div>
      {children}
    </>
  )
}
