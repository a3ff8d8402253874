import { isProposable } from '@trace/define/proposals.ts'
import { onlyAllMessage, writeReachProblem } from '@trace/define/reach.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue, resourceByName } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Reach } from '../viewer.ts'
import { Refusal, refuseField } from '../refusal.ts'

/** Throws if the viewer may not write any rows of this resource. */
export function refuseWriteBeyondReach(resource: Resource, reach: Reach): void {
  const problem = writeReachProblem(resource, reach)
  if (problem) throw new Refusal(403, problem)
}

/**
 * Throws if the viewer may not write this row. Only viewers who see all write any row of a `whole` list, an approved row
 * of a list with proposals, or a row that all share. Officers of a place write the rows of that place, shared ones too;
 * a row of another place, which they could not see afterwards, is refused at its field.
 */
export function refuseRowBeyondReach(
  { scope, fields, label }: Resource,
  reach: Reach,
  values: Record<string, unknown>,
): void {
  if (reach.scope === 'all') return
  const { owner, place } = scope
  const plain = label.toLowerCase()
  if (scope.whole) throw new Refusal(403, onlyAllMessage(`thay đổi ${plain}`))
  if (isProposable({ scope }) && values['approval_status'] === 'approved')
    throw new Refusal(403, onlyAllMessage(`duyệt ${plain}`))
  if (reach.scope === 'place' && place) {
    if (values[place] === reach.id) return
    throw refuseField(place, `Bạn chỉ lập và sửa được ${plain} thuộc nơi mình phụ trách`)
  }
  if (!scope.shared || !owner || (values[owner] ?? null) !== null) return
  throw refuseField(
    owner,
    `${onlyAllMessage(`lập ${plain} dùng chung`)}, hãy chọn ${fields[owner]!.label.toLowerCase()}`,
  )
}

/** A reach whose place or owner may be given in SQL, such as a column. */
type ReachOf<T> = { scope: 'all' } | { scope: 'place' | 'owner'; id: T }

/**
 * Row-level access: the one condition that limits officers of a place to its rows and owners to their own. A list
 * without a column for this limits nobody. `own`, for writing, is stricter: rows shared by all are changed only by
 * those who see all.
 */
export function isWithinReach(
  sql: Sql,
  resource: Resource,
  reach: ReachOf<number | Fragment>,
  access: 'read' | 'own',
): Fragment {
  const { scope } = resource
  if (scope.parents) return withinParents(sql, resource, scope.parents, reach, access)
  if (reach.scope === 'all') return sql`true`
  if (scope.whole) return sql`false`
  const shared = access === 'read' ? sharedRows(sql, scope) : sql``
  const column = scope[reach.scope]
  if (column) return sql`(${sql(`t.${column}`)} = ${reach.id} ${shared})`
  if (reach.scope === 'owner' || !scope.owner) return sql`true`
  return sql`(${sql(`t.${scope.owner}`)} in (${ownersAt(sql, reach.id)}) ${shared})`
}

/** SQL: the ids of the owners at a place. */
function ownersAt(sql: Sql, place: number | Fragment): Fragment {
  const { table, scope } = resourceByName(catalogue().reach.owner!.resource)
  return sql`select id from ${sql(table)} where ${sql(scope.place!)} = ${place}`
}

/** Rows `t` that are visible to all, as a further alternative. */
function sharedRows(sql: Sql, { shared, owner }: Resource['scope']): Fragment {
  if (!shared || !owner) return sql``
  return shared === 'approved' ? sql`or t.approval_status = 'approved'` : sql`or ${sql(`t.${owner}`)} is null`
}

/** Access through the parents: a row is visible if one of its parents is. */
function withinParents(
  sql: Sql,
  { fields }: Resource,
  links: readonly string[],
  reach: ReachOf<number | Fragment>,
  access: 'read' | 'own',
): Fragment {
  return sql`(false ${concatSql(
    sql,
    links.map((link) => {
      const parent = resourceByName(fields[link]!.to!)
      return sql`
      or ${sql(`t.${link}`)} in (
        select t.id from ${sql(parent.table)} t where t.deleted_at is null and ${isWithinReach(sql, parent, reach, access)})`
    }),
  )})`
}

/**
 * The other tables on which it depends which rows of a resource are within reach: those of its owners for a place that
 * the rows do not have themselves, and those of its parents.
 */
export function tablesBehindReach({ scope, fields }: Resource, reach: Reach): string[] {
  if (scope.parents)
    return scope.parents.flatMap((link) => {
      const parent = resourceByName(fields[link]!.to!)
      return [parent.table, ...tablesBehindReach(parent, reach)]
    })
  const isByOwner = reach.scope === 'place' && !scope.place && scope.owner
  return isByOwner ? [resourceByName(catalogue().reach.owner!.resource).table] : []
}
