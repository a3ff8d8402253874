import { machine } from '../../define/machine.ts'
import type { Move } from '../../define/machine.ts'

const freely: Move = {}

export const notificationStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    scheduled: { label: 'Đã hẹn giờ', tone: 'info' },
    sent: { label: 'Đã gửi', tone: 'success' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: { draft: { scheduled: freely, sent: freely }, scheduled: { sent: freely, cancelled: freely } },
})
