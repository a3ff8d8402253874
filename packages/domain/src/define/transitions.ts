import type { Tone } from './field.ts'

export interface State {
  label: string
  tone: Tone
}

/** One allowed step; some are taken only with a reason. */
export interface Move {
  reason?: true
  /** What the button that takes it says; 'Chuyển sang “…”' when it has no word of its own. */
  verb?: string
  /** Taken by a call of its own, so the usual screens do not offer it. */
  elsewhere?: true
}

/** The states a row can stand in, and the steps between them. A state without moves is final. */
export interface Machine<S extends string = string> {
  initial: S
  states: Record<S, State>
  moves: { [From in S]?: { [To in S]?: Move } }
  /** What a row in one state is shown as when the day it holds is past, though no step makes it so. */
  lapses?: { from: S; after: string; as: State }
}

/** Types a machine by its states, so that a move to a state it does not have does not compile. */
export const machine = <S extends string>(definition: {
  initial: NoInfer<S>
  states: Record<S, State>
  moves: NoInfer<Machine<S>['moves']>
  lapses?: NoInfer<NonNullable<Machine<S>['lapses']>>
}): Machine<S> => definition

const moveOf = ({ moves }: Machine, from: string, to: string): Move | undefined =>
  Object.hasOwn(moves, from) && Object.hasOwn(moves[from]!, to) ? moves[from]![to] : undefined

export const canMove = (machine: Machine, from: string, to: string): boolean => moveOf(machine, from, to) !== undefined

export const needsReason = (machine: Machine, from: string, to: string): boolean =>
  moveOf(machine, from, to)?.reason === true

/** The states a row may go to from where it stands. */
export const nextStates = <S extends string>({ moves }: Machine<S>, from: S): S[] =>
  Object.keys(moves[from] ?? {}) as S[]

export const verbOf = (machine: Machine, from: string, to: string): string | undefined =>
  moveOf(machine, from, to)?.verb

/** The states that the usual screens offer to go to. */
export const offeredStates = (machine: Machine, from: string): string[] =>
  nextStates(machine, from).filter((to) => !moveOf(machine, from, to)?.elsewhere)

export const labelOf = ({ states }: Machine, state: string): string =>
  Object.hasOwn(states, state) ? states[state]!.label : state

/** The state a row stands in, as it is shown on a day. */
export function shownState(
  { states, lapses }: Machine,
  state: string,
  row: Record<string, unknown>,
  day: string,
): State | undefined {
  const last = lapses?.from === state ? row[lapses.after] : null
  return typeof last === 'string' && last < day ? lapses!.as : states[state]
}

/** Why a step is refused, as a sentence, or null when it is allowed. */
export const moveProblem = (machine: Machine, from: string, to: string): string | null =>
  canMove(machine, from, to) ? null : `Không thể chuyển từ "${labelOf(machine, from)}" sang "${labelOf(machine, to)}"`

const freely: Move = {}
const withReason: Move = { reason: true }

export const approvalStatus = machine({
  initial: 'pending',
  states: {
    pending: { label: 'Chờ duyệt', tone: 'warning' },
    approved: { label: 'Đã duyệt', tone: 'success' },
    rejected: { label: 'Từ chối', tone: 'danger' },
  },
  moves: {
    pending: { approved: freely, rejected: withReason },
    rejected: { pending: freely },
    approved: { pending: freely },
  },
})

/** An approved row that was changed since, as it is shown. */
export const changedState: State = { label: 'Có thay đổi', tone: 'warning' }

/** An approved producer. */
export const manufactureStatus = machine({
  initial: 'active',
  states: { active: { label: 'Hoạt động', tone: 'success' }, suspended: { label: 'Tạm dừng', tone: 'danger' } },
  moves: { active: { suspended: withReason }, suspended: { active: freely } },
})

/** The growing-area code of a material area. */
export const pucStatus = machine({
  initial: 'none',
  states: {
    none: { label: 'Chưa có mã', tone: 'neutral' },
    requested: { label: 'Đang đề nghị', tone: 'warning' },
    active: { label: 'Đang sử dụng', tone: 'success' },
    suspended: { label: 'Tạm dừng', tone: 'danger' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: {
    none: { requested: freely },
    requested: { active: freely },
    active: { suspended: freely, cancelled: freely },
    suspended: { active: freely },
  },
})

/** An active process goes back to draft only while no batch uses it. */
export const processStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    active: { label: 'Đang áp dụng', tone: 'success' },
    archived: { label: 'Lưu trữ', tone: 'neutral' },
  },
  moves: {
    draft: { active: { verb: 'Đưa vào áp dụng' } },
    active: { archived: { verb: 'Lưu trữ' }, draft: { verb: 'Chuyển về nháp' } },
  },
})

/** A batch is recalled together with a trace of it. */
const withTrace: Move = { reason: true, elsewhere: true }

export const batchStatus = machine({
  initial: 'planned',
  states: {
    planned: { label: 'Dự kiến', tone: 'neutral' },
    in_production: { label: 'Đang sản xuất', tone: 'info' },
    harvested: { label: 'Đã thu hoạch', tone: 'success' },
    closed: { label: 'Đã đóng', tone: 'neutral' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
    recalled: { label: 'Thu hồi', tone: 'danger' },
  },
  moves: {
    planned: {
      in_production: { verb: 'Bắt đầu sản xuất' },
      cancelled: { verb: 'Hủy lô', reason: true },
      recalled: withTrace,
    },
    in_production: {
      harvested: { verb: 'Xác nhận đã thu hoạch' },
      cancelled: { verb: 'Hủy lô', reason: true },
      recalled: withTrace,
    },
    harvested: { in_production: { verb: 'Sản xuất tiếp' }, closed: { verb: 'Đóng lô' }, recalled: withTrace },
    closed: { recalled: withTrace },
    cancelled: { recalled: withTrace },
  },
})

export const diaryStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    submitted: { label: 'Chờ duyệt', tone: 'warning' },
    approved: { label: 'Đã duyệt', tone: 'success' },
    rejected: { label: 'Từ chối', tone: 'danger' },
  },
  moves: {
    draft: { submitted: { verb: 'Gửi duyệt' } },
    submitted: { approved: { verb: 'Duyệt' }, rejected: { verb: 'Từ chối' } },
    rejected: { submitted: { verb: 'Gửi duyệt lại' } },
    approved: { submitted: { verb: 'Mở lại để sửa' } },
  },
})

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

export type TraceStatus = keyof typeof traceStatus.states

const lock: Move = { verb: 'Tạm khóa', reason: true }
const unlock: Move = { verb: 'Mở khóa' }
const takeBack: Move = { verb: 'Thu hồi', reason: true }

export const stampStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    issued: { label: 'Đã cấp', tone: 'info' },
    printed: { label: 'Đã in', tone: 'info' },
    activated: { label: 'Đã kích hoạt', tone: 'success' },
    closed: { label: 'Đã đóng', tone: 'neutral' },
    locked: { label: 'Tạm khóa', tone: 'warning' },
    recalled: { label: 'Thu hồi', tone: 'danger' },
  },
  moves: {
    draft: { issued: { verb: 'Cấp dải số' } },
    issued: { printed: elsewhere, locked: lock, recalled: takeBack },
    printed: { activated: elsewhere, locked: lock, recalled: takeBack },
    activated: { closed: { verb: 'Đóng đợt tem' }, locked: lock, recalled: takeBack },
    locked: { issued: unlock, printed: unlock, activated: unlock, recalled: takeBack },
  },
})

/** A single label. The system marks it as suspect; only a person locks it. */
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
    pending: { label: 'Chờ duyệt', tone: 'warning' },
    approved: { label: 'Đã duyệt', tone: 'info' },
    printing: { label: 'Đang in', tone: 'info' },
    delivering: { label: 'Đang giao', tone: 'info' },
    completed: { label: 'Hoàn thành', tone: 'success' },
    rejected: { label: 'Từ chối', tone: 'danger' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: {
    pending: {
      approved: { verb: 'Duyệt đơn' },
      rejected: { verb: 'Từ chối', reason: true },
      cancelled: { verb: 'Hủy đơn' },
    },
    approved: { printing: { verb: 'Bắt đầu in' }, cancelled: { verb: 'Hủy đơn', reason: true } },
    printing: { delivering: { verb: 'Giao tem' }, completed: { verb: 'Xác nhận đã nhận tem' } },
    delivering: { completed: { verb: 'Xác nhận đã nhận tem' } },
  },
})

const dropPlan: Move = { verb: 'Hủy kế hoạch', reason: true }

export const planStatus = machine({
  initial: 'draft',
  states: {
    draft: { label: 'Nháp', tone: 'neutral' },
    published: { label: 'Đã ban hành', tone: 'info' },
    completed: { label: 'Hoàn thành', tone: 'success' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
  },
  moves: {
    draft: { published: { verb: 'Ban hành' }, cancelled: dropPlan },
    published: { completed: { verb: 'Hoàn thành' }, draft: { verb: 'Chuyển về nháp' }, cancelled: dropPlan },
  },
})

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
