import { joined } from '../../form/entry.ts'
import type { CellProps } from '../field-view.ts'

export const ReferenceCell = ({ name, entry }: CellProps) => joined(entry, name)[0]?.name ?? ''

export const ReferencesCell = ({ name, entry }: CellProps) =>
  joined(entry, name)
    .map((row) => row.name)
    .join(', ')
