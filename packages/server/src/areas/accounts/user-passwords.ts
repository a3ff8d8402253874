import { users } from '@trace/domain/areas/accounts/users.ts'
import { apps } from '@trace/domain/areas/portal/apps.ts'
import { labors } from '@trace/domain/areas/producers/labors.ts'
import { text } from '@trace/define/kinds/index.ts'
import { nameOf } from '@trace/define/name-of.ts'
import { needs } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { storePasswordHash } from '@trace/platform/accounts/account.ts'
import { removeFactor } from '@trace/platform/accounts/factors.ts'
import { notifyOwner } from '@trace/platform/accounts/two-factor.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { randomPassword } from '@trace/platform/access/random-password.ts'
import { keepRowPassword } from './access/row-passwords.ts'
import { endSessions } from '@trace/platform/access/sessions.ts'
import { refuseMorePrivileged } from './access/strength.ts'
import { sendNewPassword } from './account-letters.ts'
import { none, one } from '@trace/platform/operation/answers.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation/operation.ts'
import { Refusal, refuseField } from '@trace/platform/refusal.ts'

const newOne = { password: text('Mật khẩu mới, chỉ hiện một lần', { required: true }) }
const resetMessage = (name: string): string => `Đã đặt lại mật khẩu của ${name}. Mật khẩu mới chỉ hiện một lần này`

async function newPassword(): Promise<{ password: string; hash: string }> {
  const password = randomPassword()
  return { password, hash: await hashPassword(password) }
}

/**
 * Sets a random password, returned once, and mails a link to choose another; it must be changed at the first sign-in.
 */
const ofUser = operation({
  method: 'PUT',
  path: '/api/admin/users/:id/reset-password',
  needs: needs(users, 'update'),
  summary: 'Đặt lại mật khẩu của tài khoản',
  answers: one(users, newOne),
  prepare: newPassword,
  async run({ id, viewer, store, settings, prepared: { password, hash } }) {
    const user = await store.find(users, id)
    if (id === viewer.id)
      throw new Refusal(422, 'Đổi mật khẩu của chính mình ở mục Hồ sơ cá nhân, nơi hệ thống hỏi lại mật khẩu hiện tại')
    await refuseMorePrivileged(store, viewer, user)
    await storePasswordHash(store.sql, id, hash)
    await endSessions(store.sql, id)
    await sendNewPassword({ store, viewer }, settings, user)
    const entry = await store.update(users, id, { must_change_password: true })
    await store.note('update', { subject: users.table, id, label: `Đặt lại mật khẩu: ${user.name}` })
    return new AnswerWithMessage(resetMessage(user.name), { entry }, { password })
  },
})

/** Signs an account out everywhere, as after a lost phone; its password stays. */
const signOut = operation({
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  needs: needs(users, 'update'),
  logs: 'update',
  summary: 'Đăng xuất tài khoản khỏi mọi thiết bị',
  answers: none,
  async run({ id, viewer, store }) {
    const user = await store.find(users, id)
    if (id === viewer.id)
      throw new Refusal(422, 'Kết thúc phiên của chính mình ở mục Hồ sơ cá nhân, phần Phiên đăng nhập')
    await refuseMorePrivileged(store, viewer, user)
    await endSessions(store.sql, id)
    await store.note('update', { subject: users.table, id, label: `Đăng xuất khỏi mọi thiết bị: ${user.name}` })
    return new AnswerWithMessage(`Đã đăng xuất ${user.name} khỏi mọi thiết bị`, {})
  },
})

/** A new password for accounts of the diary app, who sign in with their telephone number and this password. */
const ofAppHolder = <R extends Resource>(resource: R) =>
  operation({
    method: 'PUT',
    path: `/api/admin/${resource.name as R['name']}/:id/reset-password`,
    needs: needs(resource, 'update'),
    answers: one(resource, newOne),
    summary: `Đặt lại mật khẩu ứng dụng của ${resource.label.toLowerCase()}`,
    prepare: newPassword,
    async run({ id, store, prepared: { password, hash } }) {
      await store.find(resource, id, 'own')
      await keepRowPassword(store.sql, resource, id, hash)
      const entry = await store.show(resource, id)
      const name = nameOf(resource, entry)
      await store.note('update', {
        subject: resource.table,
        id,
        label: `Đặt lại mật khẩu: ${name}`,
      })
      return new AnswerWithMessage(resetMessage(name), { entry }, { password })
    },
  })

/**
 * Removes the second factor of someone who lost telephone and codes. Needs the right to set that account's password;
 * not for one's own account.
 */
const takeOffLost = operation({
  method: 'DELETE',
  path: '/api/admin/users/:id/two-factor',
  needs: needs(users, 'update'),
  logs: 'update',
  summary: 'Gỡ xác thực hai lớp của một tài khoản',
  answers: none,
  async run(call) {
    const { id, viewer, store } = call
    const user = await store.find(users, id)
    if (id === viewer.id)
      throw new Refusal(422, 'Tắt xác thực hai lớp của chính mình ở mục Hồ sơ cá nhân, phần Bảo mật')
    await refuseMorePrivileged(store, viewer, user)
    if (!(await removeFactor(store.sql, id))) throw refuseField('id', 'Tài khoản này chưa bật xác thực hai lớp')
    await notifyOwner(call, id, 'Gỡ xác thực hai lớp', `Quản trị viên ${viewer.name} vừa gỡ xác thực hai lớp`)
    return new AnswerWithMessage(`Đã gỡ xác thực hai lớp của ${user.name}. Chủ tài khoản được báo qua email`, {})
  },
})

export const passwordOperations = [ofUser, signOut, takeOffLost, ofAppHolder(labors), ofAppHolder(apps)]
