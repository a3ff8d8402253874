import { countsAsHarvest } from '@trace/domain/areas/growing/activities.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { diaries } from '@trace/domain/areas/growing/diaries.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatMoment, formatNumber } from '@trace/define/text/format.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Store } from '@trace/platform/store/store.ts'
import { unitRatio } from './batch-figures.ts'

type Diary = Partial<Row<typeof diaries>>

/**
 * Limits in minutes for a likely duplicate of the same work on the same batch: time since the other diary was saved,
 * and difference between the times of the work.
 */
const MINUTES = 15
const APART = 5
/** A harvest of more than this many times the expected quantity is likely mistyped. */
const MANY_TIMES = 5

/**
 * Asks the user to confirm a diary that was likely entered twice: in a form by a second press, in a sheet (`isOfSheet`)
 * by the same file, whenever that was imported before.
 */
export async function askAboutDouble(store: Store, diary: Diary, isOfSheet = false): Promise<void> {
  const { sql, rows } = store
  const { batch_id, stage_id, activity_type, performed_at, quantity = null } = diary
  const [like] = await sql<{ id: number; created_at: string; performed_at: string }[]>`
    select id, created_at, performed_at from ${rows(diaries)} t
    where batch_id = ${batch_id!} and stage_id = ${stage_id!} and activity_type = ${activity_type!} and abs(extract(epoch from performed_at - ${performed_at!}::timestamptz)) <= ${APART} * 60
      and quantity is not distinct from ${quantity}::numeric
      and (${isOfSheet} or created_at > ${store.now().toISOString()}::timestamptz - ${MINUTES} * interval '1 minute')
    order by id desc limit 1`
  if (like) {
    const isRecent = store.now().getTime() - new Date(like.created_at).getTime() < MINUTES * 60_000
    const said = isRecent
      ? `mục vừa ghi lúc ${formatMoment(like.created_at).slice(-5)}`
      : `mục đã ghi của ${formatMoment(like.performed_at)}`
    throw confirmed(`Giống ${said}. Vẫn lưu?`, await store.show(diaries, like.id))
  }
  await askAboutQuantity(store, diary)
}

/** Asks the user to confirm a harvest of many times the batch's expected quantity, whatever its unit. */
export async function askAboutQuantity(store: Store, diary: Diary): Promise<void> {
  const { batch_id, activity_type, quantity, product_unit_id = null } = diary
  const batch = await store.find(batches, batch_id!)
  if (!quantity || !countsAsHarvest(activity_type, batch.sector_kind) || batch.expected_quantity <= 0) return
  const harvested = quantity * (await unitRatio(store, product_unit_id, batch.product_unit_id))
  if (harvested <= batch.expected_quantity * MANY_TIMES) return
  throw confirmed(
    `Sản lượng ${formatNumber(harvested)} lớn hơn nhiều so với dự kiến ${formatNumber(batch.expected_quantity)} của lô. Vẫn lưu?`,
    await store.show(batches, batch.id),
  )
}

const confirmed = (message: string, entry: object): Refusal =>
  new Refusal(409, message, { data: { entry, confirm: true } })
