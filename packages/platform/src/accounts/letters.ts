import { catalogue } from '@trace/define/catalogue.ts'
import { queueMail } from '../ports/jobs/queue.ts'
import { letter } from '../ports/mail/letter.ts'
import type { Receiver } from '../ports/mail/letter.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { mayMailLinks } from '../public-address.ts'
import { Refusal } from '../refusal.ts'
import { RESET_MINUTES } from './resets.ts'

/** Sends the password reset link to the owner of an account. */
export const sendResetMail = async (sql: Sql, settings: Settings, to: Receiver, token: string): Promise<void> =>
  queueMail(
    sql,
    letter(to, {
      subject: 'Đặt lại mật khẩu',
      lines: [
        `Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn trên hệ thống ${catalogue().name}.`,
        `Bấm vào liên kết dưới đây để đặt mật khẩu mới. Liên kết dùng được một lần, trong ${RESET_MINUTES} phút.`,
      ],
      link: mailedLink(settings, token),
      call: 'Đặt mật khẩu mới',
      end: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.',
    }),
  )

/** The closing text of a letter about a change that its receiver may not have made. */
export const NOT_YOU =
  'Nếu không phải bạn làm, hãy báo ngay cho quản trị hệ thống và đặt lại mật khẩu bằng mục “Quên mật khẩu” ở trang đăng nhập.'

/** Tells the owner of an account about a change of its second factor. */
export const sendFactorNews = (sql: Sql, to: Receiver, what: string): Promise<void> =>
  queueMail(
    sql,
    letter(to, {
      subject: 'Xác thực hai lớp của bạn đã thay đổi',
      lines: [
        `${what} cho tài khoản của bạn trên hệ thống ${catalogue().name}.`,
        'Các phiên đăng nhập khác đã kết thúc.',
      ],
      end: NOT_YOU,
    }),
  )

export const resetLink = ({ publicUrl }: Settings, token: string): string =>
  `${publicUrl}/auth/reset-password?token=${encodeURIComponent(token)}`

/** Link that opens an account, for a mail; throws if the server's own address (PUBLIC_URL) is not set. */
export function mailedLink(settings: Settings, token: string): string {
  if (!mayMailLinks(settings))
    throw new Refusal(422, 'Máy chủ chưa được đặt PUBLIC_URL nên chưa gửi được thư đặt mật khẩu')
  return resetLink(settings, token)
}
