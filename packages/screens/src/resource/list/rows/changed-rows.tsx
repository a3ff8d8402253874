import type { Field } from '@trace/define/field.ts'
import { createElement } from 'react'
import { cells } from '../../fields/cells.tsx'
import styles from './changed-rows.module.css'

type Row = Readonly<Record<string, unknown>>

interface Props {
  field: Field
  rows: readonly Row[]
  /** The rows on the other side of the comparison. */
  others: readonly Row[]
}

/** Changed nested rows, one line each: the row's name, then the values that differ from its counterpart. */
export function ChangedRows({ field: { fields = {}, label }, rows, others }: Props) {
  const [title = ''] = Object.keys(fields)
  return (
    <ul className={styles['rows']} aria-label={label}>
      {rows.map((row, index) => {
        const other = others.find(({ id }) => id !== undefined && id === row.id)
        const told = Object.keys(fields).filter(
          (name) =>
            name === title ||
            (isSaid(row[name]) && (!other || JSON.stringify(other[name]) !== JSON.stringify(row[name]))),
        )
        return (
          <li key={index}>
            {told.map((name) => (
              <span key={name}>
                {name !== title && `${fields[name]!.label}: `}
                {createElement(cells[fields[name]!.kind], {
                  field: fields[name]!,
                  name,
                  value: row[name],
                  entry: { id: 0, ...row },
                  resource: '',
                })}
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0)

/** Whether a value consists of nested rows, which are shown as a table. */
export const areRows = (field: Field | null | undefined, value: unknown): value is readonly Row[] =>
  field?.kind === 'rows' && Array.isArray(value) && value.length > 0
