import type { ReactNode } from 'react'
import { vi } from '../../ui/vi.ts'
import styles from './changes-table.module.css'

export interface ChangedValue {
  name: string
  label: string
  before: ReactNode
  after: ReactNode
}

/** Table of changed fields with their old and new values. */
export function ChangesTable({
  changes,
  before,
  after,
}: {
  changes: readonly ChangedValue[]
  before: string
  after: string
}) {
  return (
    <table className={styles['changes']}>
      <thead>
        <tr>
          <th scope="col">{vi.field}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.name}>
            <th scope="row">{change.label}</th>
            <td data-label={before}>{change.before}</td>
            <td data-label={after}>{change.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
