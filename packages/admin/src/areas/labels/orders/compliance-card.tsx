import type { Compliance } from '@trace/domain/areas/tracing/trace-compliance.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import { Card } from '@trace/screens/resource/detail/card.tsx'
import { ChecklistItems } from '@trace/screens/resource/list/checklist-items.tsx'
import { words } from './words.ts'

/** Checklist of the ten items that a trace needs before labels are issued for it. */
export function ComplianceCard({ compliance: { passed, items } }: { compliance: Compliance }) {
  const count = items.filter((item) => item.passed).length
  const mark = <StatusBadge tone={passed ? 'success' : 'danger'} label={words.passedCount(count, items.length)} />

  return (
    <Card heading={words.compliance} aside={mark}>
      <ChecklistItems items={items} />
    </Card>
  )
}
