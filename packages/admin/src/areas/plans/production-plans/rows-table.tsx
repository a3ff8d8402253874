import type { ReactNode } from 'react'
import table from '@trace/screens/resource/list/list-table.module.css'

export interface RowsColumn<T> {
  label: string
  numeric?: true
  cell(row: T): ReactNode
}

interface Props<T> {
  label: string
  columns: readonly RowsColumn<T>[]
  rows: readonly T[]
}

/** Table of rows inside a plan; on a phone each is a card. The first column is the row's heading. */
export function RowsTable<T extends { id: number }>({ label, columns, rows }: Props<T>) {
  return (
    <div className={table['scroll']} tabIndex={0} role="region" aria-label={label}>
      <table role="table" className={`${table['table']} ${table['plain']}`}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label: head, numeric }) => (
              <th key={head} role="columnheader" data-numeric={numeric}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr role="row" key={row.id}>
              {columns.map((column, index) => (
                <td
                  key={column.label}
                  role="cell"
                  data-label={column.label}
                  data-kind="own"
                  data-numeric={column.numeric}
                  data-title={index === 0 || undefined}
                >
                  <div>{column.cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
