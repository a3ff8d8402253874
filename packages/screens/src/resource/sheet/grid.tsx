import type { Field } from '@trace/define/field.ts'
import type { Problems } from '@trace/define/read.ts'
import { lazy, Suspense, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { isNumeric } from '../fields/field-view.ts'
import { loadChunk } from '../../ui/chunk.ts'
import { isComposing } from '../../ui/quick-keys.ts'
import { GridRow, ROW } from './grid-row.tsx'
import type { GridEvents, RowView } from './grid-row.tsx'
import type { LongRowsHandle, Measure } from './long-rows.tsx'
import styles from './grid.module.css'
import { clear, columnsIn, fillDown, holdsRow, keyMove, paste, put, rowsIn } from './sheet.ts'
import type { GridColumn, Place, Range, Typed } from './sheet.ts'
import { readTsv, writeTsv } from './tsv.ts'

/** A sheet of more rows than this draws those in view only. */
const MOST_DRAWN = 200

const LongRows = lazy(async () => ({
  default: (await loadChunk('long-rows', () => import('./long-rows.tsx'))).LongRows,
}))

/** What was probably meant by a misread cell. */
export type Proposals = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface GridHandle {
  /** Leads to the first cell with a problem and selects its text, so that typing replaces it. */
  goToProblem(): void
}

interface Props {
  ref?: Ref<GridHandle>
  label: string
  /** Heading of the rows. */
  heading: ReactNode
  columns: readonly GridColumn[]
  rows: readonly RowView[]
  typed: Typed
  problems: Readonly<Record<string, Problems>>
  proposals?: Proposals
  /** Text of a cell as it is pasted. */
  pasted(field: Field, text: string): string
  /** Takes what makes the next texts of those of this moment. */
  change(make: (now: Typed) => Typed): void
  undo(): void
  /**
   * Makes room for so many rows from this one on, and answers the keys of all rows; without it, what is pasted beyond
   * the end is dropped.
   */
  grow?(from: number, count: number): readonly string[]
  /** A row under all others. */
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
  const [range, setRange] = useState<Range | null>(null)
  const names = columns.map(({ name }) => name)
  const keys = rows.map(({ key }) => key)
  const long = useRef<LongRowsHandle>(null)
  const isLong = rows.length > MOST_DRAWN
  const textAt = (row: number, column: number): string => {
    const { name, field } = columns[column]!
    return typed[rows[row]!.key]?.[name] ?? rows[row]!.textAt(name, field)
  }

  /** Puts the cursor into a cell that is drawn; answers whether it is. */
  const go = ({ row, column }: Place): boolean => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)
    cell?.focus()
    if (cell && isTextBox(cell)) cell.select()
    return cell !== null && cell !== undefined
  }
  const goOnceDrawn = (to: Place, frames = FRAMES_TO_DRAW) => {
    if (!go(to) && frames > 0) requestAnimationFrame(() => goOnceDrawn(to, frames - 1))
  }
  const goToProblem = (frames = FRAMES_TO_DRAW) => {
    const row = keys.findIndex((key) => Object.keys(problems[key] ?? {}).some((name) => name !== ROW))
    // The problems may be known, but not drawn yet.
    if (row < 0 && frames > 0) requestAnimationFrame(() => again.current(frames - 1))
    if (row < 0) return
    long.current?.show(row)
    goOnceDrawn({ row, column: names.findIndex((name) => problems[keys[row]!]?.[name]) })
  }
  const again = useRef(goToProblem)
  useLayoutEffect(() => {
    again.current = goToProblem
  })
  useImperativeHandle(ref, () => ({ goToProblem: () => goToProblem() }))
  const isMany = range !== null && (range.from.row !== range.to.row || range.from.column !== range.to.column)
  const empty = (wanted: Range) => change((now) => clear(now, keys, names, wanted))
  const isThere = ({ row, column }: Place): boolean =>
    row >= 0 && row < rows.length && column >= 0 && column < names.length

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: Place) => {
    if (isComposing(event.nativeEvent) || event.altKey) return
    const control = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (control && key === 'd') change((now) => fillDown(now, keys, names, range ?? { from: at, to: at }, textAt))
    else if (control && key === 'z') undo()
    else if (!control && isMany && (key === 'delete' || key === 'backspace')) empty(range)
    else if (
      !control &&
      event.shiftKey &&
      key.startsWith('arrow') &&
      (isMany || key === 'arrowdown' || key === 'arrowup')
    ) {
      const [down, right] = STEPS[key]!
      const from = range?.from ?? at
      const to = { row: (range?.to ?? at).row + down, column: (range?.to ?? at).column + right }
      if (isThere(to)) setRange({ from, to })
    } else if (control) return
    else {
      const input = isTextBox(event.currentTarget) ? event.currentTarget : null
      const to = keyMove(event.key, at, event.shiftKey, {
        atStart: !input || input.selectionEnd === 0,
        atEnd: !input || input.selectionStart === input.value.length,
      })
      if (!to || !(go(to) || event.key === 'Enter')) return
    }
    event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent, cut: boolean) => {
    if (!range || !isMany) return
    event.preventDefault()
    const cells = rowsIn(range).map((row) => columnsIn(range).map((column) => textAt(row, column)))
    event.clipboardData.setData('text/plain', writeTsv(cells))
    if (cut) empty(range)
  }
  const onPaste = (event: ClipboardEvent, at: Place) => {
    const text = event.clipboardData.getData('text/plain')
    const copied = readTsv(text)
    // One plain cell goes where the caret is, as any other text.
    if (copied.length === 1 && copied[0]!.length === 1 && !/[\r\n]./.test(text)) return
    event.preventDefault()
    const all = grow?.(at.row, copied.length) ?? keys
    const written = (name: string, cell: string) => pasted(columns.find((column) => column.name === name)!.field, cell)
    change((now) => paste(now, all, names, at, copied, written))
  }

  const now: GridEvents = {
    write: (row, column, text) =>
      change((now) => put(now, [[row, column, typeof text === 'string' ? text : text(now[row]?.[column])]])),
    onKeyDown,
    onPaste,
    onPoint: (at, extend) => setRange((was) => (extend && was ? { from: was.from, to: at } : { from: at, to: at })),
  }
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const [on] = useState<GridEvents>(() => ({
    write: (...told) => latest.current.write(...told),
    onKeyDown: (...told) => latest.current.onKeyDown(...told),
    onPaste: (...told) => latest.current.onPaste(...told),
    onPoint: (...told) => latest.current.onPoint(...told),
  }))

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

const isTextBox = (cell: HTMLElement): cell is HTMLInputElement | HTMLTextAreaElement =>
  cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement

const NONE: readonly number[] = []
/** How long a row is waited for that was far away. */
const FRAMES_TO_DRAW = 10

const STEPS: Readonly<Record<string, [down: number, right: number]>> = {
  arrowdown: [1, 0],
  arrowup: [-1, 0],
  arrowleft: [0, -1],
  arrowright: [0, 1],
}
