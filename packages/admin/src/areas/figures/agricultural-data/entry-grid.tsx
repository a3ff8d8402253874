import type { Resource } from '@trace/domain'
import type { Problems } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import { useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { fieldOf } from '../../../resource/form/entry.ts'
import type { SheetRow } from './entry-data.ts'
import styles from './entry-grid.module.css'
import { isBlock, keyMove, paste, put, showCell, sumOf } from './sheet.ts'
import type { Place, Typed } from './sheet.ts'
import { ROW } from './use-sheet.ts'
import { words } from './words.ts'

interface Props {
  resource: Resource
  /** Heading of the rows: 'Xã' or 'Cây trồng'. */
  heading: string
  rows: readonly SheetRow[]
  columns: readonly string[]
  typed: Typed
  problems: Readonly<Record<string, Problems>>
  lastYear: number
  change(typed: Typed): void
}

/** Editable grid like a spreadsheet: arrow keys and Enter move between cells, copied cells are pasted as a block. */
export function EntryGrid({ resource, heading, rows, columns, typed, problems, lastYear, change }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const textAt = ({ id, entry }: SheetRow, column: string): string => typed[id]?.[column] ?? showCell(entry?.[column])

  const go = ({ row, column }: Place) => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)
    cell?.focus()
    cell?.select()
    return cell !== null && cell !== undefined
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: Place) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const to = keyMove(event.key, at, event.shiftKey, {
      atStart: selectionEnd === 0,
      atEnd: selectionStart === value.length,
    })
    if (to && (go(to) || event.key === 'Enter')) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent, at: Place) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isBlock(text)) return
    event.preventDefault()
    change(
      paste(
        typed,
        rows.map(({ id }) => String(id)),
        columns,
        at,
        text,
      ),
    )
  }

  return (
    <div className={styles['scroll']} role="region" aria-label={resource.label} tabIndex={0}>
      <table ref={table} className={styles['grid']}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((name) => {
              const { label, unit, required } = fieldOf(resource, name)
              return (
                <th key={name} scope="col">
                  <span data-required={required || undefined}>{label}</span>
                  <span className="soft">{unit ?? ' '}</span>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.id} data-typed={typed[row.id] ? true : undefined} data-kept={row.entry ? true : undefined}>
              <th scope="row">
                {row.name}
                {problems[row.id]?.[ROW] && (
                  <span role="alert" className={styles['problem']}>
                    {problems[row.id]![ROW]![0]}
                  </span>
                )}
              </th>
              {columns.map((column, columnIndex) => {
                const { label } = fieldOf(resource, column)
                const problem = problems[row.id]?.[column]?.[0]
                const before = Number(row.lastYear?.[column] ?? 0)
                const at = { row: rowIndex, column: columnIndex }
                const id = `hint-${row.id}-${column}`
                return (
                  <td key={column}>
                    <input
                      data-cell={`${rowIndex} ${columnIndex}`}
                      inputMode="decimal"
                      autoComplete="off"
                      aria-label={`${label}, ${row.name}`}
                      value={textAt(row, column)}
                      aria-invalid={problem ? true : undefined}
                      aria-describedby={problem || before > 0 ? id : undefined}
                      onChange={(event) => change(put(typed, String(row.id), column, event.currentTarget.value))}
                      onKeyDown={(event) => onKeyDown(event, at)}
                      onPaste={(event) => onPaste(event, at)}
                    />
                    {(problem || before > 0) && (
                      <small id={id} className={problem ? styles['problem'] : 'soft'}>
                        {problem ?? `${lastYear}: ${formatNumber(before, 2)}`}
                      </small>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            {columns.map((column) => {
              const before = rows.reduce((sum, { lastYear: entry }) => sum + (Number(entry?.[column]) || 0), 0)
              return (
                <td key={column}>
                  {column === 'avg_price' ? '' : formatNumber(sumOf(rows.map((row) => textAt(row, column))), 2)}
                  {before > 0 && column !== 'avg_price' && (
                    <small className="soft">
                      {lastYear}: {formatNumber(before, 2)}
                    </small>
                  )}
                </td>
              )
            })}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
