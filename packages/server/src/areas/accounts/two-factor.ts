import { needs, password, text, users } from '@trace/domain'
import type { Fields } from '@trace/domain'
import { confirmFactor, newRecoveryCodes, offerFactor, removeFactor } from './access/factors.ts'
import { newOtpSecret, otpAddress } from '../../engine/access/one-time-codes.ts'
import { checkOwner, checkOwnPassword, spendOwnCode } from './access/owner.ts'
import { endSessions } from '../../engine/access/sessions.ts'
import { refuseStronger } from './access/strength.ts'
import { qrSvg } from '../../ports/qr.ts'
import { sendFactorNews } from './account-letters.ts'
import { operation } from '../../engine/calls/operation-by-hand.ts'
import { Told } from '../../engine/operation.ts'
import type { Call, Operation } from '../../engine/operation.ts'
import { Refusal, refuseField } from '../../engine/refusal.ts'

const PATH = '/api/admin/two-factor'

const own = { password: password('Mật khẩu hiện tại', { required: true }) } satisfies Fields

/**
 * Without a code of the new app: a secret with its QR code, for ten minutes; what is on stays on meanwhile, and asks for a code of its own
 * before it is replaced. With the code that the new app shows: the new factor is on.
 */
const setUp = operation({
  method: 'POST',
  path: PATH,
  needs: 'signedIn',
  summary: 'Thiết lập hoặc thay xác thực hai lớp',
  whileHeld: ['factor'],
  input: {
    ...own,
    otp: text('Mã của ứng dụng mới', { help: 'Để trống để nhận mã QR' }),
    current_otp: text('Mã đang dùng', { help: 'Mã của ứng dụng cũ hoặc mã khôi phục, khi xác thực hai lớp đang bật' }),
  },
  async prepare(call) {
    const { sql, input } = call
    if (input.otp) await checkOwnPassword(sql, call, input.password)
    else
      await checkOwner(
        sql,
        call,
        { password: input.password, code: input.current_otp },
        { password: 'password', code: 'current_otp' },
      )
  },
  async run(call) {
    const { input, viewer, store } = call
    if (!input.otp) {
      await spendOwnCode(store.sql, call, input.current_otp, 'current_otp')
      const secret = newOtpSecret()
      await offerFactor(store.sql, viewer.id, secret)
      const address = otpAddress(secret, viewer.name)
      return new Told(
        'Quét mã bằng ứng dụng xác thực rồi nhập mã gồm 6 chữ số',
        {},
        { entry: { secret, address, qr: qrSvg(address, { size: 220 }) } },
      )
    }
    await confirmFactor(store.sql, viewer.id, input.otp)
    const recovery_codes = await newRecoveryCodes(store.sql, viewer.id)
    await tell(call, viewer.id, 'Bật xác thực hai lớp', 'Xác thực hai lớp vừa được bật')
    return new Told(
      'Đã bật xác thực hai lớp. Hãy cất các mã khôi phục: chúng chỉ hiện một lần này',
      { entry: { two_factor: true } },
      { recovery_codes },
    )
  },
})

const proof = { ...own, otp: text('Mã xác thực', { help: 'Mã 6 chữ số hoặc mã khôi phục' }) } satisfies Fields

const takeOff = operation({
  method: 'DELETE',
  path: PATH,
  needs: 'signedIn',
  summary: 'Tắt xác thực hai lớp',
  input: proof,
  prepare: (call) => checkOwner(call.sql, call, { password: call.input.password, code: call.input.otp }),
  async run(call) {
    const { input, viewer, store } = call
    await spendOwnCode(store.sql, call, input.otp)
    await removeFactor(store.sql, viewer.id)
    await tell(call, viewer.id, 'Tắt xác thực hai lớp', 'Xác thực hai lớp vừa được tắt')
    return new Told('Đã tắt xác thực hai lớp', {})
  },
})

const renewCodes = operation({
  method: 'POST',
  path: `${PATH}/recovery-codes`,
  needs: 'signedIn',
  summary: 'Tạo lại mười mã khôi phục; các mã cũ hết hiệu lực',
  input: proof,
  prepare: (call) => checkOwner(call.sql, call, { password: call.input.password, code: call.input.otp }),
  async run(call) {
    const { input, viewer, store } = call
    const [on] = await store.sql`select 1 from user_secrets where user_id = ${viewer.id} and otp_confirmed`
    if (!on) throw new Refusal(422, 'Tài khoản chưa bật xác thực hai lớp')
    await spendOwnCode(store.sql, call, input.otp)
    const recovery_codes = await newRecoveryCodes(store.sql, viewer.id)
    await tell(call, viewer.id, 'Tạo lại mã khôi phục', 'Mã khôi phục vừa được tạo lại')
    return new Told('Đã tạo mã khôi phục mới. Các mã chỉ hiện một lần này', {}, { recovery_codes })
  },
})

/** For whoever lost telephone and codes: by somebody who may set that account's password too. One's own goes by one's own door. */
const takeOffLost = operation({
  method: 'DELETE',
  path: '/api/admin/users/:id/two-factor',
  needs: needs(users, 'update'),
  logs: 'update',
  summary: 'Gỡ xác thực hai lớp của một tài khoản',
  input: {},
  async run(call) {
    const { id, viewer, store } = call
    const user = await store.find(users, id)
    if (id === viewer.id)
      throw new Refusal(422, 'Tắt xác thực hai lớp của chính mình ở mục Hồ sơ cá nhân, phần Bảo mật')
    await refuseStronger(store, viewer, user)
    if (!(await removeFactor(store.sql, id))) throw refuseField('id', 'Tài khoản này chưa bật xác thực hai lớp')
    await tell(call, id, 'Gỡ xác thực hai lớp', `Quản trị viên ${viewer.name} vừa gỡ xác thực hai lớp`)
    return new Told('Đã gỡ xác thực hai lớp. Chủ tài khoản được báo qua email', {})
  },
})

export const twoFactor: Operation[] = [setUp, takeOff, renewCodes, takeOffLost]

/** Into the log, to the owner by mail, and out with the other sessions. */
async function tell(
  { store, viewer }: Pick<Call, 'store' | 'viewer'>,
  id: number,
  label: string,
  what: string,
): Promise<void> {
  await store.note('update', { subject: 'users', id, label })
  await endSessions(store.sql, id, id === viewer.id ? viewer.session : null)
  const [owner] = await store.unscoped('whose account it is hears of it, at the own address')<
    { name: string; email: string }[]
  >`select name, email from users where id = ${id}`
  await sendFactorNews(store.sql, owner!, what)
}
