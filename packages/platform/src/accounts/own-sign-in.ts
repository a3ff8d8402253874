import type { Values } from '@trace/define/field.ts'
import { flag, integer, moment, password, text } from '@trace/define/kinds/index.ts'
import { PAGE_ROWS } from '@trace/define/paging.ts'
import { checkOwnPassword } from '../access/own-password.ts'
import { hashPassword } from '../access/passwords.ts'
import { endSessions, openSession } from '../access/sessions.ts'
import { countAttempt } from '../access/throttle.ts'
import { data, many, none } from '../operation/answers.ts'
import { operation, AnswerWithMessage } from '../operation/operation.ts'
import { Refusal } from '../refusal.ts'
import { checkPasswordOf, storePasswordHash } from './account.ts'
import { sendResetMail } from './letters.ts'
import { newResetToken } from './resets.ts'
import { users } from './users.ts'

const BASE = '/api/admin'
const must = { required: true } as const

/** Ends the caller's session. */
const signOut = operation({
  method: 'POST',
  path: `${BASE}/logout`,
  needs: 'ownAccount',
  whileHeld: ['password', 'factor'],
  whileViewing: true,
  logs: 'logout',
  summary: 'Đăng xuất',
  answers: none,
  async run({ viewer, store }) {
    await store.sql`delete from sessions where id = ${viewer.session}`
    await store.note('logout', { subject: 'users', id: viewer.id, label: viewer.name })
    return new AnswerWithMessage('Đã đăng xuất', {})
  },
})

const changePassword = operation({
  method: 'PUT',
  path: `${BASE}/change-password`,
  needs: 'ownAccount',
  whileHeld: ['password', 'factor'],
  summary: 'Đổi mật khẩu',
  body: {
    current_password: password('Mật khẩu hiện tại', { required: true }),
    password: password('Mật khẩu mới', { required: true }),
    password_confirmation: password('Nhập lại mật khẩu mới', { required: true }),
  },
  answers: data({ token: text('Mã phiên mới', must) }),
  async prepare(call) {
    await checkOwnPassword(call.sql, call, call.body.current_password, 'current_password')
    return hashPassword(call.body.password)
  },
  async check({ viewer, body: { password = '', password_confirmation, current_password }, store, problems }) {
    await problems.try(() => checkPasswordOf(store.sql, viewer.id, password, password_confirmation))
    if (password === current_password) problems.at('password', 'Mật khẩu mới phải khác mật khẩu hiện tại')
  },
  async run({ viewer, store, settings, origin, prepared: hash }) {
    const { sql } = store
    await storePasswordHash(sql, viewer.id, hash)
    await store.derive(users(), viewer.id, { must_change_password: false })
    await endSessions(sql, viewer.id)
    await store.note('update', { subject: 'users', id: viewer.id, label: 'Đổi mật khẩu' })
    return new AnswerWithMessage('Đã đổi mật khẩu', {
      token: await openSession(sql, viewer.id, origin, settings),
    })
  },
})

const mailReset = operation({
  method: 'POST',
  path: `${BASE}/reset-password`,
  needs: 'signedIn',
  summary: 'Gửi cho mình thư đặt lại mật khẩu',
  answers: none,
  prepare: async ({ sql, viewer }) => countAttempt(sql, 'resetLetter', String(viewer.id)),
  async run({ viewer, store, settings }) {
    const [own] = await store.unscoped('the account of who asks')<
      { name: string; email: string }[]
    >`select name, email from users where id = ${viewer.id}`
    await sendResetMail(store.sql, settings, own!, await newResetToken(store.sql, viewer.id))
    return new AnswerWithMessage('Đã gửi thư đặt lại mật khẩu tới email của bạn', {})
  },
})

const session = {
  id: integer('Mã', must),
  ip: text('Địa chỉ IP', must),
  user_agent: text('Thiết bị', must),
  created_at: moment('Đăng nhập lúc', must),
  last_used_at: moment('Dùng lần cuối', must),
  expires_at: moment('Hết hạn', must),
  current: flag('Phiên này'),
}

const listSessions = operation({
  method: 'GET',
  path: `${BASE}/sessions`,
  needs: 'signedIn',
  summary: 'Các phiên đăng nhập của mình',
  answers: many(session),
  async run({ viewer, store }) {
    const entries = await store.sql<Values<typeof session>[]>`
      select id, ip, user_agent, created_at, last_used_at, expires_at, id = ${viewer.session} as current
      from sessions where user_id = ${viewer.id} and expires_at > now() order by last_used_at desc`
    return { entries, pagination: { page: 1, length: PAGE_ROWS, total: entries.length, total_page: 1 } }
  },
})

const endSession = operation({
  method: 'DELETE',
  path: `${BASE}/sessions/:id`,
  needs: 'signedIn',
  summary: 'Kết thúc một phiên đăng nhập của mình',
  answers: none,
  async run({ id, viewer, store }) {
    const ended = await store.sql`delete from sessions where id = ${id} and user_id = ${viewer.id} returning id`
    if (ended.length === 0) throw new Refusal(404, 'Không tìm thấy phiên đăng nhập')
    return new AnswerWithMessage('Đã kết thúc phiên đăng nhập', {})
  },
})

/** Calls of signed-in users for their own password and sessions. */
export const ownSignInOperations = [signOut, changePassword, mailReset, listSessions, endSession] as const
