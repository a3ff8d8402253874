import { percentChange } from '@trace/domain/areas/figures/bulletin.ts'
import type { Compared } from '@trace/domain/areas/figures/bulletin.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import styles from './bulletin.module.css'
import { words } from './words.ts'

interface Props {
  heading: string
  /** Heading of the first column. */
  first: string
  rows: readonly ({ id: number; name: string; unit: string } & Compared)[]
}

/**
 * Figures of this year beside those of last year, each row with its own bar; there is no total, since rows differ in
 * kind.
 */
export function ComparedTable({ heading, first, rows }: Props) {
  if (rows.length === 0) return null
  const most = Math.max(...rows.flatMap(({ now, before }) => [now, before]), 1e-9)
  return (
    <section className={`card ${styles['compared']}`}>
      <h2>{heading}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{words.thisYear}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.change}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, unit, now, before }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none">
                  <rect width={(before / most) * 100} height="8" data-before />
                  <rect width={(now / most) * 100} height="5" y="1.5" />
                </svg>
              </th>
              <td>
                {formatNumber(now, 1)} {unit}
              </td>
              <td>
                {formatNumber(before, 1)} {unit}
              </td>
              <td>
                <Change now={now} before={before} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Change(compared: Compared) {
  const change = percentChange(compared)
  if (change === null) return compared.now === 0 ? '–' : words.isNew
  return (
    <span data-way={change > 0 ? 'up' : change < 0 ? 'down' : undefined}>
      {change > 0 ? '+' : change < 0 ? '−' : ''}
      {formatNumber(Math.abs(change))}%
    </span>
  )
}
