import { email, password, text } from '@trace/define/kinds/index.ts'
import { needs } from '@trace/define/resource.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { endSessions, openSession } from '@trace/platform/access/sessions.ts'
import { networkOf } from '@trace/platform/access/throttle.ts'
import { tryPassword } from '@trace/platform/access/try-password.ts'
import { data, none } from '@trace/platform/calls/answers.ts'
import { AnswerWithMessage, operation } from '@trace/platform/operation.ts'
import { newPasswordProblem } from '@trace/platform/ports/settings/new-password.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { unscoped } from '@trace/platform/store/rows.ts'
import { users } from './accounts.ts'

const signIn = operation({
  method: 'POST',
  path: '/api/auth/login',
  needs: 'public',
  allowance: 'entry',
  logs: 'login',
  summary: 'Đăng nhập bằng email và mật khẩu',
  body: { email: email('Email', { required: true }), password: password('Mật khẩu', { required: true }) },
  answers: data({ token: text('Mã phiên', { required: true }) }),
  async prepare({ sql, body, origin }) {
    const [account] = await unscoped(sql, 'who signs in is found before it is known what they see')<
      { id: number; name: string; role: { name: string }; password_hash: string }[]
    >`
      select u.id, u.name, json_build_object('name', r.name) as role, s.password_hash
      from users u join roles r on r.id = u.role_id join user_secrets s on s.user_id = u.id
      where u.email = ${body.email} and u.is_active and u.deleted_at is null`
    const pair = `${body.email} ${networkOf(origin.ip)}`
    const isRight = await tryPassword(sql, body.password, account?.password_hash ?? null, [['signInPair', pair]], pair)
    if (!account || !isRight) throw new Refusal(401, 'Email hoặc mật khẩu không đúng')
    return account
  },
  async run({ store, origin, settings, prepared: account }) {
    const token = await openSession(store.sql, account.id, origin, settings)
    await store.note('login', { subject: 'users', id: account.id, label: account.name, by: account })
    return new AnswerWithMessage('Đã đăng nhập', { token })
  },
})

const signOut = operation({
  method: 'POST',
  path: '/api/admin/logout',
  needs: 'ownAccount',
  logs: 'logout',
  summary: 'Đăng xuất',
  answers: none,
  async run({ viewer, store }) {
    await store.sql`delete from sessions where id = ${viewer.session}`
    await store.note('logout', { subject: 'users', id: viewer.id, label: viewer.name })
    return new AnswerWithMessage('Đã đăng xuất', {})
  },
})

/** Sets the password of an account and ends its sessions. */
const setPassword = operation({
  method: 'PUT',
  path: '/api/admin/users/:id/password',
  needs: needs(users, 'update'),
  logs: 'update',
  summary: 'Đặt mật khẩu của tài khoản',
  body: { password: password('Mật khẩu', { required: true }) },
  answers: none,
  prepare: async ({ body }) => hashPassword(body.password),
  async check({ id, body, store, problems }) {
    const problem = newPasswordProblem(body.password ?? '', await store.find(users, id))
    if (problem) problems.at('password', problem)
  },
  async run({ id, store, prepared: hash }) {
    const { name } = await store.find(users, id)
    await store.sql`
      insert into user_secrets (user_id, password_hash) values (${id}, ${hash})
      on conflict (user_id) do update set password_hash = excluded.password_hash, updated_at = now()`
    await endSessions(store.sql, id)
    await store.note('update', { subject: 'users', id, label: `Đặt mật khẩu: ${name}` })
    return new AnswerWithMessage(`Đã đặt mật khẩu của ${name}`, {})
  },
})

export const signInOperations = [signIn, signOut, setPassword]
