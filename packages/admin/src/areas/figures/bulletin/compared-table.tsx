import { percentChange } from '@trace/domain/areas/figures/bulletin.ts'
import type { Comparable } from '@trace/domain/areas/figures/bulletin.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import styles from './bulletin.module.css'
import { words } from './words.ts'

interface Props {
  heading: string
  /** Heading of the first column. */
  first: string
  rows: readonly ({ id: number; name: string; unit: string; period: string; note?: string | null } & Comparable)[]
}

/**
 * Figures of a period beside those of the same period a year before, each row with its own bar; there is no total,
 * since rows differ in kind.
 */
export function ComparedTable({ heading, first, rows }: Props) {
  if (rows.length === 0) return null
  const most = Math.max(...rows.flatMap(({ now, before }) => [now, before ?? 0]), 1e-9)
  return (
    <section className={`card ${styles['compared']}`}>
      <h2>{heading}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{words.now}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.change}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, unit, period, note, now, before }) => (
            <tr key={id}>
              <th scope="row">
                {name} <small className="soft">{note ? `${period}, ${note}` : period}</small>
                <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect width={((before ?? 0) / most) * 100} height="8" data-before />
                  <rect width={(now / most) * 100} height="5" y="1.5" />
                </svg>
              </th>
              <td>
                {formatNumber(now, 1)} {unit}
              </td>
              <td>{before == null ? '–' : `${formatNumber(before, 1)} ${unit}`}</td>
              <td>
                <Change now={now} before={before ?? null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Change(compared: Comparable) {
  const change = percentChange(compared)
  if (change === null) return compared.now === 0 || compared.before == null ? '–' : words.isNew
  return (
    <span data-way={change > 0 ? 'up' : change < 0 ? 'down' : undefined}>
      {change > 0 ? '+' : change < 0 ? '−' : ''}
      {formatNumber(Math.abs(change))}%
    </span>
  )
}
