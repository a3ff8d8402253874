import { useComputedColorScheme } from '@mantine/core'
import { formatNumber } from '@trace/define/text/format.ts'
import { useEffect, useId, useRef } from 'react'
import { loadChunk } from '../chunk.ts'
import { vi } from '../vi.ts'
import type { ChartData } from './chart-data.ts'
import styles from './chart.module.css'

interface Props {
  heading: string
  /** Pass the same object while the figures are unchanged; a new one redraws the chart. */
  data: ChartData
}

/** Column chart over time, drawn by a lazy-loaded library; an accessible table has the same figures. */
export function Chart({ heading, data }: Props) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const scheme = useComputedColorScheme('light')

  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = new AbortController()
    void loadChunk('charts', () => import('./draw-chart.ts')).then(({ drawChart }) => {
      if (stop.signal.aborted) return
      const chart = drawChart(element, data)
      const observer = new ResizeObserver(() => chart.resize())
      observer.observe(element)
      stop.signal.addEventListener('abort', () => {
        observer.disconnect()
        chart.dispose()
      })
    })
    return () => stop.abort()
  }, [data, scheme])

  return (
    <section aria-labelledby={id} className={`card ${styles['panel']}`}>
      <header className={styles['head']}>
        <h2 id={id}>{heading}</h2>
        {data.series.length > 1 && (
          <ul aria-hidden className={styles['legend']}>
            {data.series.map(({ label, tone }) => (
              <li key={label} data-tone={tone}>
                {label}
              </li>
            ))}
          </ul>
        )}
      </header>
      <div ref={box} aria-hidden className={styles['canvas']} />
      <details className={styles['figures']}>
        <summary>{vi.showFigures}</summary>
        <FiguresTable heading={heading} data={data} />
      </details>
    </section>
  )
}

function FiguresTable({ heading, data: { axis, names, series } }: Props) {
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={heading}>
      <table>
        <thead>
          <tr>
            <th scope="col">{axis}</th>
            {series.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {series.map(({ label, values }) => (
                <td key={label}>{formatNumber(values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
