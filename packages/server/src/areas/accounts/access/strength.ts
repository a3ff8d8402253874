import { ADMINISTRATOR } from '@trace/domain/areas/accounts/default-roles.ts'
import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { can } from '@trace/define/permission.ts'
import type { Permission } from '@trace/define/permission.ts'
import { scopeOf } from '@trace/define/reach.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { isWithinReach } from '@trace/platform/store/scope.ts'

export interface Grant {
  id: number
  scope: string
  /** All permissions of the role, even while it waits for approval or is off: it will grant them some day. */
  permissions: readonly Permission[]
}

export async function grantOf(sql: Sql, roleId: number): Promise<Grant | undefined> {
  const [grant] = await sql<Grant[]>`
    select r.id, r.scope, (
      select coalesce(jsonb_agg(jsonb_build_object('action', p.action, 'subject', p.subject)), '[]') from permissions p
      where p.id = any(r.permission_ids)) as permissions
    from roles r where r.id = ${roleId} and r.deleted_at is null`
  return grant
}

/** Whether the viewer holds all permissions of a role and has at least its reach. */
export const isAsStrong = ({ permissions, reach }: Viewer, grant: Grant): boolean =>
  holdsAll(permissions, grant.permissions) && (reach.scope === 'all' || scopeOf(reach) === grant.scope)

export const holdsAll = (granted: Viewer['permissions'], asked: readonly Permission[]): boolean =>
  asked.every((permission) => can(granted, [permission]))

/**
 * Privilege check: nobody changes, locks or deletes an account with more rights than theirs, nor resets its password.
 */
export async function refuseMorePrivileged(
  store: Store,
  viewer: Viewer,
  user: Pick<Row<typeof users>, 'role_id'>,
): Promise<void> {
  const grant = await grantOf(store.sql, user.role_id)
  if (grant && !isAsStrong(viewer, grant))
    throw new Refusal(403, 'Tài khoản này có quyền mà bạn không có, bạn không thay đổi được')
}

/** Privilege check: nobody assigns a role with permissions they lack, or with a wider reach than theirs. */
export function givingProblem(viewer: Viewer, grant: Grant): string | null {
  if (viewer.reach.scope !== 'all' && grant.scope !== scopeOf(viewer.reach))
    return 'Vai trò này có phạm vi rộng hơn phạm vi của bạn'
  return holdsAll(viewer.permissions, grant.permissions) ? null : 'Không thể cấp vai trò có quyền mà bạn không có'
}

/** Nobody locks, deletes or moves their own account. */
export function refuseOwnAccount(viewer: Viewer, id: number, what: string): void {
  if (id === viewer.id) throw new Refusal(422, `Không thể ${what} tài khoản của chính mình`)
}

/** The administrators' role always grants everything: it can be neither changed nor deleted. */
export function refuseAdministrators({ code }: Pick<Row<typeof roles>, 'code'>): void {
  if (code === ADMINISTRATOR) throw new Refusal(422, 'Vai trò quản trị hệ thống luôn có mọi quyền')
}

/** Users below province level change only roles made within their reach and held by nobody outside it. */
export async function refuseShared({ sql, reach, unscoped }: Store, role: Row<typeof roles>): Promise<void> {
  if (reach.scope === 'all') return
  const own = isWithinReach(sql, users, reach, 'own')
  const [found] = await unscoped('whether anybody out of reach holds the role; nothing is told but that')<
    { is_shared: boolean }[]
  >`
    select not exists (select 1 from users t where t.id = r.created_by and ${own})
      or exists (select 1 from users t where t.role_id = r.id and t.deleted_at is null and (${own}) is not true) as is_shared
    from roles r where r.id = ${role.id}`
  if (role.is_system || found!.is_shared)
    throw new Refusal(403, 'Vai trò này dùng chung ngoài phạm vi của bạn, chỉ cán bộ cấp tỉnh được thay đổi')
}
