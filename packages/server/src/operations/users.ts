import { flag, needs, users } from '@trace/domain'
import type { Row } from '@trace/domain'
import { checkNewPassword, setPassword } from '../access/accounts.ts'
import { newResetToken } from '../access/resets.ts'
import { endSessions } from '../access/sessions.ts'
import { grantOf, keepAdministrator, refuseGiving, refuseStronger } from '../access/strength.ts'
import { mayEdit, wanted } from '../crud.ts'
import { sendInvitation } from '../mail/letters.ts'
import { operation, Told } from '../operation.ts'
import type { Operation, Viewer } from '../operation.ts'
import { refuseField } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import { randomPassword } from '../access/random-password.ts'

const PATH = '/api/admin/users'

const create = operation({
  method: 'POST', path: PATH, needs: needs(users, 'create'), summary: 'Thêm tài khoản', input: {},
  async run({ body, viewer, store }) {
    const { password: chosen, ...values } = store.read(users, body)
    checkNewPassword(String(chosen))
    await checkRole(store, viewer, values)
    const entry = await store.insert(users, values)
    await setPassword(store.sql, entry.id, String(chosen))
    return { entry }
  },
})

const edit = operation({
  method: 'PUT', path: `${PATH}/:id`, needs: mayEdit(users), summary: 'Sửa tài khoản', input: {},
  async run({ id, body, viewer, store }) {
    const before = await store.find(users, id)
    await refuseStronger(store, viewer, before)
    const { password: chosen, ...values } = store.read(users, { ...body, password: body['password'] || 'không đổi' })
    await checkRole(store, viewer, values, before)
    if (body['password']) {
      checkNewPassword(String(chosen))
      await setPassword(store.sql, id, String(chosen))
      await endSessions(store.sql, id, viewer.id === id ? viewer.session : null)
    }
    return { entry: await store.update(users, id, values, { version: body['version'] }) }
  },
})

const remove = operation({
  method: 'DELETE', path: `${PATH}/:id`, needs: needs(users, 'update'), summary: 'Xóa tài khoản', input: {},
  async run({ id, viewer, store }) {
    await refuseStronger(store, viewer, await store.find(users, id))
    await keepAdministrator(store, viewer, id, 'xóa')
    await store.remove(users, id)
    await endSessions(store.sql, id)
  },
})

const changeStatus = operation({
  method: 'PUT', path: `${PATH}/:id/change-status`, needs: needs(users, 'update'), logs: 'toggle', summary: 'Khóa hoặc mở tài khoản',
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
  method: 'PUT', path: `${PATH}/:id/change-highlight`, needs: needs(users, 'update'), logs: 'toggle', summary: 'Bật/tắt "Nổi bật" của tài khoản', input: {},
  async run({ id, body, viewer, store }) {
    const user = await store.find(users, id)
    await refuseStronger(store, viewer, user)
    return { entry: await store.update(users, id, { is_highlight: wanted(users, 'is_highlight', user, body) }) }
  },
})

/** Gives a random password, shown this once, and mails a link to choose another; whoever signs in with it must change it. */
const resetPassword = operation({
  method: 'PUT', path: `${PATH}/:id/reset-password`, needs: needs(users, 'update'), summary: 'Cấp lại mật khẩu', input: {},
  async run({ id, viewer, store, settings }) {
    const user = await store.find(users, id)
    await refuseStronger(store, viewer, user)
    const password = randomPassword()
    await setPassword(store.sql, id, password)
    await endSessions(store.sql, id)
    await sendInvitation(store.sql, settings, user, await newResetToken(store.sql, id))
    const entry = await store.update(users, id, { must_change_password: true })
    return new Told('Đã cấp lại mật khẩu. Mật khẩu mới chỉ hiện một lần này', { entry, password })
  },
})

export const userOperations: Operation[] = [create, edit, remove, changeStatus, changeHighlight, resetPassword]

/** Whether such an account may be made, or made of the one before, by whoever asks: of its role, and where that reaches. */
export async function checkRole(store: Store, viewer: Viewer, values: Partial<Row<typeof users>>, before?: Row<typeof users>): Promise<void> {
  const role = await grantOf(store.sql, values.role_id ?? 0)
  if (!role) return
  if (role.scope === 'manufacture' && !values.manufacture_id) throw refuseField('manufacture_id', 'Cơ sở sản xuất bắt buộc')
  if (role.scope === 'commune' && !values.ward_id) throw refuseField('ward_id', 'Xã/phường phụ trách bắt buộc')
  if (before?.id === viewer.id && before.role_id !== values.role_id) throw refuseField('role_id', 'Không thể đổi vai trò của chính mình')
  refuseGiving(viewer, role)
  if (before && before.role_id !== values.role_id) await keepAdministrator(store, viewer, before.id, 'đổi vai trò')
}
