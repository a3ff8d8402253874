import { referencedRows } from '../../form/entry.ts'
import type { CellProps } from '../field-view.ts'

export const ReferenceCell = ({ name, entry }: CellProps) => referencedRows(entry, name)[0]?.name ?? ''

export const ReferencesCell = ({ name, entry }: CellProps) =>
  referencedRows(entry, name)
    .map((row) => row.name)
    .join(', ')
