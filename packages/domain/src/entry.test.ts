import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinedName } from '@trace/define/entry.ts'
import type { Entry, Listed } from '@trace/define/entry.ts'
import type { orders } from './areas/labels/orders/orders.ts'
import type { products } from './areas/catalogue/products.ts'
import type { traces } from './areas/tracing/traces.ts'

const names = [
  ['manufacture_id', 'manufacture'],
  ['printed_by', 'printed_by_user'],
  ['manufacturing_sector_ids', 'manufacturing_sectors'],
  ['diary_ids', 'diaries'],
] as const

for (const [name, expected] of names) {
  test(`what ${name} refers to is answered as ${expected}`, () => assert.equal(joinedName(name), expected))
}

/**
 * The test passes if this file compiles: each line reads a value of an answered row, and each expected error is a
 * mistake that must not compile.
 */
void {
  product: (product: Entry<typeof products>) => [
    product.version.toFixed(),
    product.code.trim(),
    product.manufacture.name,
    product.category?.name,
    product.applied_standards.map(({ name }) => name?.trim()),
    // @ts-expect-error A reference that need not be set may be empty.
    product.category.name,
    // @ts-expect-error No field refers to this.
    product.manufacturer,
  ],
  listed: (product: Listed<typeof products>) => [
    product.manufacture.name,
    // @ts-expect-error Lists go without what only the page of a row shows.
    product.applied_standards,
  ],
  order: (order: Entry<typeof orders>) => [
    order.history.map(({ id, to_status, user }) => [id.toFixed(), to_status === 'approved', user?.name]),
    // @ts-expect-error No field of a row inside is called so.
    order.history.map(({ remark }) => remark),
    // @ts-expect-error A state that the machine does not know.
    order.status === 'arrived',
  ],
  trace: (trace: Entry<typeof traces>) => [trace.diaries[0]?.name, trace.recalled_by_user?.name],
  any: (product: Entry<typeof products>): Entry => product,
}
