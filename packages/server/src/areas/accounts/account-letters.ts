import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { queueMail } from '@trace/platform/ports/jobs/queue.ts'
import { letter } from './letters.ts'
import type { Receiver } from './letters.ts'

const NOT_YOU =
  'Nếu không phải bạn làm, hãy báo ngay cho quản trị hệ thống và đặt lại mật khẩu bằng mục “Quên mật khẩu” ở trang đăng nhập.'

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
            `${changes.join(' và ')} của tài khoản bạn dùng trên hệ thống truy xuất nguồn gốc vừa được thay đổi.`,
            'Các phiên đăng nhập khác đã kết thúc.',
          ],
          end: NOT_YOU,
        },
      ),
    )
  }
}

/** Tells the owner of an account about a change of its second factor. */
export const sendFactorNews = (sql: Sql, to: Receiver, what: string): Promise<void> =>
  queueMail(
    sql,
    letter(to, {
      subject: 'Xác thực hai lớp của bạn đã thay đổi',
      lines: [
        `${what} cho tài khoản của bạn trên hệ thống truy xuất nguồn gốc.`,
        'Các phiên đăng nhập khác đã kết thúc.',
      ],
      end: NOT_YOU,
    }),
  )
