import { machine } from '@trace/define/machine.ts'
import type { Move } from '@trace/define/machine.ts'
import { orderWaitDays } from '../orders/order-wait-days.ts'

const freely: Move = { elsewhere: true }
const withReason: Move = { reason: true, elsewhere: true }
const lock: Move = { verb: 'Tạm khóa', reason: true }
const unlock: Move = { verb: 'Mở khóa' }
const elsewhere: Move = { elsewhere: true }
const received: Move = { verb: 'Xác nhận đã nhận tem', byHand: true }

export const issueStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral', turn: 'staff', days: 5 },
    issued: { label: 'Đã cấp', tone: 'info' },
    printed: { label: 'Đã in', tone: 'info' },
    activated: { label: 'Đã kích hoạt', tone: 'success' },
    closed: { label: 'Đã đóng', tone: 'neutral' },
    locked: { label: 'Tạm khóa', tone: 'warning' },
    recalled: { label: 'Thu hồi', tone: 'danger' },
  },
  moves: {
    draft: { issued: { verb: 'Cấp dải số' } },
    issued: { printed: elsewhere, locked: lock, recalled: withReason },
    printed: { activated: elsewhere, locked: lock, recalled: withReason },
    activated: { closed: { verb: 'Đóng đợt tem' }, locked: lock, recalled: withReason },
    locked: { issued: unlock, printed: unlock, activated: unlock, recalled: withReason },
  },
})

/** The progress of an issue from its counts: the state it returns to when a lock or a recall is lifted. */
export const issueStatusReached = (stamp: { activated_count: number | null; printed_count: number | null }) =>
  stamp.activated_count ? 'activated' : stamp.printed_count ? 'printed' : 'issued'

/** States of a single label. The system marks it as suspect; only a person locks it. */
export const stampCodeStatus = machine({
  initial: 'inactive',
  states: {
    inactive: { label: 'Chưa kích hoạt', tone: 'neutral' },
    active: { label: 'Đang hiệu lực', tone: 'success' },
    suspect: { label: 'Nghi vấn', tone: 'warning' },
    locked: { label: 'Đã khóa', tone: 'danger' },
    recalled: { label: 'Thu hồi', tone: 'danger' },
    revoked: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: {
    inactive: { active: freely, recalled: withReason, revoked: withReason },
    active: { suspect: freely, locked: withReason, recalled: withReason, revoked: withReason },
    suspect: { active: freely, locked: withReason, recalled: withReason },
    locked: { recalled: withReason },
    revoked: { recalled: withReason },
  },
})

export const orderStatus = machine({
  initial: 'pending',
  states: {
    pending: {
      label: 'Chờ duyệt',
      tone: 'warning',
      turn: 'staff',
      days: orderWaitDays.pending,
      setting: 'order_pending_days',
    },
    approved: {
      label: 'Đã duyệt',
      tone: 'info',
      turn: 'staff',
      days: orderWaitDays.approved,
      setting: 'order_approved_days',
    },
    printing: {
      label: 'Đang in',
      tone: 'info',
      turn: 'staff',
      days: orderWaitDays.printing,
      setting: 'order_printing_days',
    },
    delivering: {
      label: 'Đang giao',
      tone: 'info',
      turn: 'owner',
      days: orderWaitDays.delivering,
      setting: 'order_delivering_days',
    },
    completed: { label: 'Hoàn thành', tone: 'success' },
    rejected: { label: 'Bị từ chối', tone: 'danger' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: {
    pending: {
      approved: { verb: 'Duyệt đơn' },
      rejected: { verb: 'Từ chối', reason: true },
      cancelled: { verb: 'Hủy đơn' },
    },
    approved: { printing: { verb: 'Chuyển sang đang in', byHand: true }, cancelled: { verb: 'Hủy đơn', reason: true } },
    printing: { delivering: { verb: 'Giao tem', byHand: true }, completed: received },
    delivering: { completed: received },
  },
})
