import { lowerFirst } from './text/format.ts'
import type { Fields } from './field.ts'
import type { Resource } from './resource.ts'

/**
 * Whether producers may propose rows for a list shared by all. A proposal is seen by its producer and by staff; once
 * approved, by everybody.
 */
export const isProposable = ({ scope }: Pick<Resource, 'scope'>): boolean => scope.shared === 'approved'

/** Whether a row is in a state that others rely on: it may then not refer to a merely proposed row. */
export const isReliedOn = (fields: Fields, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(([name, { machine }]) => machine?.states[String(row[name])]?.firm === true)

/** A row proposed by a producer, as joined to a row that refers to it. */
interface Proposed {
  /** Label of the resource: 'Cây trồng'. */
  label: string
  name: string
  approval_status: string
}

/** Why a row that others rely on may not refer to this proposed row; null once it is approved. */
export function proposedProblem({ label, name, approval_status }: Proposed): string | null {
  if (approval_status === 'approved') return null
  const row = `${label} “${name}”`
  if (approval_status === 'pending') return `${row} còn chờ duyệt: phải được duyệt trước`
  return `${row} ${approval_status === 'merged' ? 'đã có trong danh mục' : 'bị từ chối'}: hãy chọn ${lowerFirst(label)} khác`
}
