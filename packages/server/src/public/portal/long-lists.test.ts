import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenTrace } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'
import { until } from '../../../test/until.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { readProducts } from './read-products.ts'
import { searchPublic } from './search-public.ts'

const server = testServer()
const ROWS = 12_000
const MOST_READ = 5_000

/** A province of many products: each is an 'Đặc sản', one in a hundred is also a 'Trà', one of all is a 'Sâm'. */
async function givenProducts(): Promise<void> {
  const { product } = await givenTrace(server)
  await server.sql`
    insert into products (name, slug, code, manufacture_id, product_group_id, product_unit_id, approval_status, is_active, approved_values)
    select 'x ' || n, 'sp-' || n, 'XX-' || n, manufacture_id, product_group_id, product_unit_id, 'approved', true, approved_values || jsonb_build_object('name',
      'Đặc sản ' || case when n = 7 then 'Sâm' when n % 100 = 0 then 'Trà' else 'Miến' end || ' ' || n)
    from products, generate_series(1, ${ROWS}) n where id = ${product.id}`
  await server.sql`analyze products`
}

/** Returns the number of `products` rows that a piece of work reads. */
async function readBy(work: (pool: Pool) => Promise<unknown>): Promise<number> {
  const pool = connect(server.url, { max: 1 })
  const counted = async () => {
    await pool`select pg_stat_force_next_flush()`
    const [row] = await pool<{ read: number }[]>`
      select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'products'`
    return row!.read
  }
  try {
    const before = await counted()
    await work(pool)
    return (await counted()) - before
  } finally {
    await pool.end()
  }
}

test('any search opens few rows, however common its words, and finds what is rare', async () => {
  await givenProducts()
  for (const [words, found] of [
    ['dac san', 24],
    ['d', 24],
    ['tra', 24],
    ['dac san tra', 24],
    ['sam', 1],
    ['dac san sam', 1],
    ['dac san khong co', 0],
    ['khong', 0],
    ['z', 0],
  ] as const) {
    const read = await readBy(async (pool) =>
      assert.equal((await searchPublic(pool, words)).products.length, found, words),
    )
    assert.ok(read < MOST_READ, `${words}: ${read} rows`)
  }
})

test('any page of a long list opens few rows; one in the middle says that it is too far', async () => {
  await givenProducts()
  await readProducts(server.program, {})
  for (const trang of ['1', '200', '250', '400', '500', '1000000000']) {
    const work = async (pool: Pool) => {
      const { entries, near, page } = await readProducts(pool, { trang })
      assert.equal(entries.length === 0, trang === '250', `page ${page}`)
      assert.deepEqual(near, trang === '250' ? { before: 201, after: 301 } : undefined)
    }
    // The notice about the inserted rows may arrive late, and then all rows are counted once more.
    await until(
      () => readBy(work),
      (read) => read < 3 * MOST_READ,
      60_000,
    )
  }
  const { body, statusCode } = await server.app.inject({ url: '/san-pham?trang=250' })
  assert.equal(statusCode, 200)
  assert.ok(body.includes('trang ở giữa không mở được') && body.includes('/san-pham?trang=201'))
})
