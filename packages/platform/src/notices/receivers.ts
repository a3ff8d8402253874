import type { Side } from '@trace/define/machine.ts'
import type { NoticeEvent } from '@trace/define/notice-events.ts'
import { isNotified } from '@trace/define/notices.ts'
import type { NoticeRecipient } from '@trace/define/notices.ts'
import type { Permissions } from '@trace/define/permission.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue, resourceByName } from '@trace/define/catalogue.ts'
import { isOfOwner, ownerIdSql, placeIdSql } from '../access/bound-accounts.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Fragment, Sql } from '../ports/postgres/connect.ts'
import { unscoped } from '../store/rows.ts'
import { isWithinReach } from '../store/scope.ts'

/** An account, with the ids of the rows that it sees. */
interface Candidate extends NoticeRecipient {
  ids: number[]
}

/**
 * The accounts to notify of an event on rows, each with the rows within its reach. Which of the accounts that see a
 * row are notified is a rule of the domain. A single row is queried by equality: a list of unknown length is planned
 * anew each time, which takes longer than the look-up.
 */
export async function receiversOf(
  sql: Sql,
  resource: Resource,
  ids: readonly number[],
  event: NoticeEvent,
  by: number,
): Promise<Candidate[]> {
  const isOwned = isOwnedBy(resource)
  // If a side is not notified of the event, its accounts are left out before any reach is checked.
  const sides = [false, true].filter((isOwner) =>
    isNotified(event, by, { id: -1, isOwner, decides: true, reads: true, made: !isOwned }),
  )
  if (sides.length === 0) return []
  const side = sides.length === 1 ? sql`and (${isOfOwner(sql)}) = ${sides[0]!}` : sql``
  const candidates = await unscoped(sql, 'each account is held to its own reach, and answered to nobody else')<
    Candidate[]
  >`
    select u.id, ${isOfOwner(sql)} as "isOwner", ${isRoleGranted(sql, ['update'], decidersOf(resource))} as decides,
      ${isRoleGranted(sql, ['list', 'read'], resource.subjects)} as reads, ${isOwned ? sql`false` : sql`t.created_by = u.id`} as made,
      array_agg(t.id order by t.id) as ids
    from ${sql(resource.table)} t, users u join roles r on r.id = u.role_id
    where ${ids.length === 1 ? sql`t.id = ${ids[0]!}` : sql`t.id = any(${[...ids]})`} ${side} and ${isWithinAccountReach(sql, resource)}
    group by u.id, r.id, 5 order by u.id`
  return candidates.filter((candidate) => isNotified(event, by, candidate))
}

/**
 * The accounts of one side that have a row within reach and whose role, whatever its name, meets all the needs: they
 * are notified of a step that only they can take.
 */
export async function holdersOf(
  sql: Sql,
  resource: Resource,
  id: number,
  side: Side,
  needs: readonly Permissions[],
): Promise<number[]> {
  const held = needs.map((need) => sql`and ${isRoleGrantedAny(sql, need)}`)
  const holders = await unscoped(sql, 'each account is held to its own reach, and answered to nobody else')<
    { id: number }[]
  >`
    select u.id from ${sql(resource.table)} t, users u join roles r on r.id = u.role_id
    where t.id = ${id} and (${isOfOwner(sql)}) = ${side === 'owner'} and ${isWithinAccountReach(sql, resource)}
      ${concatSql(sql, held)} order by u.id`
  return holders.map((one) => one.id)
}

const isOwnedBy = ({ scope }: Resource): boolean => Boolean(scope.owner ?? scope.parents)

/** SQL: whether an account `u` with role `r` is active, and a row `t` is within its own reach. */
export function isWithinAccountReach(sql: Sql, resource: Resource): Fragment {
  const { all, place } = catalogue().reach
  const own = isOwnedBy(resource)
    ? isWithinReach(sql, resource, { scope: 'owner', id: ownerIdSql(sql) }, 'own')
    : sql`false`
  return sql`u.is_active and u.deleted_at is null and r.is_active and r.approval_status = 'approved'
    and case r.scope
      when ${all.scope} then ${isWithinReach(sql, resource, { scope: 'all' }, 'read')}
      when ${place?.scope ?? ''} then ${isWithinReach(sql, resource, { scope: 'place', id: placeIdSql(sql) }, 'own')}
      else ${own} end`
}

/** The subjects whose `update` permission decides about rows; for child rows, those of the parents. */
const decidersOf = ({ subjects, scope, fields }: Resource): readonly string[] =>
  scope.parents?.flatMap((link) => resourceByName(fields[link]!.to!).subjects) ?? subjects

/** SQL: whether a role `r` holds one of `actions` on one of `subjects`. Looks up the ids once for all accounts. */
export const isRoleGranted = (sql: Sql, actions: readonly string[], subjects: readonly string[]): Fragment => sql`
  coalesce(r.permission_ids && (
    select array_agg(p.id) from permissions p where p.action = any(${[...actions]}) and p.subject = any(${[...subjects]})), false)`

/** SQL: whether a role `r` holds one of these permissions. */
export const isRoleGrantedAny = (sql: Sql, need: Permissions): Fragment => sql`
  coalesce(r.permission_ids && (
    select array_agg(p.id) from permissions p where exists (
      select 1 from jsonb_to_recordset(${need as never}) as n(action text, subject text) where n.action = p.action and n.subject = p.subject)), false)`
