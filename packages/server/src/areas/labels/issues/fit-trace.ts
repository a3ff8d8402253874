import { Refusal } from '@trace/platform/refusal.ts'
import { complianceOf } from '../../tracing/index.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Trace } from './lock-issue-rows.ts'

/** Refuses labels for a trace that fails the compliance check-list or is held or recalled. */
export async function refuseUnfitTrace({ sql }: Store, trace: Trace): Promise<void> {
  if (trace.status === 'recalled') throw unfit('Hồ sơ truy xuất đã bị thu hồi')
  if (trace.status === 'held') throw unfit(HELD)
  const { passed, items } = await complianceOf(sql, trace.id)
  if (passed) return
  const missing = items.filter((item) => !item.passed).map(({ label }) => label)
  throw unfit(`Hồ sơ chưa đủ 10 thông tin tối thiểu: ${missing.join('; ')}`)
}

/** Labels of goods that are held are neither printed, activated nor sent. */
export function refuseHeldGoods({ status }: Pick<Trace, 'status'>): void {
  if (status === 'held') throw new Refusal(422, HELD)
}

const HELD = 'Hồ sơ truy xuất đang tạm giữ để xác minh'

const unfit = (message: string) => new Refusal(422, message, { errors: { trace_id: [message] } })
