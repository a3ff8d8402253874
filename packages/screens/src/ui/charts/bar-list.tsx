import { formatFigure, formatNumber } from '@trace/define/text/format.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { vi } from '../vi.ts'
import styles from './bar-list.module.css'

export interface Bar {
  name: string
  value: number
  to?: string
}

/** Horizontal bar chart, longest bar first; for screen readers it is a list. */
export function BarList({ heading, bars, unit = '' }: { heading: string; bars: readonly Bar[]; unit?: string }) {
  const id = useId()
  const most = Math.max(...bars.map(({ value }) => value), 1e-9)

  return (
    <section aria-labelledby={id} className={`card ${styles['panel']}`}>
      <h2 id={id}>{heading}</h2>
      {bars.length === 0 && <p className="soft">{vi.noFigures}</p>}
      <ol className={styles['bars']}>
        {bars.map(({ name, value, to }) => (
          <li key={name}>
            <span className={styles['name']}>{to ? <Link to={to}>{name}</Link> : name}</span>
            <span className={styles['value']} title={formatNumber(value, 2)}>
              {formatFigure(value, 2)}
              {unit && ` ${unit}`}
            </span>
            <span aria-hidden className={styles['track']}>
              <i style={{ width: `${(value / most) * 100}%` }} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
