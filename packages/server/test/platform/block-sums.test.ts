import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productUnits } from '@trace/domain/areas/catalogue/product-units.ts'
import fc from 'fast-check'
import { CHANNEL } from '@trace/platform/live/announce.ts'
import { sumByBlocks } from '@trace/platform/store/block-sums.ts'
import type { Count } from '@trace/platform/store/block-sums.ts'
import { givenChain, signInAs } from '../chain.ts'
import { testServer } from '../server.ts'
import { forgetTotals } from '@trace/platform/store/totals.ts'

const server = testServer()

/** Ids of blocks that lie apart, as after years of use. */
const FAR = [1, 3_998, 4_000, 10_000, 23_000]

async function startAt(id: number): Promise<void> {
  await server.sql`select setval(pg_get_serial_sequence('product_units', 'id'), ${id}, false)`
}

type Act = 'create' | 'rename' | 'stop' | 'remove' | 'restore' | 'elsewhere'
const acts = fc.array(
  fc.record({
    act: fc.constantFrom<Act>('create', 'rename', 'stop', 'remove', 'restore', 'elsewhere'),
    which: fc.nat(1_000),
    at: fc.constantFrom(...FAR),
  }),
  { minLength: 1, maxLength: 25 },
)

test('totals and counts are those of a full count after any changes, of this server and of others', async () => {
  const call = await server.signIn('everything')
  let number = 0
  await fc.assert(
    fc.asyncProperty(acts, async (said) => {
      for (const { act, which, at } of said) {
        const all = await server.sql<{ id: number; code: string; deleted: boolean }[]>`
          select id, code, deleted_at is not null as deleted from product_units order by id`
        // Units of the base data may be used by others.
        const some = all.filter(({ code, deleted }) => code.startsWith('MM') && deleted === (act === 'restore'))
        const row = some[which % Math.max(some.length, 1)]
        const form = {
          code: `MM${(number += 1)}`,
          name: `Đơn vị số ${number}`,
          base_unit_id: null,
          factor: null,
          is_active: true,
        }
        const path = `/product-units/${row?.id ?? 0}` as const
        if (act === 'create' || act === 'elsewhere' || !row) {
          await startAt(Math.max(at, ...all.map(({ id }) => id + 1).filter((id) => id < at + 100 && id >= at)))
          if (act === 'elsewhere') await createdElsewhere(form.code, form.name)
          else assert.equal((await call('POST', '/product-units', form)).code, 200)
        } else if (act === 'rename') assert.equal((await call('PUT', path, form)).code, 200)
        else if (act === 'stop') assert.equal((await call('PUT', path, { ...form, is_active: false })).code, 200)
        else if (act === 'remove') assert.equal((await call('DELETE', path)).code, 200)
        else assert.equal((await call('POST', `${path}/recover`)).code, 200)
        await assertCounts()
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )

  async function assertCounts(): Promise<void> {
    const [counted] = await server.sql<{ total: number; active: number; found: number }[]>`
      select count(*)::int as total, count(*) filter (where is_active)::int as active,
        count(*) filter (where name like '%1%')::int as found from product_units where deleted_at is null`
    const { entry } = (await call('GET', '/count-product-units')).data
    const total = async (query: '' | `?${string}`) =>
      (await call('GET', `/product-units${query}`)).data.pagination.total
    assert.deepEqual(
      { total: await total(''), active: await total('?is_active=true'), found: await total('?search=1') },
      counted,
    )
    assert.deepEqual({ total: entry.total, active: entry.active }, { total: counted!.total, active: counted!.active })
  }

  /** Creates a row as another server would; this one is notified as soon as the row is committed. */
  async function createdElsewhere(code: string, name: string): Promise<void> {
    const heard = Promise.withResolvers<void>()
    const { unlisten } = await server.program.listen(CHANNEL, () => heard.resolve())
    await server.sql.begin(async (sql) => {
      const [row] = await sql<
        { id: number }[]
      >`insert into product_units (code, name) values (${code}, ${name}) returning id`
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ changed: [[productUnits.name, [row!.id]]] })})`
    })
    await heard.promise
    await unlisten()
  }
})

test('after a change only the block of the changed row is added up again, and after many all of them', async () => {
  const counted: number[][] = []
  const count: Count = async (from, { block, among }) => {
    const rows = await from<{ block: number; sums: { total: number } }[]>`
      select ${block} as block, jsonb_build_object('total', count(*)) as sums from tags t where true ${among} group by 1`
    counted.push(rows.map(({ block: one }) => one).toSorted((a, b) => a - b))
    return rows
  }
  const total = async () => (await sumByBlocks(server.sql, 'tags', 'a test', count))['total']
  await server.sql`insert into tags (id, name) select n * 4000 + 2000, 'Ở xa ' || n from generate_series(0, 6) n`
  forgetTotals(server.sql, [['tags']])
  const all = await total()
  assert.deepEqual(counted.splice(0), [[0, 1, 2, 3, 4, 5, 6]])
  assert.equal(await total(), all)
  assert.deepEqual(counted.splice(0), [], 'nothing is counted while nothing changes')

  await server.sql`delete from tags where id in (10000, 14000)`
  forgetTotals(server.sql, [['tags', [10_000, 14_000]]])
  assert.equal(await total(), all! - 2)
  assert.deepEqual(counted.splice(0).flat(), [], 'blocks 2 and 3 hold nothing any more')

  await server.sql`insert into tags (id, name) values (34000, 'Mới')`
  forgetTotals(server.sql, [['tags', [34_000]]])
  assert.equal(await total(), all! - 1)
  assert.deepEqual(counted.splice(0), [[6, 8]], 'what comes after the last block is looked for, too')
  forgetTotals(server.sql, [['tags']])
  assert.equal(await total(), all! - 1)
  assert.deepEqual(counted.splice(0), [[0, 1, 4, 5, 6, 8]])
})

test('active and inactive rows are counted only where a list knows the difference', async () => {
  const call = await server.signIn('everything')
  const counted = async (list: 'batches' | 'diaries' | 'processes' | 'labors' | 'manufactures') =>
    Object.keys((await call('GET', `/count-${list}`)).data.entry)
  for (const list of ['batches', 'diaries'] as const)
    assert.deepEqual(await counted(list), ['total', 'pending', 'this_month'], list)
  for (const list of ['processes', 'labors', 'manufactures'] as const)
    assert.deepEqual(await counted(list), ['total', 'active', 'inactive', 'pending', 'this_month'], list)
})

test('an officer of a commune counts what is there at once when a producer moves to another commune', async () => {
  const { manufacture } = await givenChain(server)
  const officer = await signInAs(server, 'commune_officer', { ward_id: manufacture.ward_id })
  const counts = async () => [
    (await officer('GET', '/products')).data.pagination.total,
    (await officer('GET', '/count-products')).data.entry.total,
    (await officer('GET', '/count-certificates')).data.entry.total,
  ]
  const before = await counts()
  assert.deepEqual(before.slice(0, 2), [1, 1])
  const call = await server.signIn('everything')
  const { entry } = (await call('GET', `/manufactures/${manufacture.id}`)).data
  const moved = await call('PUT', `/manufactures/${manufacture.id}`, {
    ...entry,
    ward_id: manufacture.ward_id + 1,
    old_ward_id: null,
    old_district_id: null,
  })
  assert.equal(moved.code, 200, JSON.stringify(moved.errors))
  assert.deepEqual(await counts(), [0, 0, 0])
})
