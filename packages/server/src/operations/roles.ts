import { can, needs, roles } from '@trace/domain'
import type { Permission, Row } from '@trace/domain'
import { mayEdit } from '../crud.ts'
import { operation } from '../operation.ts'
import type { Operation, Viewer } from '../operation.ts'
import { Refusal, refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { decideRow, decision } from './approvals.ts'

const PATH = '/api/admin/roles'

const create = operation({
  method: 'POST', path: PATH, needs: needs(roles, 'create'), summary: 'Thêm vai trò', input: {},
  async run({ body, viewer, store }) {
    const values = store.read(roles, body)
    await checkGrant(store, viewer, values)
    return { entry: await store.insert(roles, values) }
  },
})

/** The permission screen saves its matrix here: it holds `permissions`, and sends the role whole. */
const edit = operation({
  method: 'PUT', path: `${PATH}/:id`, needs: [...mayEdit(roles), { action: 'update', subject: 'permissions' }, { action: 'edit', subject: 'permissions' }],
  summary: 'Sửa vai trò và quyền của vai trò', input: {},
  async run({ id, body, viewer, store }) {
    const before = await store.find(roles, id)
    const values = store.read(roles, before.is_system ? { ...body, code: before.code, scope: before.scope } : body)
    if (id === viewer.role.id) throw new Refusal(422, 'Không thể sửa vai trò của chính mình')
    if (before.code === 'super_admin') throw new Refusal(422, 'Vai trò quản trị hệ thống luôn có mọi quyền')
    await checkGrant(store, viewer, values, before)
    return { entry: await store.update(roles, id, values, { version: body['version'] }) }
  },
})

const remove = operation({
  method: 'DELETE', path: `${PATH}/:id`, needs: needs(roles, 'update'), summary: 'Xóa vai trò', input: {},
  async run({ id, store }) {
    const role = await store.find(roles, id)
    if (role.is_system) throw new Refusal(422, 'Không thể xóa vai trò hệ thống')
    await store.remove(roles, id)
  },
})

const changeStatus = operation({
  method: 'PUT', path: `${PATH}/:id/change-status`, needs: needs(roles, 'update'), logs: 'toggle', summary: 'Bật/tắt vai trò', input: {},
  async run({ id, body, viewer, store }) {
    const role = await store.find(roles, id)
    if (id === viewer.role.id || role.code === 'super_admin') throw new Refusal(422, 'Không thể tắt vai trò này')
    if (!role.is_active) await checkGrant(store, viewer, role)
    const is_active = typeof body['is_active'] === 'boolean' ? body['is_active'] : !role.is_active
    return { entry: await store.update(roles, id, { is_active }) }
  },
})

/** Approving a role lets it grant: only for those who hold all that it grants. */
const approve = operation({
  method: 'PUT', path: `${PATH}/:id/change-approved`, needs: needs(roles, 'update'), logs: 'approve', summary: 'Duyệt vai trò', input: decision,
  async run({ id, input, viewer, store }) {
    await checkGrant(store, viewer, await store.find(roles, id))
    return { entry: await decideRow(store, roles, id, viewer.id, input.approval_status ?? 'approved', input.reject_reason) }
  },
})

export const roleOperations: Operation[] = [create, edit, remove, changeStatus, approve]

/** Nobody grants what they do not hold, and nobody reaches further by a role than they do themselves. */
async function checkGrant(store: Store, viewer: Viewer, values: Partial<Row<typeof roles>>, before?: Row<typeof roles>): Promise<void> {
  if (viewer.reach.scope !== 'province' && values.scope !== viewer.reach.scope) throw refuseField('scope', 'Phạm vi vượt quá phạm vi của bạn')
  const known = new Set(before?.permission_ids)
  const added = (values.permission_ids ?? []).filter((id) => !known.has(id))
  const granted = await store.sql<Permission[]>`select action, subject from permissions where id = any(${added})`
  const beyond = granted.some((permission) => !can(viewer.permissions, [permission]))
  if (beyond) throw refuseField('permission_ids', 'Không thể cấp quyền mà bạn không có')
}
