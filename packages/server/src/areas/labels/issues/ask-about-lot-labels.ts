import { bearsLotCode, LOT_LABELS_TELL } from '@trace/domain/areas/labels/issues/lot-labels.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import type { Stamp, Trace } from './lock-issue-rows.ts'

/**
 * Asks for confirmation before labels are stopped that bear the code of a lot on sale, since shoppers will see nothing of
 * it; only if the client can ask its user (header `Ask-Back`).
 */
export function askAboutLotLabels(
  { asksBack }: Store,
  stamp: Pick<Stamp, 'stamp_type'>,
  trace: Pick<Trace, 'status'>,
  { verb, confirm }: { verb: string; confirm: boolean | null | undefined },
): void {
  if (confirm || !asksBack || !bearsLotCode(stamp) || trace.status !== 'active') return
  const data = { confirm: true, title: 'Người mua không thấy điều này' }
  throw new Refusal(409, `${LOT_LABELS_TELL}. Vẫn ${verb}?`, { data })
}
