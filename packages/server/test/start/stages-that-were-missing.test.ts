import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { migrate } from '@trace/platform/ports/postgres/migrate.ts'
import { MIGRATIONS, RELEASES } from '../../src/migrations.ts'
import { loadRelease } from '@trace/platform/operate/upgrade/release-dump.ts'
import { emptyDatabase } from '../empty-database.ts'

test('what a lot in use lacked before the rule about its stages does not hold it afterwards', async (t) => {
  const sql = connect(await emptyDatabase(t), { max: 2 })
  t.after(() => sql.end())
  await loadRelease({ migrations: MIGRATIONS, releases: RELEASES }, sql, '0.3.0')
  const [lot] = await sql<{ id: number; batch_id: number; stage_id: number }[]>`
    select t.id, t.batch_id, s.stage_id from traces t join batches b on b.id = t.batch_id
      join process_stages s on s.process_id = b.process_id and s.is_required
    where t.status = 'active' order by t.id limit 1`
  await sql`update diaries set status = 'submitted' where batch_id = ${lot!.batch_id} and stage_id = ${lot!.stage_id}`

  await migrate(sql, MIGRATIONS)

  const released = await sql<{ id: number; keys: string[]; is_same_batch: boolean }[]>`
    select t.id, jsonb_path_query_array(t.released_facts, '$[*].key') as keys, t.batch_id = ${lot!.batch_id} as is_same_batch
    from traces t where t.status in ('active', 'held') order by t.id`
  assert.deepEqual(released.find(({ id }) => id === lot!.id)!.keys, [`stage ${lot!.stage_id}`])
  for (const { id, keys } of released.filter(({ is_same_batch }) => !is_same_batch))
    assert.deepEqual(keys, [], `lot ${id} shows all of its stages`)
})
