import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enqueue } from '../engine/jobs/enqueue.ts'
import { sweep } from '../start/sweep.ts'
import { openStorage } from './files/storage.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

test('what has had its time is taken away: files of old links and jobs, sessions, keys, tries and figures', async () => {
  const call = await server.signIn('everything')
  const storage = await openStorage(server.settings)
  const lastPath = async () => {
    const [link] = await server.sql<{ path: string }[]>`select path from one_use_links order by expires_at desc limit 1`
    return link!.path
  }

  await call('GET', '/export-tags')
  const old = await lastPath()
  await server.sql`update one_use_links set expires_at = now() - interval '2 days'`
  await call('GET', '/export-tags')
  const fresh = await lastPath()
  const job = await enqueue(server.sql, { kind: 'export', title: 'Cũ', user: call.userId, input: {} })
  await server.sql`update jobs set status = 'done', finished_at = now() - interval '31 days' where id = ${job}`
  await server.sql`insert into throttle (key, tries, until) values ('xưa', 9, now() - interval '1 minute')`

  await server.sql`insert into scan_places (day, count) values (now()::date - 40, 7), (now()::date - 2, 5)`

  await sweep(server.sql, server.settings)

  assert.equal(await storage.open(old), null)
  assert.notEqual(await storage.open(fresh), null)
  assert.equal((await server.sql`select 1 from one_use_links`).length, 1)
  assert.equal((await server.sql`select 1 from jobs`).length, 0)
  assert.equal((await server.sql`select 1 from throttle where key = 'xưa'`).length, 0)
  assert.deepEqual(
    (await server.sql`select count from scan_places`).map(({ count }) => count),
    [5],
  )
  assert.equal((await call('GET', '/jobs')).code, 200)
})
