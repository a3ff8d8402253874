import { lowerFirst } from './text/format.ts'
import type { Fields } from './field.ts'
import type { Resource } from './resource.ts'

/**
 * Whether producers may propose rows of a list that all share. A proposal is seen by its producer and by staff; once
 * approved, it is everybody's.
 */
export const isProposable = ({ scope }: Pick<Resource, 'scope'>): boolean => scope.shared === 'approved'

/** Whether others rely on a row: in such a state it refers to nothing that is only proposed. */
export const isFirm = (fields: Fields, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(fields).some(([name, { machine }]) => machine?.states[String(row[name])]?.firm === true)

/** A row that a producer proposed, as another row refers to it. */
interface Proposed {
  /** What is proposed: 'Cây trồng'. */
  label: string
  name: string
  approval_status: string
}

/** Why nothing that others rely on may refer to a row: `null` once it is approved. */
export function proposedProblem({ label, name, approval_status }: Proposed): string | null {
  if (approval_status === 'approved') return null
  const row = `${label} “${name}”`
  if (approval_status === 'pending') return `${row} còn chờ duyệt: phải được duyệt trước`
  return `${row} ${approval_status === 'merged' ? 'đã có trong danh mục' : 'bị từ chối'}: hãy chọn ${lowerFirst(label)} khác`
}
