import { batches } from '@trace/domain/areas/growing/batches.ts'
import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import { vouchedText } from '@trace/platform/store/vouched-values.ts'

interface FarmingForms {
  id: number
  before: string | null
  after: string | null
}

/**
 * The batches of certified goods of which this write tells another way of farming than their pages did, by the id of the
 * batch. No row shows this afterwards, so the batch is held until an officer has looked at it.
 */
export async function changedForms({ store, written }: Settling): Promise<Map<number, Contradiction[]>> {
  const changed = [...(written.get(batches.name) ?? [])]
    .filter(([, { before, after }]) => before && after && formIn(before) !== formIn(after))
    .map(([id, { before, after }]) => ({ id, before: formIn(before), after: formIn(after) }))
  if (changed.length === 0) return new Map()
  const own = vouchedText(store.sql, 'a', 'farming_form_id')
  const told = await store.unscoped('how the goods of batches that were written are said to be made')<FarmingForms[]>`
    select b.id, (select name from farming_forms where id = coalesce(w.before, ${own}::int)) as before,
      (select name from farming_forms where id = coalesce(w.after, ${own}::int)) as after
    from jsonb_to_recordset(${changed as never}::jsonb) as w(id int, before int, after int)
      join batches b on b.id = w.id join material_areas a on a.id = b.material_area_id
    where exists (select from traces t where t.batch_id = b.id and t.status <> 'draft' and t.deleted_at is null)`
  const formAfter = new Map(changed.map(({ id, after }) => [id, after]))
  return new Map(
    told
      .filter(({ before, after }) => before !== after)
      .map((one) => [one.id, [factOf(formAfter.get(one.id) ?? null, one)]]),
  )
}

const formIn = (row: Readonly<Record<string, unknown>> | null): number | null =>
  (row?.['farming_form_id'] as number | null | undefined) ?? null

const factOf = (form: number | null, { id, before, after }: FarmingForms): Contradiction => ({
  key: `form ${id} ${form ?? 0}`,
  kind: 'form',
  certified: `Hình thức: ${before ?? 'chưa ghi'}`,
  found: `Lô nay ghi hình thức: ${after ?? 'chưa ghi'}`,
})
