import { batches } from '@trace/domain/areas/growing/batches.ts'
import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import { vouchedText } from '@trace/platform/store/vouched-values.ts'

interface FarmingForms {
  before: string | null
  after: string | null
}

/**
 * The batches of certified goods of which this write tells another way of farming than their pages did, by the id of the
 * batch. No row shows this afterwards, so the batch is held until an officer has looked at it.
 */
export async function changedForms({ store, written }: Settling): Promise<Map<number, Contradiction[]>> {
  const facts = new Map<number, Contradiction[]>()
  for (const [id, change] of written.get(batches.name) ?? []) {
    const [before, after] = [formIn(change.before), formIn(change.after)]
    if (!change.before || !change.after || before === after) continue
    const own = vouchedText(store.sql, 'a', 'farming_form_id')
    const [told] = await store.unscoped('how the goods of a batch that was written are said to be made')<
      FarmingForms[]
    >`
      select (select name from farming_forms where id = coalesce(${before}::int, ${own}::int)) as before,
        (select name from farming_forms where id = coalesce(${after}::int, ${own}::int)) as after
      from batches b join material_areas a on a.id = b.material_area_id
      where b.id = ${id} and exists (
        select from traces t where t.batch_id = b.id and t.status <> 'draft' and t.deleted_at is null)`
    if (told && told.before !== told.after) facts.set(id, [factOf(id, after, told)])
  }
  return facts
}

const formIn = (row: Readonly<Record<string, unknown>> | null): number | null =>
  (row?.['farming_form_id'] as number | null | undefined) ?? null

const factOf = (id: number, form: number | null, { before, after }: FarmingForms): Contradiction => ({
  key: `form ${id} ${form ?? 0}`,
  kind: 'form',
  certified: `Hình thức: ${before ?? 'chưa ghi'}`,
  found: `Lô nay ghi hình thức: ${after ?? 'chưa ghi'}`,
})
