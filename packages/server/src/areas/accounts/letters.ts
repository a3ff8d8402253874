import { users } from '@trace/domain/areas/accounts/users.ts'
import { INVITATION_HOURS, newResetToken, RESET_MINUTES } from './access/resets.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { queueMail } from '@trace/platform/ports/jobs/queue.ts'
import type { Mail } from '@trace/platform/ports/jobs/queue.ts'
import { mayMailLinks } from '@trace/platform/public-address.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { RawCall } from '@trace/platform/calls/raw-call.ts'
import type { Viewer } from '@trace/platform/viewer.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'

export interface Receiver {
  name: string
  email: string
}

/** Sends the password reset link to the owner of an account. */
export const sendResetMail = async (sql: Sql, settings: Settings, to: Receiver, token: string): Promise<void> =>
  queueMail(
    sql,
    letter(to, {
      subject: 'Đặt lại mật khẩu',
      lines: [
        'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn trên hệ thống truy xuất nguồn gốc.',
        `Bấm vào liên kết dưới đây để đặt mật khẩu mới. Liên kết dùng được một lần, trong ${RESET_MINUTES} phút.`,
      ],
      link: mailedLink(settings, token),
      call: 'Đặt mật khẩu mới',
      end: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.',
    }),
  )

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
        `Quản trị viên đã đặt lại mật khẩu của tài khoản ${to.username ?? to.email} trên hệ thống truy xuất nguồn gốc.`,
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

export const resetLink = ({ publicUrl }: Settings, token: string): string =>
  `${publicUrl}/auth/reset-password?token=${encodeURIComponent(token)}`

/** A link that opens an account goes out only where the server was told its own address. */
function mailedLink(settings: Settings, token: string): string {
  if (!mayMailLinks(settings))
    throw new Refusal(422, 'Máy chủ chưa được đặt PUBLIC_URL nên chưa gửi được thư đặt mật khẩu')
  return resetLink(settings, token)
}

interface Content {
  subject: string
  lines: string[]
  /** The same as sanitised HTML, where it has formatting. */
  html?: string
  /** Target and label of its button. */
  link?: string
  call?: string
  end: string
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:6px;background:#1f7a4d;color:#fff;text-decoration:none'

export function letter({ name, email }: Receiver, { subject, lines, html, link, call = '', end }: Content): Mail {
  const greeting = `Kính gửi ${name},`
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  return {
    to: email,
    subject: `${subject} – Cội Nguồn`,
    text: [greeting, ...lines, ...(link ? [link] : []), end, 'Hệ thống truy xuất nguồn gốc Cội Nguồn'].join('\n\n'),
    html: [
      '<!doctype html><html lang="vi"><body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1f2933">',
      paragraph(greeting),
      html ?? lines.map(paragraph).join('\n'),
      ...(link
        ? [
            `<p style="margin:0 0 16px"><a href="${escaped(link)}" style="${BUTTON}">${escaped(call)}</a></p>`,
            `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escaped(link)}</p>`,
          ]
        : []),
      paragraph(end),
      '<p style="margin:0;color:#52606d;font-size:14px">Hệ thống truy xuất nguồn gốc Cội Nguồn</p></body></html>',
    ].join('\n'),
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
