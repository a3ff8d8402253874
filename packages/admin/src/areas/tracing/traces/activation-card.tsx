import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { ActivationSwitch } from './activation-switch.tsx'
import type { Trace } from './trace.ts'
import { words } from './words.ts'

const said = {
  draft: words.isDraft,
  active: words.isActive,
  inactive: words.isInactive,
  held: words.isHeld,
  recalled: words.isRecalled,
}

/** Whether the trace is public, and how often it was scanned. */
export function ActivationCard({ trace, mayMove, flip }: { trace: Trace; mayMove: boolean; flip(): void }) {
  const { status, scan_count, last_scanned_at } = trace
  return (
    <Card heading={words.activation} aside={<ActivationSwitch trace={trace} mayMove={mayMove} flip={flip} />}>
      <p>{said[status]}</p>
      <p className="soft">{words.scans(formatNumber(scan_count) || '0', formatMoment(last_scanned_at))}</p>
    </Card>
  )
}
