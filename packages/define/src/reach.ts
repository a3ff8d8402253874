import { lowerFirst } from './text/format.ts'
import type { Resource } from './resource.ts'

/** The part of the data that a viewer works on: the province, one commune, or one producer. */
export type Reach =
  | { scope: 'province' }
  | { scope: 'commune'; ward_id: number }
  | { scope: 'manufacture'; manufacture_id: number }

type Owned = Pick<Resource, 'scope' | 'label'>

/**
 * Why somebody may not write any row of a resource: rows that belong to no producer, commune or person are the whole
 * province's. Rows that others do not even see are not there for them.
 */
export const strangerProblem = (
  { scope: { manufacture, ward, owners, personal, province, byHand }, label }: Owned,
  reach: Reach,
) =>
  reach.scope === 'province' || manufacture || ward || owners || personal || province || byHand
    ? null
    : `Chỉ cán bộ cấp tỉnh được thay đổi ${lowerFirst(label)}`

/**
 * Why somebody who may read a row may not write it, whatever permissions they hold: rows that all share belong to their
 * commune or to the province.
 */
export function readOnlyProblem(resource: Owned, reach: Reach, row: Readonly<Record<string, unknown>>): string | null {
  const { manufacture, ward, shared } = resource.scope
  const stranger = strangerProblem(resource, reach)
  if (stranger || reach.scope === 'province' || !shared || !manufacture) return stranger
  const isShared = shared === 'approved' ? row['approval_status'] === 'approved' : row[manufacture] === null
  if (!isShared) return null
  if (reach.scope === 'manufacture' || !ward) return `${resource.label} này dùng chung cho cả tỉnh, bạn chỉ được xem`
  return row[ward] === reach.ward_id ? null : 'Số liệu này thuộc xã khác, bạn chỉ được xem'
}
