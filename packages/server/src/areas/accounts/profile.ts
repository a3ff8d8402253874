import { users } from '@trace/domain/areas/accounts/users.ts'
import type { Values } from '@trace/define/field.ts'
import { email, flag, image, integer, list, moment, password, phone, text } from '@trace/define/kinds/index.ts'
import { PAGE_ROWS } from '@trace/define/paging.ts'
import { checkPasswordOf, keepPassword } from './access/accounts.ts'
import { checkOwnPassword } from '@trace/platform/access/own-password.ts'
import { hashPassword } from '@trace/platform/access/passwords.ts'
import { newResetToken } from './access/resets.ts'
import { endSessions, openSession } from '@trace/platform/access/sessions.ts'
import { countTry } from '@trace/platform/access/throttle.ts'
import { sendResetMail } from './letters.ts'
import { data, many, none, one } from '@trace/platform/calls/answers.ts'
import { defaultViewsOf } from '@trace/platform/calls/saved-views.ts'
import { operation, AnswerWithMessage } from '@trace/platform/operation.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import { publicAddress } from '@trace/platform/public-address.ts'
import { account, asViewed, profileFields, profileOf, viewing } from './own-account.ts'
import { checkAddressChange, notifyAddressChange } from './own-address.ts'

const BASE = '/api/admin'
const must = { required: true } as const

const profile = operation({
  method: 'GET',
  path: `${BASE}/profile`,
  needs: 'ownAccount',
  whileHeld: ['password', 'factor'],
  summary: 'Tài khoản đang đăng nhập và quyền của tài khoản',
  answers: one({
    ...profileFields,
    default_views: list(
      'Chế độ xem mặc định',
      { view_id: account.id, screen: text('Danh sách', must), query: text('Bộ lọc') },
      must,
    ),
    ...viewing,
    session_idle_minutes: integer('Số phút không thao tác thì phiên kết thúc', must),
    public_address: text('Địa chỉ trang công khai', must),
  }),
  run: async ({ viewer, store, settings }) => ({
    entry: {
      ...(await profileOf(store.sql, viewer.id)),
      ...(await asViewed(store.sql, viewer)),
      default_views: await defaultViewsOf(store.sql, viewer),
      session_idle_minutes: settings.sessionIdleMinutes,
      public_address: await publicAddress(store.sql, settings),
    },
  }),
})

const loadProfile = operation({
  method: 'GET',
  path: `${BASE}/load-profile`,
  needs: 'ownAccount',
  summary: 'Thông tin cá nhân để sửa',
  answers: one(profileFields),
  run: async ({ viewer, store }) => ({ entry: await profileOf(store.sql, viewer.id) }),
})

const saveProfile = operation({
  method: 'PUT',
  path: `${BASE}/load-profile`,
  needs: 'ownAccount',
  summary: 'Sửa thông tin cá nhân; đổi email hoặc tên đăng nhập thì hỏi lại mật khẩu',
  body: {
    name: text('Họ và tên', { required: true, max: 120 }),
    email: email('Email', { required: true }),
    phone: phone('Số điện thoại'),
    username: { ...users.fields.username, required: false },
    avatar: image('Ảnh đại diện'),
    birthday: users.fields.birthday,
    gender: users.fields.gender,
    current_password: password('Mật khẩu hiện tại'),
    otp: text('Mã xác thực'),
  },
  answers: one(profileFields),
  prepare: (call) => checkAddressChange(call, call.viewer.id, call.body),
  async run({
    viewer,
    body: { current_password: _, otp, username, ...values },
    version,
    store,
    origin,
    prepared: proved,
  }) {
    const before = await store.find(users, viewer.id)
    await store.update(users, viewer.id, { ...values, ...(username && { username }) }, { version })
    await notifyAddressChange({ store, viewer, origin }, before, { proved, code: otp })
    return { entry: await profileOf(store.sql, viewer.id) }
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
    await keepPassword(sql, viewer.id, hash)
    await store.derive(users, viewer.id, { must_change_password: false })
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
  prepare: async ({ sql, viewer }) => countTry(sql, 'resetLetter', String(viewer.id)),
  async run({ viewer, store, settings }) {
    const [own] = await store.unscoped('the account of who asks')<
      { name: string; email: string }[]
    >`select name, email from users where id = ${viewer.id}`
    await sendResetMail(store.sql, settings, own!, await newResetToken(store.sql, viewer.id))
    return new AnswerWithMessage('Đã gửi thư đặt lại mật khẩu tới email của bạn', {})
  },
})

const session = {
  id: account.id,
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

export const ownProfile = [profile, loadProfile, saveProfile, changePassword, mailReset, listSessions, endSession]
