import type { RoleScope } from '@trace/domain/areas/accounts/default-roles.ts'
import { permissions } from '@trace/domain/areas/accounts/permissions.ts'
import { roles } from '@trace/domain/areas/accounts/roles.ts'
import { can } from '@trace/define/permission.ts'
import type { Action, Permission } from '@trace/define/permission.ts'
import { formFields, needs } from '@trace/define/resource.ts'
import { scopeOf } from '@trace/define/reach.ts'
import type { Row } from '@trace/define/resource.ts'
import { grantOf, holdsAll, refuseAdministrators, refuseShared } from './access/strength.ts'
import { editNeed } from '@trace/platform/calls/crud.ts'
import { none, one, page } from '@trace/platform/operation/answers.ts'
import { form, toggled } from '@trace/platform/operation/body.ts'
import { filters } from '@trace/platform/operation/query.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { decideRow, decisionFields } from '@trace/platform/calls/approvals.ts'

type Values = Partial<Row<typeof roles>>

const PATH = '/api/admin/roles'

/** Alternative permission: whoever edits the permission matrix also sees the roles. */
const MATRIX = (...actions: Action[]): Permission[] => actions.map((action) => ({ action, subject: 'permissions' }))

const list = operation({
  method: 'GET',
  path: PATH,
  needs: [...needs(roles, 'list'), ...MATRIX('list', 'read', 'edit', 'update')],
  summary: 'Danh sách vai trò',
  query: filters(roles),
  answers: page(roles),
  run: ({ query, store }) => store.page(roles, query),
})

const show = operation({
  method: 'GET',
  path: `${PATH}/:id`,
  needs: [...needs(roles, 'read', 'edit', 'update'), ...MATRIX('read', 'edit', 'update')],
  summary: 'Xem vai trò',
  answers: one(roles),
  run: async ({ id, store }) => ({ entry: await store.show(roles, id) }),
})

const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(roles, 'create'),
  summary: 'Thêm vai trò',
  body: form(roles),
  answers: one(roles),
  check: (call) => checkRights(call),
  run: async ({ body, store }) => ({ entry: await store.insert(roles, body) }),
})

/** Also called by the permission screen, which sends the whole role with `permission_ids`. */
const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: [...editNeed(roles), ...MATRIX('update', 'edit')],
  summary: 'Sửa vai trò và quyền của vai trò',
  body: form(roles, {
    complete: async (sent, { id, viewer, store }) => {
      const { is_system, code, scope } = await changeable(store, viewer, id)
      return is_system ? { ...sent, code, scope } : sent
    },
  }),
  answers: one(roles),
  async check(call) {
    const before = await call.store.find(roles, call.id)
    await checkRights(call, before)
    return before
  },
  async run({ id, body: values, version, viewer, store, checked: before }) {
    const isNamedAnew = OTHERS.some((name) => values[name] !== before[name])
    if (isNamedAnew) await refuseMorePrivilegedRole(store, viewer, id)
    return { entry: await store.update(roles, id, values, { version }) }
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(roles, 'update'),
  summary: 'Xóa vai trò',
  answers: none,
  async run({ id, viewer, store }) {
    const { is_system } = await changeable(store, viewer, id)
    if (is_system) throw new Refusal(422, 'Không thể xóa vai trò hệ thống')
    await refuseMorePrivilegedRole(store, viewer, id)
    await store.remove(roles, id)
  },
})

const changeStatus = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-status`,
  needs: needs(roles, 'update'),
  logs: 'toggle',
  summary: 'Bật/tắt vai trò',
  body: toggled('is_active', roles.fields.is_active),
  answers: one(roles),
  async run({ id, body, viewer, store }) {
    const role = await changeable(store, viewer, id)
    await refuseMorePrivilegedRole(store, viewer, id)
    return { entry: await store.update(roles, id, { is_active: body.is_active ?? !role.is_active }) }
  },
})

/**
 * Approval puts the role's permissions into force, and a rejection takes them back; both require the viewer to hold all
 * permissions of the role.
 */
const approve = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-approved`,
  needs: needs(roles, 'update'),
  logs: 'approve',
  summary: 'Duyệt vai trò',
  body: decisionFields,
  answers: one(roles),
  async run({ id, body, viewer, store }) {
    await changeable(store, viewer, id)
    await refuseMorePrivilegedRole(store, viewer, id)
    return {
      entry: await decideRow(store, roles, id, viewer.id, body.approval_status ?? 'approved', body.reject_reason),
    }
  },
})

/**
 * Lists all permissions that can be granted, for users who edit roles or open the permission matrix; it contains no
 * personal data.
 */
const listGrantable = operation({
  method: 'GET',
  path: '/api/admin/permissions',
  needs: [...needs(permissions, 'list', 'read', 'edit', 'update'), ...needs(roles, 'create')],
  summary: 'Danh sách quyền',
  query: filters(permissions),
  answers: page(permissions),
  run: ({ query, store }) => store.page(permissions, query),
})

export const roleOperations = [listGrantable, list, show, create, edit, remove, changeStatus, approve]

/** Fields of a role besides its permissions. */
const OTHERS = (Object.keys(formFields(roles)) as (keyof typeof roles.fields)[]).filter(
  (name) => name !== 'permission_ids',
)

/** Finds a role the viewer may change: not their own, not the administrators', not one shared outside their reach. */
async function changeable(store: Store, viewer: Viewer, id: number): Promise<Row<typeof roles>> {
  const role = await store.find(roles, id)
  await refuseShared(store, role)
  refuseAdministrators(role)
  if (id === viewer.role.id) throw new Refusal(422, 'Không thể sửa vai trò của chính mình')
  return role
}

/**
 * Nobody makes a role with a wider reach than theirs, nor adds or removes a permission they lack. Widening a role's
 * reach counts as granting all its permissions again.
 */
async function checkRights(
  { body, viewer: { reach, permissions }, store: { sql }, problems }: CheckContext<Values>,
  before?: Row<typeof roles>,
): Promise<void> {
  const { scope, permission_ids: chosen = [] } = body
  if (reach.scope !== 'all' && scope && scope !== scopeOf(reach) && scope !== before?.scope)
    problems.at('scope', 'Phạm vi này rộng hơn phạm vi của bạn')
  const known = new Set(before?.permission_ids)
  const [added, taken, kept] = [
    chosen.filter((id) => !known.has(id)),
    [...known].filter((id) => !chosen.includes(id)),
    chosen.filter((id) => known.has(id)),
  ]
  const rows = await sql<
    (Permission & { id: number })[]
  >`select id, action, subject from permissions where id = any(${[...added, ...taken, ...kept]})`
  const beyond = new Set(rows.filter((permission) => !can(permissions, [permission])).map(({ id }) => id))
  if (added.some((id) => beyond.has(id))) problems.at('permission_ids', 'Không thể cấp quyền mà bạn không có')
  if (taken.some((id) => beyond.has(id))) problems.at('permission_ids', 'Không thể bỏ quyền mà bạn không có')
  if (before && scope && isWider(before.scope, scope) && kept.some((id) => beyond.has(id)))
    problems.at('scope', 'Không thể mở rộng phạm vi của vai trò có quyền mà bạn không có')
}

const isWider = (before: RoleScope, after: RoleScope): boolean => REACHES.indexOf(after) > REACHES.indexOf(before)
const REACHES: readonly RoleScope[] = ['manufacture', 'commune', 'province']

/**
 * Privilege check: refuses a change to a role with permissions the viewer lacks; `checkRights` checks single
 * permissions.
 */
export async function refuseMorePrivilegedRole({ sql }: Store, viewer: Viewer, id: number): Promise<void> {
  const grant = await grantOf(sql, id)
  if (grant && !holdsAll(viewer.permissions, grant.permissions))
    throw new Refusal(403, 'Vai trò này có quyền mà bạn không có, bạn không thay đổi được')
}
