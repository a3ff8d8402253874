import { vouching } from '@trace/define/blocks.ts'
import { isNumeric, NoCell } from '../field-view.ts'
import type { CellProps } from '../field-view.ts'
import styles from './items-cell.module.css'

const isItem = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Fields of nested rows that only the server needs: the approval by an officer, and the row's key. */
const isForServer = (name: string): boolean => name in vouching || name === 'key'

/** Nested rows as a small table. */
export function ItemsCell({ field: { fields = {}, label }, value, resource, Inner = NoCell }: CellProps) {
  const items = Array.isArray(value) ? value.filter(isItem) : []
  if (items.length === 0) return ''
  const columns = Object.entries(fields).filter(
    ([name]) => !isForServer(name) && items.some((item) => item[name] !== null && item[name] !== ''),
  )

  return (
    <div className={styles['scroll']} role="group" aria-label={label} tabIndex={0}>
      <table role="table" className={styles['table']}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(([name, column]) => (
              <th key={name} role="columnheader" scope="col" data-number={isNumeric(column) || undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item, index) => (
            <tr key={index} role="row">
              {columns.map(([name, column]) => (
                <td key={name} role="cell" data-label={column.label} data-number={isNumeric(column) || undefined}>
                  <Inner field={column} name={name} value={item[name]} entry={{ id: 0, ...item }} resource={resource} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Grouped values, each with its label. */
export function GroupCell({ field: { fields = {} }, value, resource, Inner = NoCell }: CellProps) {
  if (!isItem(value)) return ''
  return (
    <dl className={styles['group']}>
      {Object.entries(fields).map(([name, field]) => (
        <div key={name}>
          <dt>{field.label}</dt>
          <dd>
            <Inner field={field} name={name} value={value[name]} entry={{ id: 0, ...value }} resource={resource} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
