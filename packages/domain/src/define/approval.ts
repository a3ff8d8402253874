import { machine } from './machine.ts'
import type { Move, State } from './machine.ts'

const freely: Move = { elsewhere: true }
const withReason: Move = { reason: true, elsewhere: true }

export const approvalStatus = machine({
  initial: 'pending',
  states: {
    pending: { label: 'Chờ duyệt', tone: 'warning', tells: 'sent', turn: 'staff', days: 5 },
    approved: { label: 'Đã duyệt', tone: 'success', tells: 'approved' },
    rejected: { label: 'Bị từ chối', tone: 'danger', tells: 'rejected', turn: 'producer' },
  },
  moves: {
    pending: { approved: freely, rejected: withReason },
    rejected: { pending: freely },
    approved: { pending: freely },
  },
})

/** Shown state of an approved row with changes that wait for approval. */
export const changedState: State = { label: 'Có thay đổi', tone: 'warning', turn: 'staff', days: 5 }
