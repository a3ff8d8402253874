import type { Listed } from '@trace/define/entry.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { ReactNode } from 'react'
import { vi } from '../../ui/vi.ts'
import { showColumn } from '../list/columns/columns.ts'
import type { ListColumn } from '../list/columns/columns.ts'
import { ListCell } from '../list/list-table.tsx'
import styles from '../list/list-table.module.css'

interface Props<R extends Resource = Resource> {
  resource: R
  columns: readonly ListColumn<R>[]
  entries: readonly Listed<R>[]
  /** Menu of actions at the end of a row. */
  menu?(entry: Listed<R>): ReactNode
}

/** Table of a resource's rows on another resource's page; rows can be opened. */
export function EntryTable<R extends Resource>(props: Props<R>): ReactNode
export function EntryTable({ resource, columns, entries, menu }: Props) {
  const shown = columns.map((column) => showColumn(resource, column))

  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={resource.plural}>
      <table role="table" className={`${styles['table']} ${styles['plain']}`}>
        <thead role="rowgroup">
          <tr role="row">
            {shown.map(({ key, label, numeric, kind }) => (
              <th key={key} role="columnheader" data-kind={kind} data-numeric={numeric || undefined}>
                {label}
              </th>
            ))}
            {menu && (
              <th role="columnheader" className={styles['menu']}>
                <span className="visually-hidden">{vi.actions}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {entries.map((entry) => (
            <tr role="row" key={entry.id}>
              {shown.map((column) => (
                <ListCell key={column.key} resource={resource} column={column} entry={entry} />
              ))}
              {menu && (
                <td role="cell" className={styles['menu']}>
                  {menu(entry)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
