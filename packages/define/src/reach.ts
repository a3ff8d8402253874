import { catalogue } from './catalogue.ts'
import type { Resource } from './resource.ts'
import { lowerFirst } from './text/format.ts'

/** The part of the data that a viewer works on: all of it, the rows of one place, or those of one owner. */
export type Reach = { scope: 'all' } | { scope: 'place'; id: number } | { scope: 'owner'; id: number }

/** What decides the reach of an account: the scope of its role, and the place or owner it is bound to. */
export interface Bounds {
  scope: string
  place_id: number | null
  owner_id: number | null
}

/** The reach of an account. If its role is bound to a place or an owner and none is set, it reaches no rows. */
export function reachOf({ scope, place_id, owner_id }: Bounds): Reach {
  const { all, place, owner } = catalogue().reach
  if (scope === all.scope) return { scope: 'all' }
  if (scope === place?.scope) return { scope: 'place', id: place_id ?? 0 }
  if (scope === owner?.scope) return { scope: 'owner', id: owner_id ?? 0 }
  throw new RangeError(`No reach has the scope '${scope}'`)
}

/** The role scope ('province', …) that corresponds to a reach. */
export const scopeOf = (reach: Reach): string => catalogue().reach[reach.scope]!.scope

type Owned = Pick<Resource, 'scope' | 'label'>

/** Error message for those who do not see all rows: 'Chỉ cán bộ cấp tỉnh được duyệt sản phẩm'. */
export const onlyAllMessage = (what: string): string => `Chỉ ${catalogue().reach.all.staff} được ${what}`

/**
 * Why a viewer may not write any row of a resource: rows without an owner, place or person are written only by those
 * who see all rows. Null for other resources, where the reach or hand-written operations decide on each row.
 */
export const writeReachProblem = (
  { scope: { owner, place, parents, personal, whole, byHand }, label }: Owned,
  reach: Reach,
) =>
  reach.scope === 'all' || owner || place || parents || personal || whole || byHand
    ? null
    : onlyAllMessage(`thay đổi ${lowerFirst(label)}`)

/**
 * Why a viewer may read a row but not write it, whatever the viewer's permissions: shared rows are written only by
 * their place or by those who see all rows.
 */
export function readOnlyProblem(resource: Owned, reach: Reach, row: Readonly<Record<string, unknown>>): string | null {
  const { owner, place, shared } = resource.scope
  const stranger = writeReachProblem(resource, reach)
  if (stranger || reach.scope === 'all' || !shared || !owner) return stranger
  const isShared = shared === 'approved' ? row['approval_status'] === 'approved' : row[owner] === null
  if (!isShared) return null
  const { all, place: places } = catalogue().reach
  if (reach.scope === 'owner' || !place) return `${resource.label} này dùng chung cho ${all.whole}, bạn chỉ được xem`
  return row[place] === reach.id ? null : `Số liệu này ${places!.elsewhere}, bạn chỉ được xem`
}
