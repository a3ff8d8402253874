import { choice, flag, group, integer, list, longText, moment, reference, status, text, toggle } from './kinds/index.ts'
import type { Choices } from './field.ts'
import { approvalStatus } from './approval.ts'

/** Why a row was refused, by whom and when; cleared as soon as it waits again or is accepted. */
export const rejection = {
  reject_reason: text('Lý do từ chối', { auto: true, max: 500 }),
  rejected_by: reference('Người từ chối', 'users', { auto: true }),
  rejected_at: moment('Ngày từ chối', { auto: true }),
}

/** The refusal fields of a row that is not refused. */
export const notRejected = { reject_reason: null, rejected_by: null, rejected_at: null } as const

/** Approval by staff: waiting, approved or rejected, set by `PUT …/change-approved`. */
export const approval = {
  approval_status: status('Tình trạng duyệt', approvalStatus),
  approved_by: reference('Người duyệt', 'users', { auto: true }),
  approved_at: moment('Ngày duyệt', { auto: true }),
  ...rejection,
}

/**
 * Rows of a shared list that a new row may refer to, if producers may propose rows for that list (`proposals.ts`):
 * approved ones, and the producer's own pending ones.
 */
export const proposedOrApproved = { approval_status: ['approved', 'pending'] } as const

/**
 * Last approved values of the `vouched` fields, as long as the approval is valid; whether newer values await approval;
 * and when the approval of the row was withdrawn, or the approved row refused.
 */
export const vouching = {
  approved_values: group('Giá trị đã duyệt', {}, { auto: true }),
  has_changes: flag('Có thay đổi chờ duyệt', { auto: true }),
  withdrawn_at: moment('Ngày bỏ duyệt', { auto: true }),
}

/**
 * Why a row is on hold: facts that contradict each other, each of one of these kinds. The server sets all of these
 * fields together.
 */
export const holding = <const K extends Choices>(kinds: K) => ({
  held_reason: text('Lý do tạm giữ', { auto: true, max: 1000 }),
  held_told: text('Giải trình', { auto: true, max: 500 }),
  held_at: moment('Thời gian tạm giữ', { auto: true }),
  held_facts: list(
    'Mâu thuẫn cần xác minh',
    {
      key: text('Khóa', { required: true }),
      kind: choice('Về', kinds, { required: true }),
      certified: text('Đã chứng nhận', { required: true, max: 500 }),
      found: text('Ghi nhận', { required: true, max: 500 }),
    },
    { auto: true },
  ),
  released_facts: list('Mâu thuẫn đã xác minh', { key: text('Khóa', { required: true }) }, { auto: true }),
})

/** Whether a required picture or file is still missing: the row came from a sheet without it (`awaited.ts`). */
export const lacking = (label: string) => ({ lacks_files: flag(label, { auto: true }) })

/** Conditions a producer or product must meet before other rows may refer to it. */
export const approvedAndActive = { approval_status: 'approved', is_active: true } as const

const works = { true: 'Hoạt động', false: 'Ngừng' }

export const activeToggle = toggle('Trạng thái', 'change-status', { default: true, choices: works })
/** The same toggle for content of the public site. */
export const shownToggle = toggle('Trạng thái', 'change-status', {
  default: true,
  choices: { true: 'Đang hiện', false: 'Đang ẩn' },
  asks: 'Người xem trang công khai thấy thay đổi này ngay.',
  public: { on: 'Cho hiện', off: 'Ẩn đi' },
})
export const sortOrder = integer('Thứ tự', { min: 0, default: 0, help: 'Số nhỏ đứng trước' })
export const note = longText('Ghi chú', { max: 1000 })
