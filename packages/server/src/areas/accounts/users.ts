import { needs, users } from '@trace/domain'
import type { Row } from '@trace/domain'
import { checkNewPassword, hashTyped, keepPassword } from './access/accounts.ts'
import { endSessions } from '../../engine/access/sessions.ts'
import { grantOf, keepAdministrator, refuseGiving, refuseStronger } from './access/strength.ts'
import { none, one } from '../../engine/calls/answers.ts'
import { form, toggled } from '../../engine/calls/body.ts'
import { mayEdit } from '../../engine/calls/crud.ts'
import { sendInvitation } from './letters.ts'
import { operation } from '../../engine/operation.ts'
import type { Viewer } from '../../engine/viewer.ts'
import { refuseField } from '../../engine/refusal.ts'
import type { Store } from '../../engine/store/store.ts'
import { checkAddressChange, proof, notifyAddressChange } from './own-address.ts'

const PATH = '/api/admin/users'

/** Creates an account, with a typed password to be changed at the first sign-in, or with an invitation mail. */
const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(users, 'create'),
  summary: 'Thêm tài khoản, với mật khẩu đầu tiên hoặc với thư mời',
  body: form(users, { given: (sent) => ({ invite: false, ...sent }) }),
  answers: one(users),
  prepare: ({ body }) => hashTyped(body.password, body),
  async run({ body: { password: chosen, invite, ...values }, viewer, store, settings, prepared: hash }) {
    if (!invite) checkNewPassword(String(chosen), values)
    await checkRole(store, viewer, values)
    const entry = await store.insert(users, { ...values, must_change_password: !invite })
    if (invite)
      await sendInvitation(store.sql, settings, entry, 'Bạn có tài khoản mới trên hệ thống truy xuất nguồn gốc.')
    else await keepPassword(store.sql, entry.id, hash!)
    return { entry }
  },
})

const { when: _, ...password } = users.fields.password

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: mayEdit(users),
  summary: 'Sửa tài khoản',
  body: form(users, {
    given: (sent) => ({ ...sent, invite: true }),
    also: { ...proof, password: { ...password, required: false } },
  }),
  answers: one(users),
  prepare: async (call) => ({
    proved: await checkAddressChange(call, call.id, call.body),
    hash: await hashTyped(call.body.password, call.body),
  }),
  async run({ id, body, version, viewer, store, origin, prepared: { proved, hash } }) {
    const before = await store.find(users, id)
    await refuseStronger(store, viewer, before)
    const { password: chosen, current_password: __, otp, ...values } = body
    await checkRole(store, viewer, values, before)
    const isOwn = viewer.id === id
    if (chosen) {
      checkNewPassword(chosen, values)
      await keepPassword(store.sql, id, hash!)
      await endSessions(store.sql, id, isOwn ? viewer.session : null)
    }
    const known = chosen ? { must_change_password: !isOwn } : {}
    const entry = await store.update(users, id, { ...values, ...known }, { version })
    await notifyAddressChange({ store, viewer, origin }, before, { proved, code: otp })
    return { entry }
  },
})

const remove = operation({
  method: 'DELETE',
  path: `${PATH}/:id`,
  needs: needs(users, 'update'),
  summary: 'Xóa tài khoản',
  answers: none,
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
  body: toggled('is_active', users.fields.is_active),
  answers: one(users),
  async run({ id, body, viewer, store }) {
    const user = await store.find(users, id)
    await refuseStronger(store, viewer, user)
    const is_active = body.is_active ?? !user.is_active
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
  summary: 'Bật/tắt “Nổi bật” của tài khoản',
  body: toggled('is_highlight', users.fields.is_highlight),
  answers: one(users),
  async run({ id, body, viewer, store }) {
    const user = await store.find(users, id)
    await refuseStronger(store, viewer, user)
    return { entry: await store.update(users, id, { is_highlight: body.is_highlight ?? !user.is_highlight }) }
  },
})

export const userOperations = [create, edit, remove, changeStatus, changeHighlight]

/** Privilege check: whether the viewer may create this account, or change it so, given its role and reach. */
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
