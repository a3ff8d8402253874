import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { titleOf } from './handle.ts'
import styles from './page.module.css'

interface Props {
  /** Replaces the route's title. */
  title?: string
  /** Replaces the title and the content beside it. */
  heading?: ReactNode
  /** Content beside the title: a state, a count. */
  mark?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Layout of a screen: heading, actions and content. */
export function Page({ title, heading, mark, actions, children }: Props) {
  const usual = titleOf(useMatches())

  return (
    <>
      <div className={styles['head']}>
        {heading ?? (
          <>
            <h1>{title ?? usual}</h1>
            {mark}
          </>
        )}
        <div className={styles['actions']}>{actions}</div>
      </div>
      {children}
    </>
  )
}
