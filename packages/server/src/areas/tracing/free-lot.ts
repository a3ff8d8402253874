import type { batches } from '@trace/domain/areas/growing/batches.ts'
import type { Row } from '@trace/define/resource.ts'
import { gs1Key, lotOf } from '@trace/define/gs1/gs1.ts'
import type { Store } from '@trace/platform/store/store.ts'

/** Namespace of the advisory locks on products whose lots are numbered. */
const LOT_LOCKS = 7_228_414
const AT_ONCE = 50

/**
 * The next lot number of a batch that is free: no trace of the product has it, deleted ones included, and no
 * undeleted trace with the same GTIN. Codes of different batches may give the same lot: 'X-2' is a batch, or the
 * second lot of the batch 'X'.
 */
export async function freeLot(store: Store, batch: Row<typeof batches>, gtin: string | null): Promise<string> {
  const { sql, unscoped } = store
  await sql`select pg_advisory_xact_lock(${LOT_LOCKS}, ${batch.product_id})`
  const [earlier] = await unscoped('lots are numbered on, also after traces that are in the trash')<
    { count: number }[]
  >`select count(*)::int as count from traces where batch_id = ${batch.id}`
  for (let first = earlier!.count + 1; ; first += AT_ONCE) {
    const lots = Array.from({ length: AT_ONCE }, (_, at) => lotOf(batch.code!, first + at))
    const keys = gtin ? lots.map((lot) => gs1Key(gtin, lot)) : []
    const taken = await unscoped('a lot is taken whoever has it')<{ lot: string }[]>`
      select lot from traces where product_id = ${batch.product_id} and lot = any(${lots})
      union all select lot from traces where gs1_key = any(${keys}) and deleted_at is null`
    const free = lots.find((lot) => !taken.some((one) => one.lot === lot))
    if (free) return free
  }
}
