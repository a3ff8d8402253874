import { machine } from './machine.ts'
import type { Move, State } from './machine.ts'

const freely: Move = { elsewhere: true }
const withReason: Move = { reason: true, elsewhere: true }

const states = {
  pending: { label: 'Chờ duyệt', tone: 'warning', tells: 'sent', turn: 'staff', days: 5 },
  approved: { label: 'Đã duyệt', tone: 'success', tells: 'approved', firm: true },
  rejected: { label: 'Bị từ chối', tone: 'danger', tells: 'rejected', turn: 'owner' },
} as const satisfies Record<string, State>

export const approvalStatus = machine({
  initial: 'pending',
  states,
  moves: {
    pending: { approved: freely, rejected: withReason },
    rejected: { pending: freely },
    approved: { pending: freely },
  },
})

/** Approval of a row that a producer proposes for a shared list; it may also turn out to be a duplicate. */
export const proposalStatus = machine({
  initial: 'pending',
  states: { ...states, merged: { label: 'Trùng', tone: 'neutral' } },
  moves: {
    pending: { approved: freely, rejected: withReason, merged: freely },
    rejected: { pending: freely, merged: freely },
    approved: { pending: freely },
  },
})

/** State displayed for an approved row with changes that await approval. */
export const changedState: State = { label: 'Có thay đổi', tone: 'warning', turn: 'staff', days: 5 }
