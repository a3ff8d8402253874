import { Button } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { LEAST_WIDTH, MOST_WIDTH, useWidths } from './column-widths.ts'
import type { ShownColumn } from './columns.ts'
import styles from './columns-panel.module.css'
import { words } from '../words.ts'

const STEP = 8

/** Sets the widths of shown columns, by keyboard or on a tablet; the table shows them at once. */
export function WidthsPanel({ screen, columns }: { screen: string; columns: readonly ShownColumn[] }) {
  const { widths, setWidth, reset } = useWidths(screen)

  return (
    <details className={styles['widths']}>
      <summary>{words.widths}</summary>
      <p className="soft">{words.widthsHint}</p>
      {columns.map(({ key, label }) => {
        const width = widths[key] ?? widthNow(key)
        return (
          <label key={key}>
            <span>{label}</span>
            <input
              type="range"
              aria-label={words.widthOf(label)}
              aria-valuetext={words.pixels(width)}
              min={LEAST_WIDTH}
              max={MOST_WIDTH}
              step={STEP}
              value={width}
              onChange={(event) => setWidth(key, Number(event.currentTarget.value))}
            />
          </label>
        )
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRestore size={14} />}
        disabled={Object.keys(widths).length === 0}
        onClick={reset}
      >
        {words.ownWidths}
      </Button>
    </details>
  )
}

/** Current width of a column that the user has not sized. */
const widthNow = (key: string): number =>
  document.querySelector<HTMLElement>(`th[data-sizable="${CSS.escape(key)}"]`)?.offsetWidth ?? LEAST_WIDTH
