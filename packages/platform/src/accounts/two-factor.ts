import type { Fields } from '@trace/define/field.ts'
import { flag, longText, password, text } from '@trace/define/kinds/index.ts'
import { newOtpSecret, otpAddress } from '../access/one-time-codes.ts'
import { checkOwnPassword } from '../access/own-password.ts'
import { endSessions } from '../access/sessions.ts'
import { data, none, one, texts } from '../operation/answers.ts'
import { operation, AnswerWithMessage } from '../operation/operation.ts'
import type { Call } from '../operation/operation.ts'
import { qrSvg } from '../ports/qr.ts'
import { Refusal } from '../refusal.ts'
import { confirmFactor, newRecoveryCodes, offerFactor, removeFactor } from './factors.ts'
import { sendFactorNews } from './letters.ts'
import { checkOwner, spendOwnCode } from './owner.ts'

const PATH = '/api/admin/two-factor'

const recovery_codes = texts('Mã khôi phục, chỉ hiện một lần')

const own = { password: password('Mật khẩu hiện tại', { required: true }) } satisfies Fields

/**
 * Setup in two steps. Without a code: returns a secret with its QR code, valid ten minutes; a factor that is already
 * on stays on, and its own code must be given before it is replaced. With the code of the new app: activates the new
 * factor.
 */
const setUp = operation({
  method: 'POST',
  path: PATH,
  needs: 'signedIn',
  summary: 'Thiết lập hoặc thay xác thực hai lớp',
  whileHeld: ['factor'],
  body: {
    ...own,
    otp: text('Mã của ứng dụng mới', { help: 'Để trống để nhận mã QR' }),
    current_otp: text('Mã đang dùng', { help: 'Mã của ứng dụng cũ hoặc mã khôi phục, khi xác thực hai lớp đang bật' }),
  },
  answers: one(
    {
      secret: text('Khóa bí mật'),
      address: text('Địa chỉ otpauth'),
      qr: longText('Mã QR dạng SVG'),
      two_factor: { ...flag('Đã bật'), required: false },
    },
    { recovery_codes: { ...recovery_codes, required: false } },
  ),
  async prepare(call) {
    const { sql, body } = call
    if (body.otp) await checkOwnPassword(sql, call, body.password)
    else
      await checkOwner(
        sql,
        call,
        { password: body.password, code: body.current_otp },
        { password: 'password', code: 'current_otp' },
      )
  },
  async run(call) {
    const { body, viewer, store } = call
    if (!body.otp) {
      await spendOwnCode(store.sql, call, body.current_otp, 'current_otp')
      const secret = newOtpSecret()
      await offerFactor(store.sql, viewer.id, secret)
      const address = otpAddress(secret, viewer.name)
      return new AnswerWithMessage(
        'Quét mã bằng ứng dụng xác thực rồi nhập mã gồm 6 chữ số',
        {},
        { entry: { secret, address, qr: qrSvg(address, { size: 220 }) } },
      )
    }
    await confirmFactor(store.sql, viewer.id, body.otp)
    const recovery_codes = await newRecoveryCodes(store.sql, viewer.id)
    await notifyOwner(call, viewer.id, 'Bật xác thực hai lớp', 'Xác thực hai lớp vừa được bật')
    return new AnswerWithMessage(
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
  body: proof,
  answers: none,
  prepare: (call) => checkOwner(call.sql, call, { password: call.body.password, code: call.body.otp }),
  async run(call) {
    const { body, viewer, store } = call
    await spendOwnCode(store.sql, call, body.otp)
    await removeFactor(store.sql, viewer.id)
    await notifyOwner(call, viewer.id, 'Tắt xác thực hai lớp', 'Xác thực hai lớp vừa được tắt')
    return new AnswerWithMessage('Đã tắt xác thực hai lớp', {})
  },
})

const renewCodes = operation({
  method: 'POST',
  path: `${PATH}/recovery-codes`,
  needs: 'signedIn',
  summary: 'Tạo lại mười mã khôi phục; các mã cũ hết hiệu lực',
  body: proof,
  answers: data({ recovery_codes }),
  prepare: (call) => checkOwner(call.sql, call, { password: call.body.password, code: call.body.otp }),
  async run(call) {
    const { body, viewer, store } = call
    const [on] = await store.sql`select 1 from user_secrets where user_id = ${viewer.id} and otp_confirmed`
    if (!on) throw new Refusal(422, 'Tài khoản chưa bật xác thực hai lớp')
    await spendOwnCode(store.sql, call, body.otp)
    const recovery_codes = await newRecoveryCodes(store.sql, viewer.id)
    await notifyOwner(call, viewer.id, 'Tạo lại mã khôi phục', 'Mã khôi phục vừa được tạo lại')
    return new AnswerWithMessage('Đã tạo mã khôi phục mới. Các mã chỉ hiện một lần này', {}, { recovery_codes })
  },
})

export const twoFactorOperations = [setUp, takeOff, renewCodes] as const

/** After a change of a second factor: writes the log entry, mails the owner, and ends the other sessions. */
export async function notifyOwner(
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
