import { batches } from '@trace/domain/areas/growing/batches.ts'
import type { Contradiction } from '@trace/domain/areas/growing/hold-fields.ts'
import type { Row } from '@trace/define/resource.ts'
import type { Settling } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'

type Source = Pick<Row<typeof batches>['source_batches'][number], 'source_batch_id' | 'quantity' | 'product_unit_id'>

interface Lessened {
  id: number
  code: string
  /** What was found against the source while the batch still named it. */
  against: string | null
}

/**
 * The sources that this write took from a batch or reduced, by the id of the batch; only of batches that are held, or
 * of which certified goods were made. No row shows this afterwards, and the goods of the source may be certified again,
 * so the batch is held until an officer has looked at it.
 */
export async function takenSources({ store, written }: Settling): Promise<Map<number, Contradiction[]>> {
  const taken = new Map<number, Contradiction[]>()
  for (const [id, change] of written.get(batches.name) ?? []) {
    const ids = lessenedIn(change)
    if (ids.length === 0) continue
    const found = await store.unscoped('former sources of a batch that was written, whoever owns them')<Lessened[]>`
      with recursive made (id) as (
        select ${id}::int union select s.batch_id from made m join batch_sources s on s.source_batch_id = m.id)
      select b.id, b.code, (
          select f->>'found' from jsonb_array_elements(own.held_facts) f where f->>'key' like 'source ' || b.id || ' %' limit 1) as against
      from batches own, batches b
      where own.id = ${id} and b.id = any(${ids}) and (own.hold = 'held' or exists (
        select 1 from traces t where t.batch_id in (select made.id from made) and t.status <> 'draft' and t.deleted_at is null))
      order by b.id`
    taken.set(id, found.map(factOf))
  }
  return taken
}

const TAKEN = ' taken 1'

export const isTakenSource = ({ key }: { key: string }): boolean => key.startsWith('source ') && key.endsWith(TAKEN)

const factOf = ({ id, code, against }: Lessened): Contradiction => ({
  key: `source ${id}${TAKEN}`,
  kind: 'source',
  certified: `Làm từ lô ${code}`,
  found: `Nguyên liệu từ lô ${code} bị bỏ hoặc giảm${against === null ? '' : `; ${against}`}`.slice(0, 500),
})

/** Sources of which this write left the batch less than before; an amount in another unit counts as less. */
function lessenedIn({ before, after }: RowChange): number[] {
  const [then, now] = [amountsIn(before), amountsIn(after)]
  if (!then || !now) return []
  const lessened = [...then].filter(([key, { quantity }]) => (now.get(key)?.quantity ?? 0) < quantity)
  return [...new Set(lessened.map(([, { id }]) => id))]
}

/** The amounts by source and unit, if the write included them. */
function amountsIn(row: RowChange['after']): Map<string, { id: number; quantity: number }> | null {
  const sources = row?.['source_batches'] as Source[] | undefined
  if (!sources) return null
  const amounts = new Map<string, { id: number; quantity: number }>()
  for (const { source_batch_id: id, quantity, product_unit_id } of sources) {
    const key = `${id} ${product_unit_id}`
    amounts.set(key, { id, quantity: (amounts.get(key)?.quantity ?? 0) + quantity })
  }
  return amounts
}
