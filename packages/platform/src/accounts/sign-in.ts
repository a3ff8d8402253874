import { password, text } from '@trace/define/kinds/index.ts'
import { hashPassword, PASSWORD_MS } from '../access/passwords.ts'
import { endSessions, openSession } from '../access/sessions.ts'
import { countAttempt, clearAttempts, refundAttempt, networkOf, wideNetworkOf } from '../access/throttle.ts'
import type { Try } from '../access/throttle.ts'
import { tryPassword } from '../access/try-password.ts'
import { onBehalfOf, chargeAfterUse } from '../account-usage.ts'
import { none, one } from '../operation/answers.ts'
import type { Shape } from '../operation/answers.ts'
import { operation, AnswerWithMessage } from '../operation/operation.ts'
import { queueReset } from '../ports/jobs/queue.ts'
import { Refusal } from '../refusal.ts'
import type { Store } from '../store/store.ts'
import type { Origin } from '../viewer.ts'
import { checkPasswordOf, findAccount, storePasswordHash } from './account.ts'
import type { Account } from './account.ts'
import { countCode, spendCode } from './factors.ts'
import { ownProfile } from './profile.ts'
import type { AsViewed, Profile } from './profile.ts'
import { findReset, spendReset } from './resets.ts'
import { users } from './users.ts'

const WRONG = 'Tài khoản hoặc mật khẩu không đúng'
const ASK_CODE = 'Vui lòng nhập mã xác thực từ ứng dụng'
const SENT = 'Nếu tài khoản tồn tại, thư hướng dẫn đặt lại mật khẩu sẽ được gửi tới email của bạn'
const SPENT = 'Liên kết đặt lại mật khẩu đã hết hạn hoặc đã được sử dụng'

const refuseCode = (message: string): Refusal => new Refusal(401, message, { errors: { otp: [message] } })

/**
 * Response and timing are the same for a wrong password and an unknown account, so accounts cannot be probed. Wrong
 * tries from elsewhere never lock the owner out.
 */
const login = <const S extends Shape>(profile: Profile<S>) =>
  operation({
    method: 'POST',
    path: '/api/auth/login',
    whileFull: true,
    needs: 'public',
    allowance: 'entry',
    logs: 'login',
    summary: 'Đăng nhập bằng email hoặc tên đăng nhập',
    body: {
      email: text('Email hoặc tên đăng nhập'),
      username: text('Tên đăng nhập'),
      password: password('Mật khẩu', { required: true }),
      otp: text('Mã xác thực'),
    },
    answers: one(profile.fields, { token: text('Mã phiên', { required: true }) }),
    async prepare({ sql, body, origin }) {
      const said = body.email ?? body.username
      if (!said)
        throw new Refusal(422, 'Email hoặc tên đăng nhập bắt buộc', {
          errors: { email: ['Email hoặc tên đăng nhập bắt buộc'] },
        })
      const account = await findAccount(sql, said)
      const tries = signInTries(said, account, origin)
      const who = `${said.trim().toLowerCase()} ${wideNetworkOf(origin.ip)}`
      const right = await tryPassword(sql, body.password, account?.password_hash ?? null, tries, who)
      if (!account || !right) throw new Refusal(401, WRONG)
      await onBehalfOf(sql, account.id, async () => chargeAfterUse({ ms: PASSWORD_MS }))
      await clearAttempts(sql, ...tries[0]!)
      if (!account.is_active) throw new Refusal(401, 'Tài khoản đã ngừng hoạt động, vui lòng liên hệ quản trị hệ thống')
      if (account.has_factor) {
        if (!body.otp) throw new Refusal(401, ASK_CODE, { errors: { otp: ['Mã xác thực bắt buộc'] } })
        await countCode({ sql, ...codeOf(account, origin) })
      }
      return account
    },
    async run({ body, store, origin, settings, prepared: account }) {
      const { sql } = store
      if (account.has_factor && !(await spendCode({ sql, ...codeOf(account, origin) }, body.otp ?? '')))
        throw refuseCode('Mã xác thực không đúng hoặc đã được dùng')
      await enter(store, account, origin)
      const token = await openSession(sql, account.id, origin, settings)
      await store.note('login', { subject: 'users', id: account.id, label: account.name, by: account })
      return new AnswerWithMessage('Đã đăng nhập', { token, entry: await profile.of(sql, account.id) })
    },
    async refused({ rawBody: body, store }, { code, message }) {
      if (code !== 401 || message === ASK_CODE) return
      const account = await findAccount(store.sql, String(body['email'] ?? body['username']))
      if (account) await store.derive(users(), account.id, { failed_attempts: store.sql`failed_attempts + 1` })
      await store.note('login_failed', {
        subject: 'users',
        ...(account && { id: account.id }),
        label: account?.name ?? 'Tài khoản không có',
      })
    },
  })

/**
 * Rate limits for wrong passwords: per pair of network and name as typed, and per network. A limit per account would
 * reveal that a user name and an e-mail belong to the same account. The limit per network does not apply to the
 * network of the account's last sign-in, so a neighbour who tries many accounts cannot shut the owner out.
 */
function signInTries(said: string, account: Account | undefined, { ip }: Origin): Try[] {
  const network = networkOf(ip)
  const isHome = account?.last_login_ip && networkOf(account.last_login_ip) === network
  const pair: Try = ['signInPair', `${said.trim().toLowerCase()} ${network}`]
  return isHome ? [pair] : [pair, ['signInAddress', network]]
}

const codeOf = ({ id, last_login_ip }: Account, { ip }: Origin) => ({ user: id, ip, lastIp: last_login_ip })

/** Checks again inside the transaction: the account may have been locked or got a new password since it was read. */
async function enter(store: Store, { id, password_hash }: Account, { ip }: Origin): Promise<void> {
  await store.derive(users(), id, { last_login_at: store.sql`now()`, last_login_ip: ip, failed_attempts: 0 })
  const [same] = await store.unscoped('the account that is being signed in to')`
    select 1 from users u join user_secrets s on s.user_id = u.id
    where u.id = ${id} and u.is_active and u.deleted_at is null and s.password_hash = ${password_hash}`
  if (!same) throw new Refusal(401, WRONG)
}

/** Sends a reset mail; a request with `{token}` instead checks whether that token is still valid. */
const forgotPassword = operation({
  method: 'POST',
  path: '/api/auth/forgot-password',
  whileFull: true,
  needs: 'public',
  allowance: 'entry',
  summary: 'Yêu cầu đặt lại mật khẩu, hoặc kiểm tra liên kết đặt lại',
  body: { email: text('Email'), token: text('Mã đặt lại') },
  answers: none,
  async guard({ sql, rawBody: body, origin }) {
    const network = networkOf(origin.ip)
    if (body['token']) return void (await countAttempt(sql, 'reset', network))
    await countAttempt(
      sql,
      'forgotPair',
      `${String(body['email'] ?? '')
        .trim()
        .toLowerCase()} ${network}`,
    )
    await countAttempt(sql, 'forgotAddress', network)
  },
  async run({ body, store, origin }) {
    if (body.token) {
      if (!(await findReset(store.sql, body.token))) throw new Refusal(422, SPENT)
      await refundAttempt(store.sql, 'reset', networkOf(origin.ip))
      return new AnswerWithMessage('Liên kết còn hiệu lực', {})
    }
    if (!body.email) throw new Refusal(422, 'Email bắt buộc', { errors: { email: ['Email bắt buộc'] } })
    await queueReset(store.sql, body.email)
    return new AnswerWithMessage(SENT, {})
  },
})

const resetPassword = operation({
  method: 'POST',
  path: '/api/auth/reset-password',
  whileFull: true,
  needs: 'public',
  allowance: 'entry',
  summary: 'Đặt mật khẩu mới bằng liên kết trong thư',
  body: {
    token: text('Mã đặt lại', { required: true }),
    password: password('Mật khẩu mới', { required: true }),
    password_confirmation: password('Nhập lại mật khẩu', { required: true }),
  },
  answers: none,
  guard: async ({ sql, origin }) => void (await countAttempt(sql, 'reset', networkOf(origin.ip))),
  async prepare({ sql, body, origin }) {
    const userId = await findReset(sql, body.token)
    if (!userId) throw new Refusal(422, SPENT)
    await refundAttempt(sql, 'reset', networkOf(origin.ip))
    await checkPasswordOf(sql, userId, body.password, body.password_confirmation)
    return hashPassword(body.password)
  },
  async run({ body, store, prepared: hash }) {
    const { sql } = store
    const userId = await spendReset(sql, body.token)
    if (!userId) throw new Refusal(422, SPENT)
    await storePasswordHash(sql, userId, hash)
    await endSessions(sql, userId)
    await store.derive(users(), userId, { must_change_password: false })
    await store.note('update', { subject: 'users', id: userId, label: 'Đặt lại mật khẩu' })
    return new AnswerWithMessage('Đã đặt lại mật khẩu', {})
  },
})

/** Signing in, who is signed in, and what to do about a forgotten password. */
export const signInOperations = <const S extends Shape>(profile: Profile<S>, asViewed?: AsViewed<S>) =>
  [login(profile), ownProfile(profile, asViewed), forgotPassword, resetPassword] as const
