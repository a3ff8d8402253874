import type { Field } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { lazy, Suspense, useImperativeHandle, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { isNumeric } from '../fields/field-view.ts'
import { loadChunk } from '../../ui/chunk.ts'
import { GridRow } from './grid-row.tsx'
import type { RowView } from './grid-row.tsx'
import type { LongRowsHandle, Measure } from './long-rows.tsx'
import styles from './grid.module.css'
import { columnsIn, holdsRow } from './sheet.ts'
import type { GridColumn, Typed } from './sheet.ts'
import { useCursor } from './use-cursor.ts'
import { useGridEvents } from './use-grid-events.ts'

/** Above this number of rows, a sheet renders only those in view. */
const MOST_DRAWN = 200

const LongRows = lazy(async () => ({
  default: (await loadChunk('long-rows', () => import('./long-rows.tsx'))).LongRows,
}))

/** Proposed texts for misread cells, by row and column. */
export type Proposals = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface GridHandle {
  /** Moves the cursor to the first cell with a problem and selects its text, so that typing replaces it. */
  goToProblem(): void
}

interface Props {
  ref?: Ref<GridHandle>
  label: string
  heading: ReactNode
  columns: readonly GridColumn[]
  rows: readonly RowView[]
  typed: Typed
  problems: Readonly<Record<string, Problems>>
  proposals?: Proposals
  /** Converts pasted text to the text of a cell. */
  pasted(field: Field, text: string): string
  /** Changes the typed texts; `make` computes the new ones from the current ones. */
  change(make: (now: Typed) => Typed): void
  undo(): void
  /**
   * Makes room for `count` rows starting at `from`, and returns the keys of all rows; without it, rows pasted beyond
   * the end are dropped.
   */
  grow?(from: number, count: number): readonly string[]
  /** A row below all others. */
  foot?: ReactNode
}

/** Editable grid like a spreadsheet: keys move between cells, blocks are copied, pasted, cleared and filled down. */
export function Grid({
  ref,
  label,
  heading,
  columns,
  rows,
  typed,
  problems,
  proposals = {},
  pasted,
  change,
  undo,
  grow,
  foot,
}: Props) {
  const region = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const long = useRef<LongRowsHandle>(null)
  const names = columns.map(({ name }) => name)
  const keys = rows.map(({ key }) => key)
  const isLong = rows.length > MOST_DRAWN
  const textAt = (row: number, column: number): string => {
    const { name, field } = columns[column]!
    return typed[rows[row]!.key]?.[name] ?? rows[row]!.textAt(name, field)
  }
  const { go, goOnceDrawn, goToProblem } = useCursor({ table, long, keys, names, problems })
  useImperativeHandle(ref, () => ({ goToProblem }))
  const { range, isMany, on, onCopy } = useGridEvents({ columns, keys, textAt, pasted, change, undo, grow, go })

  const draw = (index: number, measure?: Measure): ReactNode => {
    const row = rows[index]!
    return (
      <GridRow
        key={row.key}
        row={row}
        index={index}
        columns={columns}
        typed={typed[row.key]}
        problems={problems[row.key]}
        proposals={proposals[row.key]}
        chosen={range && isMany && holdsRow(range, index) ? columnsIn(range) : NONE}
        measure={measure}
        on={on}
      />
    )
  }

  return (
    <div ref={region} className={styles['scroll']} role="region" aria-label={label} tabIndex={0}>
      <table
        ref={table}
        className={styles['grid']}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        data-marked={rows[0]?.mark === undefined ? undefined : true}
        onCopy={(event) => onCopy(event, false)}
        onCut={(event) => onCopy(event, true)}
      >
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ name, field }) => (
              <th key={name} scope="col" data-numeric={isNumeric(field) || undefined}>
                <span data-required={field.required || undefined}>{field.label}</span>
                <span className="soft">{field.unit ?? ' '}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLong ? (
            <Suspense>
              <LongRows
                ref={long}
                keys={keys}
                scroll={region}
                cursor={range?.from.row ?? null}
                draw={draw}
                standing={() => range && goOnceDrawn(range.from)}
              />
            </Suspense>
          ) : (
            rows.map((_, index) => draw(index))
          )}
        </tbody>
        {foot && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  )
}

const NONE: readonly number[] = []
