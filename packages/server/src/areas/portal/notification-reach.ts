import { users } from '@trace/domain/areas/accounts/users.ts'
import { notifications } from '@trace/domain/areas/portal/notifications.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import type { Row } from '@trace/define/resource.ts'
import { reachOf } from '@trace/define/reach.ts'
import type { Bounds } from '@trace/define/reach.ts'
import type { Fragment, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Reach } from '@trace/platform/viewer.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { rowsOf, unscoped } from '@trace/platform/store/rows.ts'
import { isWithinReach } from '@trace/platform/store/scope.ts'
import type { Store } from '@trace/platform/store/store.ts'

export type Receivers = Record<'users' | 'labors' | 'apps', Fragment>

/** The receivers within a sender's reach, among accounts `u`, labors `l` and users of the app `a`. */
export function reached(sql: Sql, reach: Reach): Receivers {
  if (reach.scope === 'all') return { users: sql`true`, labors: sql`true`, apps: sql`true` }
  return {
    users: sql`u.id in (select id from ${rowsOf(sql, reach, users)} t)`,
    labors: sql`l.id in (select id from ${rowsOf(sql, reach, labors)} t)`,
    apps: reach.scope === 'place' ? sql`a.ward_id = ${reach.id}` : sql`false`,
  }
}

/** The present reach of the account that wrote a scheduled notification or changed it last; everything if none did. */
export async function senderReach(sql: Sql, id: number): Promise<Reach> {
  const [sender] = await unscoped(sql, 'who wrote the notification that is due')<Bounds[]>`
    select r.scope, u.ward_id as place_id, u.manufacture_id as owner_id from notifications n join users u on u.id = coalesce(n.updated_by, n.created_by)
      join roles r on r.id = u.role_id where n.id = ${id}`
  return sender ? reachOf(sender) : { scope: 'all' }
}

/**
 * SQL: the notifications `t` that a user may edit: all for province staff; for others, those written by accounts
 * within their own reach.
 */
export const writtenWithin = (sql: Sql, reach: Reach): Fragment =>
  reach.scope === 'all'
    ? sql`true`
    : unscoped(sql, "people of one's own wrote them, be they gone by now")`t.created_by in (
        select t.id from users t where ${isWithinReach(sql, users, reach, 'own')})`

/** Finds a notification to edit; one by others gives "not found". */
export async function findWritten(store: Store, id: number): Promise<Row<typeof notifications>> {
  const row = await store.find(notifications, id)
  const [own] =
    await store.sql`select 1 from notifications t where t.id = ${id} and ${writtenWithin(store.sql, store.reach)}`
  if (!own) throw new Refusal(404, 'Không tìm thấy thông báo')
  return row
}
