import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestContext } from 'node:test'
import { connect, type Pool } from '@trace/platform/ports/postgres/connect.ts'
import { migrate } from '@trace/platform/ports/postgres/migrate.ts'
import { MIGRATIONS, RELEASES } from '../../src/migrations.ts'
import { loadRelease } from '@trace/platform/operate/upgrade/release-dump.ts'
import { emptyDatabase } from '../empty-database.ts'

/** The demo province of version 0.3.0, which stored notices in three tables. */
async function givenEarlier(t: TestContext): Promise<Pool> {
  const sql = connect(await emptyDatabase(t), { max: 2 })
  t.after(() => sql.end())
  await loadRelease({ migrations: MIGRATIONS, releases: RELEASES }, sql, '0.3.0')
  return sql
}

const told = async (sql: Pool) => ({
  orders: await sql`
    select order_id, user_id, type, title, content, is_watched, watched_at, created_at from order_notifications
    order by created_at, id`,
  reads: await sql`select notification_id, user_id, read_at from notification_reads order by 1, 2`,
})

test('what anybody was told before there was one bell is in it, with what was seen of it', async (t) => {
  const sql = await givenEarlier(t)
  const { orders: kept, reads } = await told(sql)
  for (const each of [kept, reads]) assert.ok(each.length > 0)
  const [gone] = await sql<{ order_id: number; user_id: number }[]>`
    update order_notifications set is_watched = false, watched_at = null, deleted_at = now()
    where id = (select min(id) from order_notifications) returning order_id, user_id`
  await sql`update orders set deleted_at = now() where id = ${gone!.order_id}`
  const [earlier] = await sql<{ count: number }[]>`select count(*) as count from notices`

  await migrate(sql, MIGRATIONS)

  const after = await told(sql)
  assert.deepEqual(after.reads, reads)
  const facts = (rows: typeof kept) => rows.map(({ is_watched: _, watched_at: __, ...row }) => row)
  assert.deepEqual(facts(after.orders), facts(kept))
  assert.deepEqual(after.orders.slice(1), kept.slice(1))
  const [now] = await sql<{ count: number; unseen: number }[]>`
    select count(*) as count, count(*) filter (where seen_at is null and row_ids[1] = ${gone!.order_id} and user_id = ${gone!.user_id} and name = ${kept[0]!['title'] as string}) as unseen
    from notices`
  assert.equal(now!.count, earlier!.count + kept.length + reads.length)
  assert.equal(now!.unseen, 0, 'what went with its order asks for nobody')
})
