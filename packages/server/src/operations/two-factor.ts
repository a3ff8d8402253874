import { password, text } from '@trace/domain'
import { isOtp, newOtpSecret, otpAddress } from '../access/one-time-codes.ts'
import { isPassword } from '../access/passwords.ts'
import { qrSvg } from '../labels/qr.ts'
import { operation, Told } from '../operation.ts'
import type { Operation } from '../operation.ts'
import { refuseField } from '../refusal.ts'

const PATH = '/api/admin/two-factor'

/** Without a code: a new secret with its QR code. With the code the app shows: the second factor is on. */
const setUp = operation({
  method: 'POST', path: PATH, needs: 'signedIn', summary: 'Thiết lập xác thực hai lớp', input: { otp: text('Mã xác thực') },
  async run({ input, viewer, store }) {
    const { sql } = store
    if (!input.otp) {
      const secret = newOtpSecret()
      await sql`update user_secrets set otp_secret = ${secret}, otp_confirmed = false where user_id = ${viewer.id}`
      const address = otpAddress(secret, viewer.name)
      return new Told('Quét mã bằng ứng dụng xác thực rồi nhập mã gồm 6 chữ số', { entry: { secret, address, qr: qrSvg(address, { size: 220 }) } })
    }
    const [kept] = await sql<{ otp_secret: string | null }[]>`select otp_secret from user_secrets where user_id = ${viewer.id}`
    if (!kept?.otp_secret || !isOtp(kept.otp_secret, input.otp)) throw refuseField('otp', 'Mã xác thực không đúng')
    await sql`update user_secrets set otp_confirmed = true where user_id = ${viewer.id}`
    await store.note('update', { subject: 'users', id: viewer.id, label: 'Bật xác thực hai lớp' })
    return new Told('Đã bật xác thực hai lớp', { entry: { two_factor: true } })
  },
})

const takeOff = operation({
  method: 'DELETE', path: PATH, needs: 'signedIn', summary: 'Tắt xác thực hai lớp', input: { password: password('Mật khẩu', { required: true }) },
  async run({ input, viewer, store }) {
    const [kept] = await store.sql<{ password_hash: string }[]>`select password_hash from user_secrets where user_id = ${viewer.id}`
    if (!(await isPassword(input.password, kept?.password_hash ?? null))) throw refuseField('password', 'Mật khẩu không đúng')
    await store.sql`update user_secrets set otp_secret = null, otp_confirmed = false where user_id = ${viewer.id}`
    await store.note('update', { subject: 'users', id: viewer.id, label: 'Tắt xác thực hai lớp' })
    return new Told('Đã tắt xác thực hai lớp', {})
  },
})

export const twoFactor: Operation[] = [setUp, takeOff]
