import { machine } from '../../define/machine.ts'

export const notificationStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    scheduled: { label: 'Đã hẹn giờ', tone: 'info' },
    sent: { label: 'Đã gửi', tone: 'success' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: {
    draft: { scheduled: { verb: 'Hẹn giờ gửi' }, sent: { verb: 'Gửi ngay' } },
    scheduled: { sent: { verb: 'Gửi ngay' }, cancelled: { verb: 'Hủy hẹn gửi' } },
  },
})
