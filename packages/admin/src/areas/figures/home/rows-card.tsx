import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import type { Icon } from '@tabler/icons-react'
import type { Tone } from '@trace/define/machine.ts'
import type { Resource } from '@trace/define/resource.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { screenNeed } from '@trace/screens/app/guard.ts'
import { useCan } from '@trace/screens/app/shell-data.ts'
import { useReturnState } from '@trace/screens/app/way-back.ts'
import { createAddress } from '@trace/screens/resource/addresses.ts'
import { vi } from '@trace/screens/ui/vi.ts'
import styles from './rows-card.module.css'
import { words } from './words.ts'

export interface CardRow {
  key: string
  to: string
  name: string
  icon?: Icon
  hint?: string | null | undefined
  /** Text at the end of the line: a date or a number. */
  aside?: string | undefined
  tone?: Tone | undefined
}

interface Props {
  heading: string
  rows: readonly CardRow[]
  /** Text shown if there are no rows. */
  empty?: string
  /** Address of the list with all rows. */
  more?: string | undefined
  /** Resource the user may add a row of. */
  adds?: Resource
}

/** A few rows that need attention, each a link. */
export function RowsCard({ heading, rows, empty, more, adds }: Props) {
  const id = useId()
  const mayAdd = useCan()
  const way = useReturnState()
  return (
    <section aria-labelledby={id} className={`card ${styles['rows']}`}>
      <div>
        <h2 id={id}>{heading}</h2>
        {adds && mayAdd(screenNeed(adds, 'create')) && (
          <Link to={createAddress(adds)} state={way}>
            {vi.addOne(adds.label)}
          </Link>
        )}
        {more && rows.length > 0 && <Link to={more}>{words.all}</Link>}
      </div>
      {rows.length === 0 ? (
        <p className={styles['empty']}>
          <IconCircleCheck size={18} aria-hidden />
          {empty}
        </p>
      ) : (
        <ul>
          {rows.map(({ key, to, name, icon: Mark, hint, aside, tone }) => (
            <li key={key}>
              <Link to={to} state={way}>
                {Mark && <Mark size={18} stroke={1.5} aria-hidden />}
                <span>
                  {name}
                  {hint && <span className="soft">{hint}</span>}
                </span>
                {aside && <span data-tone={tone}>{aside}</span>}
                <IconChevronRight size={16} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
