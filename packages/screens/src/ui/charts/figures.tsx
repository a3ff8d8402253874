import { formatFigure, formatNumber } from '@trace/define/text/format.ts'
import { Link } from 'react-router'
import styles from './figures.module.css'

export interface Figure {
  label: string
  value: number
  /** Unit shown after the figure. */
  unit?: '%'
  /** Text under the figure: what it is compared with. */
  hint?: string
  tone?: 'warning'
  to?: string
}

/** Key figures in a row. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className={styles['figures']}>
      {figures.map((figure) => (
        <li key={figure.label} className="card" data-tone={figure.value > 0 ? figure.tone : undefined}>
          {figure.to ? (
            <Link to={figure.to}>
              <Content {...figure} />
            </Link>
          ) : (
            <div>
              <Content {...figure} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Content({ label, value, unit, hint }: Figure) {
  return (
    <>
      <span className="soft">{label}</span>
      <strong title={formatNumber(value) + (unit ?? '')}>
        {formatFigure(value)}
        {unit}
      </strong>
      {hint && <span className={styles['hint']}>{hint}</span>}
    </>
  )
}
