import { Button } from '@mantine/core'
import type { Boundary } from '@trace/define/geo/geodesic-area.ts'
import { landArea } from '@trace/define/geo/land.ts'
import { formatArea } from '@trace/define/text/format.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { joined } from './boundary-file.ts'
import type { Plot } from './boundary-file.ts'
import styles from './plot-chooser.module.css'
import { words } from './words.ts'

export interface NamedPlot {
  name: string
  boundary: Boundary
  hectares: number
}

export interface PlotChooserProps {
  plots: readonly Plot[]
  /** Takes the chosen plots as one boundary. */
  take(boundary: Boundary): void
  close(): void
  /** Further actions for the chosen plots; `done` removes plots from the list. */
  split?: ((chosen: readonly NamedPlot[], done: (plots: readonly NamedPlot[]) => void) => ReactNode) | undefined
}

/** Lets the user choose which plots of a file become the boundary, each as one of its parts. */
export function PlotChooser({ plots, take, close, split }: PlotChooserProps) {
  const [left, setLeft] = useState<NamedPlot[]>(() =>
    plots.map(({ name, boundary }, at) => ({
      name: name ?? words.plot(at + 1),
      boundary,
      hectares: Math.round(landArea(boundary) * 10_000) / 10_000,
    })),
  )
  const [chosen, setChosen] = useState<ReadonlySet<NamedPlot>>(() => new Set(left))
  const taken = left.filter((plot) => chosen.has(plot))
  const toggle = (plot: NamedPlot) =>
    setChosen(new Set(chosen.has(plot) ? [...chosen].filter((one) => one !== plot) : [...chosen, plot]))
  const done = (plots: readonly NamedPlot[]) => setLeft((known) => known.filter((plot) => !plots.includes(plot)))

  return (
    <section className={styles['chooser']} aria-label={words.plots}>
      <p>{words.severalPlots(left.length)}</p>
      <label>
        <input
          type="checkbox"
          checked={taken.length === left.length}
          onChange={() => setChosen(new Set(taken.length === left.length ? [] : left))}
        />
        {words.allPlots}
      </label>
      <ul>
        {left.map((plot, at) => (
          <li key={at}>
            <label>
              <input type="checkbox" checked={chosen.has(plot)} onChange={() => toggle(plot)} />
              {plot.name} <span className="soft">{formatArea(plot.hectares)}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles['ways']}>
        <Button variant="default" size="xs" disabled={taken.length === 0} onClick={() => take(joined(taken))}>
          {words.asOne(taken.length)}
        </Button>
        {taken.length > 1 && split?.(taken, done)}
        <Button variant="subtle" size="xs" onClick={close}>
          {words.closePlots}
        </Button>
      </div>
    </section>
  )
}
