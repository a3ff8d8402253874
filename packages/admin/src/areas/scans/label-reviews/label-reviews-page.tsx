import { cloneVerdicts } from '@trace/domain/areas/scans/clone-score.ts'
import { labelReviews } from '@trace/domain/areas/scans/label-reviews.ts'
import type { Listed } from '@trace/define/entry.ts'
import type { Tone } from '@trace/define/machine.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { useLoaderData, useSearchParams } from 'react-router'
import type { Data } from '@trace/screens/app/call.ts'
import { StatusBadge } from '@trace/screens/resource/fields/status/status-badge.tsx'
import type { ListColumn } from '@trace/screens/resource/list/columns/columns.ts'
import { ListScreen } from '@trace/screens/resource/list/list-screen.tsx'
import { Tabs } from '@trace/screens/ui/tabs.tsx'
import { FIRST } from './label-review-data.ts'
import styles from './label-review.module.css'
import { words } from './words.ts'

type Own = ListColumn<typeof labelReviews>
type Review = Data<'GET /api/admin/label-reviews'>['entries'][number]

const { review, score } = labelReviews.fields

const tones: Record<keyof typeof cloneVerdicts, Tone> = { none: 'neutral', watch: 'warning', suspect: 'danger' }

/** Badges of a label: the verdict on it, and whether somebody tried to make it look copied. */
export const Judgement = ({ label }: { label: Pick<Review, 'score' | 'verdict' | 'is_tampered'> }) => (
  <span className={styles['marks']}>
    {label.verdict !== 'none' && <StatusBadge label={cloneVerdicts[label.verdict]} tone={tones[label.verdict]} />}
    {label.is_tampered && <StatusBadge label={words.tampered} tone="info" />}
  </span>
)

const judged: Own = {
  label: score.label,
  sortedBy: 'score',
  cell: (label) => (
    <span className={styles['judged']}>
      <strong>{formatNumber(label.score, 0)}</strong>
      <Judgement label={label} />
    </span>
  ),
}
const scanned: Own = {
  label: words.scanned,
  sortedBy: 'scan_count',
  cell: ({ scan_count, networks }) => (
    <span className={styles['counts']}>
      {words.scansOf(formatNumber(scan_count))}
      <span className="soft">{words.networksOf(formatNumber(networks))}</span>
    </span>
  ),
}
const why: Own = { label: words.why, cell: (label) => <Why label={label} /> }

const columns: Own[] = ['serial', judged, why, 'product_id', 'manufacture_id', scanned, 'review_since']

/** The resource without its `review` filter, which the tabs replace. */
const listed = { ...labelReviews, filters: labelReviews.filters.filter((name) => name !== 'review') }

/** Labels that look copied, or that somebody tried to make look so; the highest score first. */
export const LabelReviewsPage = () => <ListScreen resource={listed} columns={columns} above={<ReviewTabs />} />

/** Shows the reasons, which the list's response contains besides the fields of the row. */
function Why({ label: { id } }: { label: Listed<typeof labelReviews> }) {
  const { entries } = useLoaderData<Data<'GET /api/admin/label-reviews'>>()
  const [first, ...more] = entries.find((entry) => entry.id === id)?.reasons ?? []
  if (!first) return null
  return (
    <span className={styles['why']}>
      {first}
      {more.length > 0 && <span className="soft">{words.more(more.length)}</span>}
    </span>
  )
}

function ReviewTabs() {
  const { pagination } = useLoaderData<Data<'GET /api/admin/label-reviews'>>()
  const [search] = useSearchParams()
  const chosen = search.get('review') ?? FIRST
  const to = (state: string) => {
    const next = new URLSearchParams(search)
    next.delete('page')
    next.set('review', state)
    return `?${next}`
  }
  return (
    <Tabs
      label={words.tabs}
      tabs={Object.entries(review.choices ?? {}).map(([state, label]) => ({
        label,
        to: to(state),
        current: state === chosen,
        count: state === chosen ? pagination.total : undefined,
      }))}
    />
  )
}
