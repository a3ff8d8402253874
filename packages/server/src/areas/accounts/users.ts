import { users } from '@trace/domain/areas/accounts/users.ts'
import { flag } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import type { Row } from '@trace/define/resource.ts'
import { hashTyped, storePasswordHash, newPasswordProblems } from '@trace/platform/accounts/account.ts'
import { endSessions } from '@trace/platform/access/sessions.ts'
import { givingProblem, grantOf, refuseOwnAccount, refuseMorePrivileged } from './access/strength.ts'
import { extended, none, one } from '@trace/platform/operation/answers.ts'
import { form, toggled } from '@trace/platform/operation/body.ts'
import { editNeed, readNeed } from '@trace/platform/calls/crud.ts'
import { sendInvitation } from './account-letters.ts'
import { operation } from '@trace/platform/operation/operation.ts'
import type { CheckContext } from '@trace/platform/operation/operation.ts'
import { checkAddressChange, proof, notifyAddressChange } from './own-address.ts'

const PATH = '/api/admin/users'

const show = operation({
  method: 'GET',
  path: `${PATH}/:id`,
  needs: readNeed(users),
  summary: 'Xem tài khoản, với xác thực hai lớp đang bật hay không',
  answers: one(extended(users, { two_factor: flag('Xác thực hai lớp') })),
  async run({ id, store }) {
    const entry = await store.show(users, id)
    const [kept] = await store.sql<{ otp_confirmed: boolean }[]>`
      select otp_confirmed from user_secrets where user_id = ${entry.id}`
    return { entry: { ...entry, two_factor: kept?.otp_confirmed ?? false } }
  },
})

/** Creates an account, with a typed password to be changed at the first sign-in, or with an invitation mail. */
const create = operation({
  method: 'POST',
  path: PATH,
  needs: needs(users, 'create'),
  summary: 'Thêm tài khoản, với mật khẩu đầu tiên hoặc với thư mời',
  body: form(users, { given: (sent) => ({ invite: false, ...sent }) }),
  answers: one(users),
  prepare: ({ body }) => hashTyped(body.password, body),
  async check(call) {
    const { body, problems } = call
    if (!body.invite && body.password !== undefined) problems.add(newPasswordProblems(body.password ?? '', body))
    await checkRole(call)
  },
  async run({ body: { password: _, invite, ...values }, store, viewer, settings, prepared: hash }) {
    const entry = await store.insert(users, { ...values, must_change_password: !invite })
    if (invite)
      await sendInvitation({ store, viewer }, settings, entry, 'Bạn có tài khoản mới trên hệ thống Cội Nguồn.')
    else await storePasswordHash(store.sql, entry.id, hash!)
    return { entry }
  },
})

const { when: _, ...password } = users.fields.password

const edit = operation({
  method: 'PUT',
  path: `${PATH}/:id`,
  needs: editNeed(users),
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
  async check(call) {
    const { id, body, viewer, store, problems } = call
    const before = await store.find(users, id)
    await refuseMorePrivileged(store, viewer, before)
    if (body.password) problems.add(newPasswordProblems(body.password, body))
    await checkRole(call, before)
    return before
  },
  async run({ id, body, version, viewer, store, origin, prepared: { proved, hash }, checked: before }) {
    const { password: chosen, current_password: __, otp, ...values } = body
    const isOwn = viewer.id === id
    if (chosen) {
      await storePasswordHash(store.sql, id, hash!)
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
    await refuseMorePrivileged(store, viewer, await store.find(users, id))
    refuseOwnAccount(viewer, id, 'xóa')
    await store.remove(users, id)
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
    await refuseMorePrivileged(store, viewer, user)
    const is_active = body.is_active ?? !user.is_active
    if (!is_active) refuseOwnAccount(viewer, id, 'khóa')
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
    await refuseMorePrivileged(store, viewer, user)
    return { entry: await store.update(users, id, { is_highlight: body.is_highlight ?? !user.is_highlight }) }
  },
})

export const userOperations = [show, create, edit, remove, changeStatus, changeHighlight]

/** Privilege check: whether the viewer may create or change this account, given its role and reach. */
export async function checkRole(
  {
    body,
    store,
    viewer,
    problems,
  }: Pick<CheckContext<Partial<Row<typeof users>>>, 'body' | 'store' | 'viewer' | 'problems'>,
  before?: Row<typeof users>,
): Promise<void> {
  const role = await grantOf(store.sql, body.role_id ?? 0)
  if (!role) return
  const isMoved = before && before.role_id !== body.role_id
  const problem =
    isMoved && before.id === viewer.id ? 'Không thể đổi vai trò của chính mình' : givingProblem(viewer, role)
  if (problem) problems.at('role_id', problem)
}
