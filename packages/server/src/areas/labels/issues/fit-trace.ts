import { Refusal } from '@trace/platform/refusal.ts'
import { complianceOf } from '../../tracing/index.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Trace } from './lock-issue-rows.ts'

/** Refuses labels for a trace that fails the compliance check-list or is held or recalled. */
export async function refuseUnfitTrace({ sql }: Store, trace: Trace): Promise<void> {
  const stopped = stoppedOf(trace)
  if (stopped) throw unfit(stopped)
  const { passed, items } = await complianceOf(sql, trace.id)
  if (passed) return
  const missing = items.filter((item) => !item.passed).map(({ label }) => label)
  throw unfit(`Hồ sơ chưa đủ 10 thông tin tối thiểu: ${missing.join('; ')}`)
}

/** Labels of goods that are held or recalled are neither printed, activated nor sent. */
export function refuseStoppedGoods(trace: Pick<Trace, 'status'>): void {
  const stopped = stoppedOf(trace)
  if (stopped) throw new Refusal(422, stopped)
}

function stoppedOf({ status }: Pick<Trace, 'status'>): string | null {
  if (status === 'recalled') return 'Hồ sơ truy xuất đã bị thu hồi'
  return status === 'held' ? 'Hồ sơ truy xuất đang tạm giữ để xác minh' : null
}

const unfit = (message: string) => new Refusal(422, message, { errors: { trace_id: [message] } })
