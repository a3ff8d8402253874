import { password } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { keepPassword, newPasswordProblems } from '@trace/platform/accounts/account.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { endSessions } from '@trace/platform/access/sessions.ts'
import { none } from '@trace/platform/calls/answers.ts'
import { AnswerWithMessage, operation } from '@trace/platform/operation.ts'
import { users } from './accounts.ts'

/** Sets the password of an account, which has to be changed at the next sign-in, and ends its sessions. */
export const setPassword = operation({
  method: 'PUT',
  path: '/api/admin/users/:id/password',
  needs: needs(users, 'update'),
  logs: 'update',
  summary: 'Đặt mật khẩu của tài khoản',
  body: { password: password('Mật khẩu', { required: true }) },
  answers: none,
  prepare: async ({ body }) => hashPassword(body.password),
  async check({ id, body, store, problems }) {
    problems.add(newPasswordProblems(body.password ?? '', await store.find(users, id)))
  },
  async run({ id, store, prepared: hash }) {
    const { name } = await store.update(users, id, { must_change_password: true })
    await keepPassword(store.sql, id, hash)
    await endSessions(store.sql, id)
    await store.note('update', { subject: 'users', id, label: `Đặt mật khẩu: ${name}` })
    return new AnswerWithMessage(`Đã đặt mật khẩu của ${name}`, {})
  },
})
