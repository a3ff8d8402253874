import type { Side } from '@trace/define/machine.ts'

/** The stops of a lot on its way from the field to the shopper. */
export const stops = {
  batch: 'Lô',
  diary: 'Nhật ký',
  harvest: 'Thu hoạch',
  trace: 'Hồ sơ',
  order: 'Đặt tem',
  scan: 'Quét',
}

export type Stop = keyof typeof stops

/** A lot: its batch with counts of diaries, and its latest trace and order. */
export interface Lot {
  status: string
  since: string
  diaries: { draft: number; submitted: number; rejected: number; approved: number }
  trace: { status: string; asked: boolean; since: string; label_count: number; scan_count: number } | null
  order: { status: string; since: string } | null
}

/**
 * The next step of a lot: its stop, what is to be done, and whose turn it is; `turn` is null once only shoppers' scans
 * are to come.
 */
export interface NextStep {
  stop: Stop
  what: string
  turn: Side | null
  since: string
  /** The screen on which it is done. */
  on: StepScreen
  /** Whether something was refused, held or recalled. */
  hurts: boolean
}

export const stepScreens = {
  batch: 'Lô',
  diaries: 'Nhật ký đang chờ',
  newDiary: 'Nhật ký mới',
  newTrace: 'Hồ sơ mới',
  trace: 'Hồ sơ',
  order: 'Đơn tem',
}
export type StepScreen = keyof typeof stepScreens

const usualScreens: Record<Stop, StepScreen> = {
  batch: 'batch',
  diary: 'batch',
  harvest: 'batch',
  trace: 'trace',
  order: 'trace',
  scan: 'trace',
}

export function nextStepOf(lot: Lot): NextStep {
  const { status, since, diaries } = lot
  const step: Step = (stop, turn, what, at = since, on = usualScreens[stop]) => ({
    stop,
    what,
    turn,
    since: at,
    on,
    hurts: diaries.rejected > 0 || status === 'recalled' || ['held', 'recalled'].includes(lot.trace?.status ?? ''),
  })
  if (status === 'recalled') return step('trace', 'owner', 'Đã thu hồi: thu hàng về, báo lại', lot.trace?.since)
  if (status === 'planned') return step('batch', 'owner', 'Bắt đầu sản xuất')
  if (diaries.rejected > 0)
    return step('diary', 'owner', `Sửa ${diaries.rejected} nhật ký bị từ chối`, since, 'diaries')
  if (diaries.draft > 0) return step('diary', 'owner', `Gửi duyệt ${diaries.draft} nhật ký nháp`, since, 'diaries')
  if (status === 'in_production') {
    if (diaries.submitted > 0) return step('diary', 'staff', `Cán bộ duyệt ${diaries.submitted} nhật ký`)
    return diaries.approved > 0
      ? step('harvest', 'owner', 'Ghi nhật ký, xác nhận khi đã thu hoạch')
      : step('diary', 'owner', 'Ghi nhật ký đầu tiên', since, 'newDiary')
  }
  return afterHarvest(lot, step)
}

type Step = (stop: Stop, turn: Side | null, what: string, at?: string, on?: StepScreen) => NextStep

function afterHarvest({ diaries, trace, order }: Lot, step: Step): NextStep {
  if (!trace) {
    return diaries.submitted > 0
      ? step('diary', 'staff', `Cán bộ duyệt ${diaries.submitted} nhật ký`)
      : step('trace', 'owner', 'Lập hồ sơ truy xuất', undefined, 'newTrace')
  }
  if (trace.status === 'held') return step('trace', 'staff', 'Tạm giữ để xác minh', trace.since)
  if (trace.status === 'recalled') return step('trace', 'owner', 'Đã thu hồi: thu hàng về, báo lại', trace.since)
  if (trace.status !== 'active') {
    return trace.asked
      ? step('trace', 'staff', 'Cán bộ kích hoạt hồ sơ', trace.since)
      : step('trace', 'owner', 'Hoàn thiện hồ sơ để kích hoạt', trace.since)
  }
  if (order?.status === 'delivering') return step('order', 'owner', 'Xác nhận đã nhận tem', order.since, 'order')
  if (order && ['pending', 'approved', 'printing'].includes(order.status))
    return step('order', 'staff', 'Cán bộ xử lý đơn tem', order.since, 'order')
  if (trace.label_count === 0) return step('order', 'owner', 'Đặt tem', trace.since)
  return step('scan', null, trace.scan_count > 0 ? 'Người mua đang quét' : 'Chờ lượt quét đầu tiên', trace.since)
}

/** Counts of what a producer has before its first lot. */
export interface Ground {
  areas: number
  products: number
  approved_products: number
  processes: number
}

export const firstSteps = {
  area: 'Thêm vùng sản xuất',
  product: 'Thêm sản phẩm',
  process: 'Lập quy trình',
  approval: 'Chờ cán bộ duyệt sản phẩm',
  lot: 'Thêm lô sản xuất đầu tiên',
}

export type FirstStep = keyof typeof firstSteps

/** The next step that a producer must take before its first batch. */
export function firstStepOf({ areas, products, approved_products, processes }: Ground): FirstStep {
  if (areas === 0) return 'area'
  if (products === 0) return 'product'
  if (processes === 0) return 'process'
  return approved_products === 0 ? 'approval' : 'lot'
}
