import type { CellProps } from '../field-view.ts'
import { stateOf } from './state-of.ts'
import { StatusBadge } from './status-badge.tsx'

export function StatusCell({ name, field, entry }: CellProps) {
  const state = stateOf(field, name, entry)
  return state && <StatusBadge {...state} />
}
