import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import { traces } from '@trace/domain/areas/tracing/traces.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { readableEntries } from './readable-entries.ts'
import { detailAddress, listAddress } from '@trace/screens/resource/addresses.ts'
import { Board } from './board.tsx'
import { LookUp } from './look-up.tsx'
import { loadQueue, QueueCard, waitingIn } from './queue-card.tsx'
import { RowsCard } from './rows-card.tsx'
import { words } from './words.ts'

/** Home of an inspector: looking up a code, labels that look copied, and recalls. */
export async function inspectorHome({ request }: LoaderFunctionArgs) {
  const [queue, suspects, recalled] = await Promise.all([
    loadQueue(request),
    readableEntries(labelReviews, { review: 'waiting', length: 8 }, request),
    readableEntries(traces, { status: 'recalled', length: 8 }, request),
  ])
  return (
    <Board above={<LookUp atOnce />}>
      {waitingIn(queue) > 0 && <QueueCard queue={queue} heading={words.queue} />}
      <RowsCard
        heading={words.suspects}
        rows={suspects.map(({ id, serial, product, manufacture, score, verdict }) => ({
          key: String(id),
          to: detailAddress(labelReviews, id),
          name: words.suspect(serial, product?.name),
          hint: manufacture?.name,
          aside: words.score(formatNumber(score, 0)),
          tone: verdict === 'suspect' ? 'danger' : 'warning',
        }))}
        empty={words.noSuspects}
        more={listAddress(labelReviews)}
      />
      <RowsCard
        heading={words.recalls}
        rows={recalled.map(({ id, code, name, recall_reason, recalled_at }) => ({
          key: String(id),
          to: detailAddress(traces, id),
          name: name ?? code ?? `#${id}`,
          hint: recall_reason,
          aside: recalled_at ? formatMoment(recalled_at) : undefined,
          tone: 'danger',
        }))}
        empty={words.noRecalls}
        more={`${listAddress(traces)}?status=recalled`}
      />
    </Board>
  )
}
