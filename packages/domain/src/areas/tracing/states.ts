import { machine } from '../../define/machine.ts'
import type { Move } from '../../define/machine.ts'

const elsewhere: Move = { elsewhere: true }
const recall: Move = { reason: true, elsewhere: true }

export const traceStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    active: { label: 'Đang hiệu lực', tone: 'success' },
    inactive: { label: 'Tạm ẩn', tone: 'neutral' },
    recalled: { label: 'Thu hồi', tone: 'danger' },
  },
  moves: {
    draft: { active: elsewhere },
    active: { inactive: elsewhere, recalled: recall },
    inactive: { active: elsewhere, recalled: recall },
  },
  lapses: { from: 'active', after: 'expired_date', as: { label: 'Hết hạn', tone: 'warning' } },
})
