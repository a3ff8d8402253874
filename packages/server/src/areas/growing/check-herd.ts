import type { batches } from '@trace/domain/areas/growing/batches.ts'
import type { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { ProblemList } from '@trace/platform/operation/problem-list.ts'
import type { Store } from '@trace/platform/store/store.ts'

type Counting = Partial<Pick<Row<typeof diaries>, 'activity_type' | 'details'>>
type Stocked = Pick<Row<typeof batches>, 'id' | 'head_count_start' | 'stocking_count'>

/** The detail of a diary that counts animals of the herd, by its activity. */
const counts = { mortality: 'count', vaccination: 'head_count' } as const

const isCounting = (activity: unknown): activity is keyof typeof counts =>
  typeof activity === 'string' && activity in counts

/**
 * Reports more vaccinated animals than the batch was stocked with, or more dead ones together with those of other
 * diaries. A count that the diary had before is not checked again; without a known herd nothing is.
 */
export async function checkHerd(
  { unscoped }: Store,
  diaryId: number | null,
  { activity_type, details }: Counting,
  { id, head_count_start, stocking_count }: Stocked,
  problems: ProblemList,
): Promise<void> {
  if (!isCounting(activity_type)) return
  const name = counts[activity_type]
  const told = details?.[name]
  if (!told) return
  const [herd] = await unscoped('the herd of a batch that its caller holds')<
    { stocked: number | null; dead: number; before: number | null }[]
  >`
    select greatest(${head_count_start ?? stocking_count}::float, sum(d.count) filter (where d.activity_type = 'stocking')) as stocked,
      coalesce(sum(d.count) filter (where d.activity_type = 'mortality' and d.id is distinct from ${diaryId}), 0) as dead,
      max(d.told) filter (where d.id = ${diaryId}) as before
    from (
      select id, activity_type, (details->>'count')::float as count, (details->>${name})::float as told from diaries
      where batch_id = ${id} and deleted_at is null and status <> 'rejected') d`
  const { stocked, dead, before } = herd!
  if (stocked === null || told === before) return
  const gone = activity_type === 'mortality' ? dead : 0
  if (told + gone <= stocked) return
  const heads = `${formatNumber(stocked)} con`
  problems.at(
    `details.${name}`,
    gone > 0 ? `Lô có ${heads}, các nhật ký khác đã ghi chết ${formatNumber(gone)} con` : `Lô chỉ có ${heads}`,
  )
}
