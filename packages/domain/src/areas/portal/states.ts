import { machine } from '@trace/define/machine.ts'
import type { Move } from '@trace/define/machine.ts'

const send: Move = {
  verb: 'Gửi ngay',
  asks: 'Mọi người nhận thấy ngay, ở chuông của trang quản trị và trong email nếu có chọn. Đã gửi thì không thu lại được.',
}

export const notificationStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    scheduled: { label: 'Đã hẹn giờ', tone: 'info' },
    sent: { label: 'Đã gửi', tone: 'success' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: {
    draft: { scheduled: { elsewhere: true }, sent: send },
    scheduled: { sent: send, cancelled: { verb: 'Hủy hẹn gửi' } },
  },
})
