import { products } from '@trace/domain/areas/catalogue/products.ts'
import { certificates } from '@trace/domain/areas/producers/certificates.ts'
import type { Row } from '@trace/define/resource.ts'
import { formatDay } from '@trace/define/text/format.ts'
import type { SettledRule } from '@trace/platform/request/settle.ts'
import type { RowChange } from '@trace/platform/store/changes.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

type Starred = Pick<Row<typeof products>, 'id' | 'name' | 'ocop_expires_at'>

/**
 * Rule: an OCOP certificate that is approved with a later end moves the last day of its product's stars along, unless
 * the same write sets that day.
 */
export const settledStars: SettledRule = {
  watches: [certificates.name],
  async settle({ store, written, remark }) {
    const ends = new Map<number, string>()
    for (const { before, after } of written.get(certificates.name)?.values() ?? []) {
      const end = after?.['deleted_at'] ? null : endIn(after)
      if (end === null || end <= (endIn(before) ?? '')) continue
      const product = after!['product_id'] as number
      if (end > (ends.get(product) ?? '') && !isSet(written.get(products.name)?.get(product))) ends.set(product, end)
    }
    if (ends.size === 0) return
    const starred = await unscoped(store.sql, 'products whose certificates were written, whoever owns them')<Starred[]>`
      select id, name, ocop_expires_at from products
      where id = any(${[...ends.keys()]}) and ocop_star is not null and deleted_at is null order by id for no key update`
    for (const { id, name, ocop_expires_at } of starred) {
      const end = ends.get(id)!
      if (ocop_expires_at !== null && ocop_expires_at >= end) continue
      await store.update(products, id, { ocop_expires_at: end })
      remark(`Hạng sao OCOP của ${name} nay có hạn đến ${formatDay(end)} theo chứng nhận`)
    }
  },
}

/** The last day of an approved OCOP certificate of a product; null for any other row. */
const endIn = (row: RowChange['after']): string | null =>
  row?.['certificate_type'] === 'ocop' && row['product_id'] !== null && row['approval_status'] === 'approved'
    ? (row['expires_at'] as string | null)
    : null

/** Whether a write states the last day of the stars itself. */
const isSet = (change: RowChange | undefined): boolean =>
  change !== undefined && (change.before?.['ocop_expires_at'] ?? null) !== (change.after?.['ocop_expires_at'] ?? null)
