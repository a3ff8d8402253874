import { resourceIfAny } from '@trace/define/catalogue.ts'
import { createElement } from 'react'
import { cells } from '../fields/cells.tsx'
import type { CellProps } from '../fields/field-view.ts'
import { referencedRows } from '../form/entry.ts'
import { RowLink } from '../list/rows/row-link.tsx'
import styles from './detail-value.module.css'

/** A value on the page of its row; references are links to their rows. */
export function DetailValue(props: CellProps) {
  const { field, name, entry } = props
  const target = field.kind === 'reference' || field.kind === 'references' ? resourceIfAny(field.to ?? '') : undefined
  if (!target) return createElement(cells[field.kind], props)
  return (
    <span className={styles['links']}>
      {referencedRows(entry, name).map((row) => (
        <span key={row.id}>
          <RowLink resource={target} row={row} />
        </span>
      ))}
    </span>
  )
}
