import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { formatNumber } from '@trace/define/text/format.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Todo } from './leader-data.ts'
import styles from './home-page.module.css'
import { words } from './words.ts'

/** Pending tasks, each with a link to its screen. */
export function TodoCard({ heading = words.todo, todo }: { heading?: string; todo: readonly Todo[] }) {
  const id = useId()
  const waiting = todo.filter(({ count }) => count > 0)

  return (
    <section aria-labelledby={id} className={`card ${styles['todo']}`}>
      <h2 id={id}>{heading}</h2>
      {waiting.length === 0 && (
        <p className={styles['done']}>
          <IconCircleCheck size={18} aria-hidden />
          {words.todoDone}
        </p>
      )}
      <ul>
        {waiting.map(({ key, label, count, to }) => (
          <li key={key}>
            {to ? (
              <Link to={to}>
                <strong>{formatNumber(count)}</strong>
                {label}
                <IconChevronRight size={16} aria-hidden />
              </Link>
            ) : (
              <span>
                <strong>{formatNumber(count)}</strong>
                {label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
