import { machine } from '@trace/define/machine.ts'
import type { Move } from '@trace/define/machine.ts'

const freely: Move = { elsewhere: true }

/** States of the growing-area code (PUC) of a material area. */
export const pucStatus = machine({
  initial: 'none',
  states: {
    none: { label: 'Chưa có mã', tone: 'neutral' },
    requested: {
      label: 'Chờ cấp mã số vùng trồng',
      tone: 'warning',
      turn: 'staff',
      days: 10,
      expects: 'Cấp mã số vùng trồng',
    },
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
    draft: { label: 'Nháp', tone: 'neutral', turn: 'owner' },
    active: { label: 'Đang áp dụng', tone: 'success', firm: true },
    archived: { label: 'Lưu trữ', tone: 'neutral' },
  },
  moves: {
    draft: { active: { verb: 'Đưa vào áp dụng' } },
    active: { archived: { verb: 'Lưu trữ' }, draft: { verb: 'Chuyển về nháp' } },
  },
})

/** A batch is recalled only together with one of its traces. */
const withTrace: Move = { reason: true, elsewhere: true }

export const batchStatus = machine({
  initial: 'planned',
  states: {
    planned: { label: 'Dự kiến', tone: 'neutral' },
    in_production: { label: 'Đang sản xuất', tone: 'info' },
    harvested: { label: 'Đã thu hoạch', tone: 'success' },
    closed: { label: 'Đã đóng', tone: 'neutral' },
    cancelled: { label: 'Đã hủy', tone: 'neutral' },
    recalled: { label: 'Thu hồi', tone: 'danger', tells: 'recalled' },
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
    draft: { label: 'Nháp', tone: 'neutral', turn: 'owner' },
    submitted: { label: 'Chờ duyệt', tone: 'warning', tells: 'sent', turn: 'staff', days: 3 },
    approved: { label: 'Đã duyệt', tone: 'success', tells: 'approved' },
    rejected: { label: 'Bị từ chối', tone: 'danger', tells: 'rejected', turn: 'owner' },
  },
  moves: {
    draft: { submitted: { verb: 'Gửi duyệt' } },
    submitted: { approved: { verb: 'Duyệt' }, rejected: { verb: 'Từ chối' } },
    rejected: { submitted: { verb: 'Gửi duyệt lại' } },
    approved: { submitted: { verb: 'Mở lại để sửa' } },
  },
})

/** Whether facts of a batch contradict each other, so that officers have to find out what is true. */
export const batchHold = machine({
  initial: 'none',
  states: {
    none: { label: 'Không', tone: 'neutral' },
    held: { label: 'Tạm giữ để xác minh', tone: 'danger', tells: 'held', turn: 'staff', days: 3 },
  },
  moves: {
    none: { held: withTrace },
    held: { none: { reason: true, elsewhere: { call: 'release', verb: 'Bỏ tạm giữ' } } },
  },
})
