import type { Mail } from '@trace/platform/ports/jobs/queue.ts'
import { letter } from '@trace/platform/ports/mail/letter.ts'

interface Visitor {
  name: string
  email: string | null
  phone: string | null
  content: string
}

/** The e-mail to officers with a message from the contact form. */
export const visitorLetter = (to: string, { name, email, phone, content }: Visitor): Mail => ({
  ...letter(
    { name: 'cán bộ phụ trách', email: to },
    {
      subject: `Thư góp ý của ${name}`,
      lines: [
        ...content.split('\n').filter((line) => line.trim() !== ''),
        `Người gửi: ${name}`,
        ...(email ? [`Email: ${email}`] : []),
        ...(phone ? [`Số điện thoại: ${phone}`] : []),
      ],
      end: 'Thư này gửi từ trang liên hệ. Người gửi tự khai tên và địa chỉ; hệ thống chưa kiểm tra.',
    },
  ),
  ...(email && { replyTo: email }),
  writtenBy: [email, phone].filter((one) => one !== null),
})
