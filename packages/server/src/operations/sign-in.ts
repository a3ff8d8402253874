import { password, text } from '@trace/domain'
import { checkNewPassword, findAccount, setPassword } from '../access/accounts.ts'
import { isOtp } from '../access/one-time-codes.ts'
import { isPassword } from '../access/passwords.ts'
import { findReset, newResetToken, spendReset } from '../access/resets.ts'
import { endSessions, openSession } from '../access/sessions.ts'
import { countTry, forgiveTries, networkOf } from '../access/throttle.ts'
import { sendResetMail } from '../mail/letters.ts'
import { operation, Told } from '../operation.ts'
import type { Operation } from '../operation.ts'
import { Refusal } from '../refusal.ts'
import { profileOf } from './profile.ts'

const WRONG = 'Tài khoản hoặc mật khẩu không đúng'
const ASK_CODE = 'Vui lòng nhập mã xác thực từ ứng dụng'
const SENT = 'Nếu tài khoản tồn tại, thư hướng dẫn đặt lại mật khẩu đã được gửi tới email của bạn'
const SPENT = 'Liên kết đặt lại mật khẩu đã hết hạn hoặc đã được sử dụng'

/** Text, status and time are the same for a wrong password and an unknown account. Wrong tries never lock the owner out elsewhere. */
const login = operation({
  method: 'POST',
  path: '/api/auth/login',
  needs: 'public',
  logs: 'login',
  summary: 'Đăng nhập bằng email hoặc tên đăng nhập',
  input: { email: text('Email hoặc tên đăng nhập'), username: text('Tên đăng nhập'), password: password('Mật khẩu', { required: true }), otp: text('Mã xác thực') },
  async run({ input, store, origin, settings }) {
    const { sql } = store
    const said = input.email ?? input.username
    if (!said) throw new Refusal(422, 'Email hoặc tên đăng nhập bắt buộc', { errors: { email: ['Email hoặc tên đăng nhập bắt buộc'] } })
    const pair = `${said.toLowerCase()} ${networkOf(origin.ip)}`
    const account = await findAccount(sql, said)
    const right = await isPassword(input.password, account?.password_hash ?? null)
    if (!account || !right) throw new Refusal(401, WRONG)
    if (!account.is_active) throw new Refusal(401, 'Tài khoản đã ngừng hoạt động, vui lòng liên hệ quản trị hệ thống')
    if (account.otp_confirmed && account.otp_secret) {
      if (!input.otp) throw new Refusal(401, ASK_CODE, { errors: { otp: ['Mã xác thực bắt buộc'] } })
      if (!isOtp(account.otp_secret, input.otp)) throw new Refusal(401, 'Mã xác thực không đúng', { errors: { otp: ['Mã xác thực không đúng'] } })
    }
    await forgiveTries(sql, 'signInPair', pair)
    const token = await openSession(sql, account.id, origin, settings)
    await sql`update users set last_login_at = now(), last_login_ip = ${origin.ip} where id = ${account.id}`
    await store.note('login', { subject: 'users', id: account.id, label: account.name, by: account })
    return new Told('Đăng nhập thành công', { token, entry: await profileOf(sql, account.id) })
  },
  async refused({ body, store }, { code, message }) {
    if (code !== 401 || message === ASK_CODE) return
    const account = await findAccount(store.sql, String(body['email'] ?? body['username']))
    await store.note('login_failed', { subject: 'users', ...(account && { id: account.id }), label: account?.name ?? 'Tài khoản không có' })
  },
})

/** Sends a reset mail; with `{token}` instead, says whether that token is still good. */
const forgotPassword = operation({
  method: 'POST',
  path: '/api/auth/forgot-password',
  needs: 'public',
  summary: 'Yêu cầu đặt lại mật khẩu, hoặc kiểm tra liên kết đặt lại',
  input: { email: text('Email'), token: text('Mã đặt lại') },
  async run({ input, store, settings }) {
    if (input.token) {
      if (!(await findReset(store.sql, input.token))) throw new Refusal(422, SPENT)
      return new Told('Liên kết còn hiệu lực', {})
    }
    if (!input.email) throw new Refusal(422, 'Email bắt buộc', { errors: { email: ['Email bắt buộc'] } })
    const account = await findAccount(store.sql, input.email)
    if (account?.is_active) await sendResetMail(store.sql, settings, account, await newResetToken(store.sql, account.id))
    return new Told(SENT, {})
  },
})

const resetPassword = operation({
  method: 'POST',
  path: '/api/auth/reset-password',
  needs: 'public',
  summary: 'Đặt mật khẩu mới bằng liên kết trong thư',
  input: {
    token: text('Mã đặt lại', { required: true }),
    password: password('Mật khẩu mới', { required: true }),
    password_confirmation: password('Nhập lại mật khẩu', { required: true }),
  },
  async run({ input, store }) {
    checkNewPassword(input.password, input.password_confirmation)
    const userId = await spendReset(store.sql, input.token)
    if (!userId) throw new Refusal(422, SPENT)
    await setPassword(store.sql, userId, input.password)
    await endSessions(store.sql, userId)
    await store.sql`update users set must_change_password = false where id = ${userId}`
    await store.note('update', { subject: 'users', id: userId, label: 'Đặt lại mật khẩu' })
    return new Told('Đặt lại mật khẩu thành công', {})
  },
})

export const signIn: Operation[] = [login, forgotPassword, resetPassword].map(throttled)

/** Counts the try before anything is looked at, in a transaction of its own, so that a refusal does not undo the count. */
function throttled(it: Operation): Operation {
  return { ...it, guard: async ({ sql, body, origin }) => {
    const address = networkOf(origin.ip)
    if (it.path.endsWith('/login')) {
      await countTry(sql, 'signInAddress', address)
      await countTry(sql, 'signInPair', `${String(body['email'] ?? body['username'] ?? '').trim().toLowerCase()} ${address}`)
    } else {
      await countTry(sql, it.path.endsWith('/reset-password') ? 'reset' : 'forgot', `${String(body['email'] ?? '').trim().toLowerCase()} ${address}`)
    }
  } }
}
