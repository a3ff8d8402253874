import { IconAlertOctagon, IconHourglass } from '@tabler/icons-react'
import { recallFields, traces } from '@trace/domain/areas/tracing/traces.ts'
import { formatMoment } from '@trace/define/text/format.ts'
import { HeldFacts } from '@trace/screens/resource/detail/held-facts.tsx'
import { GoodsBanner } from '../goods-warnings.tsx'
import { isAsked } from './trace.ts'
import type { Trace } from './trace.ts'
import styles from './trace-banner.module.css'
import { words } from './words.ts'

const kinds = recallFields.recall_kind.choices ?? {}
const handlings = recallFields.recall_handling.choices ?? {}

/** Banners above a trace: its recall, hold or pending activation, and the other warnings that shoppers see. */
export const TraceBanner = ({ trace }: { trace: Trace }) => (
  <>
    <StateOfTrace trace={trace} />
    <GoodsBanner goods={trace} except={['recalled', 'held', 'hidden']} />
  </>
)

function StateOfTrace({ trace }: { trace: Trace }) {
  const { status, recall_kind, recall_reason, recall_handling, recalled_at } = trace
  if (status === 'recalled') {
    return (
      <section className={styles['banner']} data-tone="danger" aria-label={words.recalled}>
        <IconAlertOctagon size={28} aria-hidden />
        <div>
          <h2>{words.recalled}</h2>
          <p>{recall_reason}</p>
          {trace.public_reason === null && <p>{words.unpublished}</p>}
          <p>{[kinds[recall_kind ?? ''], handlings[recall_handling ?? '']].filter(Boolean).join(' · ')}</p>
          <p>{words.recalledAt(formatMoment(recalled_at), trace.recalled_by_user?.name ?? '')}</p>
        </div>
      </section>
    )
  }
  if (status === 'held') return <HeldFacts fields={traces.fields} held={trace} />
  if (isAsked(trace)) {
    return (
      <section className={styles['banner']} data-tone="info" aria-label={words.waitsForStaff}>
        <IconHourglass size={24} aria-hidden />
        <div>
          <h2>{words.waitsForStaff}</h2>
          <p>{words.requested(formatMoment(trace.requested_at), trace.requested_by_user?.name ?? '')}</p>
        </div>
      </section>
    )
  }
  return null
}
