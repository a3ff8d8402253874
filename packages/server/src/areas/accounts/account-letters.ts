import { users } from '@trace/domain/areas/accounts/users.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { mailedLink, NOT_YOU } from '@trace/platform/accounts/letters.ts'
import { INVITATION_HOURS, newResetToken, RESET_MINUTES } from '@trace/platform/accounts/resets.ts'
import type { RawCall } from '@trace/platform/operation/raw-call.ts'
import { queueMail } from '@trace/platform/ports/jobs/queue.ts'
import { letter } from '@trace/platform/ports/mail/letter.ts'
import type { Receiver } from '@trace/platform/ports/mail/letter.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import type { Viewer } from '@trace/platform/viewer.ts'

interface NewAccount extends Receiver {
  id: number
  username: string | null
}

/** Notifies the sender of an invitation or a reset when the letter cannot be delivered. */
const sentBy = ({ id: user }: Viewer, { id, name }: NewAccount) => ({
  sender: { user, resource: users.name, id, name },
})

type Sending = Pick<RawCall, 'store' | 'viewer'>

/** Mails the owner of a new account why there is one, the name to sign in with, and a link to choose a password. */
export const sendInvitation = async (
  { store: { sql }, viewer }: Sending,
  settings: Settings,
  to: NewAccount,
  why: string,
): Promise<void> =>
  queueMail(sql, {
    ...sentBy(viewer, to),
    ...letter(to, {
      subject: 'Tài khoản của bạn đã sẵn sàng',
      lines: [
        `${why} Tên đăng nhập của bạn: ${to.username ?? to.email}.`,
        `Bấm vào liên kết dưới đây để tự chọn mật khẩu. Liên kết dùng được một lần, trong ${INVITATION_HOURS} giờ.`,
        EXPIRED,
      ],
      link: mailedLink(settings, await newResetToken(sql, to.id, INVITATION_HOURS * 60)),
      call: 'Chọn mật khẩu',
      end: KEEP,
    }),
  })

/** Mails the link to choose a password after staff reset it. */
export const sendNewPassword = async (
  { store: { sql }, viewer }: Sending,
  settings: Settings,
  to: NewAccount,
): Promise<void> =>
  queueMail(sql, {
    ...sentBy(viewer, to),
    ...letter(to, {
      subject: 'Mật khẩu của bạn đã được đặt lại',
      lines: [
        `Quản trị viên đã đặt lại mật khẩu của tài khoản ${to.username ?? to.email} trên hệ thống ${catalogue().name}.`,
        `Bấm vào liên kết dưới đây để tự chọn mật khẩu. Liên kết dùng được một lần, trong ${RESET_MINUTES} phút.`,
        EXPIRED,
      ],
      link: mailedLink(settings, await newResetToken(sql, to.id)),
      call: 'Chọn mật khẩu',
      end: KEEP,
    }),
  })

const EXPIRED = 'Khi liên kết đã hết hạn, hãy dùng mục “Quên mật khẩu” ở trang đăng nhập.'
const KEEP = 'Không ai trong hệ thống hỏi mật khẩu của bạn. Đừng chuyển tiếp thư này cho người khác.'

/** Tells the owner, at the old and the new address, that e-mail, user name or password has changed. */
export async function sendAddressChanged(
  sql: Sql,
  name: string,
  addresses: readonly string[],
  changes: readonly string[],
): Promise<void> {
  for (const email of new Set(addresses)) {
    await queueMail(
      sql,
      letter(
        { name, email },
        {
          subject: 'Thông tin đăng nhập của bạn đã thay đổi',
          lines: [
            `${changes.join(' và ')} của tài khoản bạn dùng trên hệ thống ${catalogue().name} vừa được thay đổi.`,
            'Các phiên đăng nhập khác đã kết thúc.',
          ],
          end: NOT_YOU,
        },
      ),
    )
  }
}
