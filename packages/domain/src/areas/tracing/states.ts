import { machine } from '@trace/define/machine.ts'
import type { Move } from '@trace/define/machine.ts'

const elsewhere: Move = { elsewhere: true }
const withReason: Move = { reason: true, elsewhere: true }

/** Whether a producer has asked for the activation of a trace: staff activate it, or return it with a reason. */
export const activationRequestStatus = machine({
  initial: 'none',
  states: {
    none: { label: 'Chưa đề nghị kích hoạt', tone: 'neutral' },
    asked: { label: 'Chờ kích hoạt', tone: 'warning', tells: 'requested', turn: 'staff', days: 3 },
    returned: { label: 'Bị trả lại', tone: 'danger', tells: 'rejected', turn: 'owner' },
  },
  moves: {
    none: { asked: elsewhere },
    asked: {
      none: { elsewhere: { call: 'change-active', body: { is_active: true }, verb: 'Kích hoạt' } },
      returned: { reason: true, elsewhere: { call: 'return-request', verb: 'Trả lại' } },
    },
    returned: { asked: elsewhere, none: elsewhere },
  },
})

export const traceStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral', turn: 'owner' },
    active: { label: 'Đang hiệu lực', tone: 'success', tells: 'activated' },
    inactive: { label: 'Tạm ẩn', tone: 'neutral' },
    held: { label: 'Tạm giữ để xác minh', tone: 'danger', tells: 'held', turn: 'staff', days: 3 },
    recalled: { label: 'Thu hồi', tone: 'danger', tells: 'recalled' },
  },
  moves: {
    draft: { active: elsewhere },
    active: { inactive: elsewhere, held: withReason, recalled: withReason },
    inactive: { active: elsewhere, held: withReason, recalled: withReason },
    held: {
      active: { reason: true, elsewhere: { call: 'release', verb: 'Bỏ tạm giữ' } },
      inactive: withReason,
      recalled: withReason,
    },
  },
  lapses: { from: 'active', after: 'expired_date', as: { label: 'Hết hạn', tone: 'warning' } },
})
