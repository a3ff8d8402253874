import { flag, needs, read, users } from '@trace/domain'
import type { Row } from '@trace/domain'
import { checkNewPassword, hashTyped, keepPassword } from './access/accounts.ts'
import { newResetToken } from './access/resets.ts'
import { endSessions } from '../../engine/access/sessions.ts'
import { grantOf, keepAdministrator, refuseGiving, refuseStronger } from './access/strength.ts'
import { mayEdit, wanted } from '../../engine/calls/crud.ts'
import { sendInvitation } from './letters.ts'
import { operation } from '../../engine/operation.ts'
import type { Operation } from '../../engine/operation.ts'
import type { Viewer } from '../../engine/viewer.ts'
import { refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'
import { checkMove, tellMove } from './own-address.ts'

const PATH = '/api/admin/users'

/** With a password that is typed, to be changed at the first sign-in, or with a letter by which the new person chooses one. */
const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(users, 'create'),
  summary: 'Thêm tài khoản, với mật khẩu đầu tiên hoặc với thư mời',
  input: {},
  prepare: ({ body }) => hashTyped(body['password'], body),
  async run({ body, viewer, store, settings, prepared: hash }) {
    const { password: chosen, invite, ...values } = store.read(users, { invite: false, ...body })
    if (!invite) checkNewPassword(String(chosen), values)
    await checkRole(store, viewer, values)
    const entry = await store.insert(users, { ...values, must_change_password: !invite })
    if (invite)
      await sendInvitation(
        store.sql,
        settings,
        { name: values.name!, email: values.email! },
        await newResetToken(store.sql, entry.id),
      )
    else await keepPassword(store.sql, entry.id, hash!)
    return { entry }
  },
})

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: mayEdit(users),
  summary: 'Sửa tài khoản',
  input: {},
  prepare: async (call) => ({
    proved: await checkMove(call, call.id),
    hash: await hashTyped(call.body['password'], call.body),
  }),
  async run({ id, body, viewer, store, origin, prepared: { proved, hash } }) {
    const before = await store.find(users, id)
    await refuseStronger(store, viewer, before)
    const values = store.read(users, { ...body, invite: true })
    await checkRole(store, viewer, values, before)
    const isOwn = viewer.id === id
    if (body['password']) {
      const { password: chosen } = read({ password: users.fields.password }, { ...body, invite: false })
      checkNewPassword(chosen!, values)
      await keepPassword(store.sql, id, hash!)
      await endSessions(store.sql, id, isOwn ? viewer.session : null)
    }
    const known = body['password'] ? { must_change_password: !isOwn } : {}
    const entry = await store.update(users, id, { ...values, ...known }, { version: body['version'] })
    await tellMove({ store, viewer, origin }, before, { proved, code: body['otp'] })
    return { entry }
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(users, 'update'),
  summary: 'Xóa tài khoản',
  input: {},
  async run({ id, viewer, store }) {
    await refuseStronger(store, viewer, await store.find(users, id))
    await keepAdministrator(store, viewer, id, 'xóa')
    await store.remove(users, id)
    await endSessions(store.sql, id)
  },
})

const changeStatus = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-status`,
  needs: needs(users, 'update'),
  logs: 'toggle',
  summary: 'Khóa hoặc mở tài khoản',
  input: { is_active: flag('Trạng thái') },
  async run({ id, body, input, viewer, store }) {
    const user = await store.find(users, id)
    await refuseStronger(store, viewer, user)
    const is_active = 'is_active' in body ? input.is_active : !user.is_active
    if (!is_active) {
      await keepAdministrator(store, viewer, id, 'khóa')
      await endSessions(store.sql, id)
    }
    return { entry: await store.update(users, id, { is_active }) }
  },
})

const changeHighlight = operation({
  method: 'PUT',
  path: `${PATH}/:id/change-highlight`,
  needs: needs(users, 'update'),
  logs: 'toggle',
  summary: 'Bật/tắt "Nổi bật" của tài khoản',
  input: {},
  async run({ id, body, viewer, store }) {
    const user = await store.find(users, id)
    await refuseStronger(store, viewer, user)
    return { entry: await store.update(users, id, { is_highlight: wanted(users, 'is_highlight', user, body) }) }
  },
})

export const userOperations: Operation[] = [create, edit, remove, changeStatus, changeHighlight]

/** Whether such an account may be made, or made of the one before, by whoever asks: of its role, and where that reaches. */
export async function checkRole(
  store: Store,
  viewer: Viewer,
  values: Partial<Row<typeof users>>,
  before?: Row<typeof users>,
): Promise<void> {
  const role = await grantOf(store.sql, values.role_id ?? 0)
  if (!role) return
  if (role.scope === 'manufacture' && !values.manufacture_id)
    throw refuseField('manufacture_id', 'Cơ sở sản xuất bắt buộc')
  if (role.scope === 'commune' && !values.ward_id) throw refuseField('ward_id', 'Xã/phường phụ trách bắt buộc')
  if (before?.id === viewer.id && before.role_id !== values.role_id)
    throw refuseField('role_id', 'Không thể đổi vai trò của chính mình')
  refuseGiving(viewer, role)
  if (before && before.role_id !== values.role_id) await keepAdministrator(store, viewer, before.id, 'đổi vai trò')
}
