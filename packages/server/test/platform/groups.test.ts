import assert from 'node:assert/strict'
import { test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { batches } from '@trace/domain/areas/growing/batches.ts'
import { entryOf, givenChain, manufactureForm, signInAs } from '../chain.ts'
import type { Chain } from '../chain.ts'
import type { CallApi } from '../server.ts'
import { testServer } from '../server.ts'

const server = testServer()

const grouped = async (call: CallApi, query: string) => (await call('GET', `/group-batches?${query}`)).data

/** The name of each group, its number of rows, and the sum of its harvested quantities with the unit. */
const told = ({ entries }: Awaited<ReturnType<typeof grouped>>) =>
  entries.map(({ name, count, sums }) => {
    const { total, unit } = sums.find(({ field }) => field === 'actual_quantity')!
    return [name, count, total, unit]
  })

/** Adds batches to the chain, each with the given harvested quantity, product and unit. */
async function addBatches({ batch }: Chain, ...amounts: [quantity: number, more?: Partial<typeof batch>][]) {
  const { id: _, version: __, created_at: ___, updated_at: ____, ...values } = await server.row('batches', batch.id)
  for (const [at, [actual_quantity, more]] of amounts.entries())
    await server.given(batches, {
      name: `Lứa ${at}`,
      code: `L${at}`,
      manufacture_id: Number(values['manufacture_id']),
      product_id: Number(values['product_id']),
      process_id: Number(values['process_id']),
      material_area_id: Number(values['material_area_id']),
      product_unit_id: Number(values['product_unit_id']),
      start_date: '2026-07-05',
      expected_quantity: 1,
      status: 'harvested',
      ...(more as object),
      actual_quantity,
    })
}

test('a list is counted and summed by the values of a field, the largest group first', async () => {
  const chain = await givenChain(server)
  await addBatches(chain, [100], [250])
  const call = await signInAs(server, 'appraiser')
  assert.deepEqual(told(await grouped(call, 'group_by=status')), [
    ['Đã thu hoạch', 2, 350, 'kg'],
    ['Đang sản xuất', 1, 0, 'kg'],
  ])
})

test('only what is alike is summed: not two products, not two units; groups of one size stand in the order of their values', async () => {
  // As texts, 10000 would come before 9999.
  await server.sql`select setval(pg_get_serial_sequence('products', 'id'), 9998)`
  const chain = await givenChain(server)
  const { manufacture, product } = chain
  const eggs = await server.given(products, {
    ...(product as object),
    id: undefined,
    name: 'Trứng',
    gtin: null,
    code: null,
    slug: 'trung',
  } as never)
  const [unit] = await server.sql<
    { id: number }[]
  >`select id from product_units where id <> ${product.product_unit_id} order by id limit 1`
  await addBatches(
    chain,
    [100],
    [250, { product_id: eggs.id }],
    [7, { product_id: eggs.id, product_unit_id: unit!.id }],
  )
  const call = await signInAs(server, 'appraiser')
  const byProducer = told(await grouped(call, 'group_by=manufacture_id'))
  assert.deepEqual(byProducer, [[manufacture.name, 4, null, byProducer[0]![3]]])
  const byProduct = told(await grouped(call, 'group_by=product_id'))
  assert.deepEqual(
    byProduct.map(([name, count, total]) => [name, count, total]),
    [
      [product.name, 2, 100],
      ['Trứng', 2, null],
    ],
  )
})

test('groups keep to the filters of the list and to the reach of who asks', async () => {
  const chain = await givenChain(server)
  await addBatches(chain, [100], [250])
  const other = entryOf(
    await chain.admin(
      'POST',
      '/manufactures',
      await manufactureForm(server, { name: 'HTX khác', tax_code: '0000000009', phone: '0000000009', gln: null }),
    ),
  )
  const own = await signInAs(server, 'producer_admin', { manufacture_id: chain.manufacture.id })
  const neighbour = await signInAs(server, 'producer_admin', { manufacture_id: other.id })
  assert.deepEqual(told(await grouped(own, 'group_by=status&status=harvested')), [['Đã thu hoạch', 2, 350, 'kg']])
  assert.deepEqual((await grouped(neighbour, 'group_by=status')).entries, [])
  assert.equal((await (await server.signIn([]))('GET', '/group-batches?group_by=status')).code, 403)
})

test('a group of rows without a value is found again by the filter “none”', async () => {
  const chain = await givenChain(server)
  const call = await signInAs(server, 'appraiser')
  await server.sql`update batches set sector_kind = null where id = ${chain.batch.id}`
  const { entries } = await grouped(call, 'group_by=sector_kind')
  assert.deepEqual(
    entries.map(({ value, name, count }) => [value, name, count]),
    [[null, null, 1]],
  )
  assert.equal((await call('GET', '/batches?sector_kind=none')).data.pagination.total, 1)
})

test('what does not group is refused in words', async () => {
  const call = await signInAs(server, 'appraiser')
  for (const by of ['name', 'deleted_at', 'nothing'])
    assert.deepEqual((await call('GET', `/group-batches?group_by=${by}`)).errors, {
      group_by: ['Không gộp nhóm được theo trường này'],
    })
})
