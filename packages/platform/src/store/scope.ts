import { isProposable } from '@trace/define/proposals.ts'
import { strangerProblem } from '@trace/define/reach.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { joined } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import type { Reach } from '../viewer.ts'
import { Refusal, refuseField } from '../refusal.ts'

/** Refuses whoever may not write any rows of this resource. */
export function refuseStranger(resource: Resource, reach: Reach): void {
  const problem = strangerProblem(resource, reach)
  if (problem) throw new Refusal(403, problem)
}

/**
 * Rows that are visible to all are made by those who see the whole province; rows of a commune also by its officers.
 */
export function refuseSharing({ scope, fields, label }: Resource, reach: Reach, values: Record<string, unknown>): void {
  const { manufacture, ward } = scope
  if (scope.province && reach.scope !== 'province')
    throw new Refusal(403, `Chỉ cán bộ cấp tỉnh được thay đổi ${label.toLowerCase()}`)
  if (isProposable({ scope }) && reach.scope !== 'province' && values['approval_status'] === 'approved')
    throw new Refusal(403, `Chỉ cán bộ cấp tỉnh được duyệt ${label.toLowerCase()}`)
  if (reach.scope === 'commune' && ward && values[ward] === reach.ward_id) return
  if (reach.scope === 'province' || !scope.shared || !manufacture || (values[manufacture] ?? null) !== null) return
  const problem = `Chỉ cán bộ cấp tỉnh được lập ${label.toLowerCase()} dùng chung, hãy chọn ${fields[manufacture]!.label.toLowerCase()}`
  throw refuseField(manufacture, problem)
}

/** A reach whose place or producer may be a column of the statement. */
type ReachOf<T> = { scope: 'province' } | { scope: 'commune'; ward_id: T } | { scope: 'manufacture'; manufacture_id: T }

/**
 * Row-level access: the one condition that limits officers of a commune to the commune and producers to their own rows.
 * `own`, for writing, is stricter: rows shared by all are changed only by the province.
 */
export function within(
  sql: Sql,
  resource: Resource,
  reach: ReachOf<number | Fragment>,
  access: 'read' | 'own',
): Fragment {
  const { scope } = resource
  if (scope.owners) return owned(sql, resource, scope.owners, reach, access)
  if (reach.scope === 'province') return sql`true`
  if (scope.province) return sql`false`
  const shared = access === 'read' ? sharedRows(sql, scope) : sql``
  if (reach.scope === 'manufacture') {
    return scope.manufacture ? sql`(${sql(`t.${scope.manufacture}`)} = ${reach.manufacture_id} ${shared})` : sql`true`
  }
  if (scope.ward) return sql`(${sql(`t.${scope.ward}`)} = ${reach.ward_id} ${shared})`
  if (!scope.manufacture) return sql`true`
  return sql`(${sql(`t.${scope.manufacture}`)} in (select id from manufactures where ward_id = ${reach.ward_id}) ${shared})`
}

/** Rows `t` that are visible to all, as a further alternative. */
function sharedRows(sql: Sql, { shared, manufacture }: Resource['scope']): Fragment {
  if (!shared || !manufacture) return sql``
  return shared === 'approved' ? sql`or t.approval_status = 'approved'` : sql`or ${sql(`t.${manufacture}`)} is null`
}

/** Access through the owners: a row is visible where one of its owners is. */
function owned(
  sql: Sql,
  { fields }: Resource,
  links: readonly string[],
  reach: ReachOf<number | Fragment>,
  access: 'read' | 'own',
): Fragment {
  return sql`(false ${joined(
    sql,
    links.map((link) => {
      const owner = resourceByName(fields[link]!.to!)
      return sql`
      or ${sql(`t.${link}`)} in (
        select t.id from ${sql(owner.table)} t where t.deleted_at is null and ${within(sql, owner, reach, access)})`
    }),
  )})`
}
