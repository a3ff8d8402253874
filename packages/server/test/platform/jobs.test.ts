import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { enqueue } from '@trace/platform/jobs/enqueue.ts'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'

const server = testServer()

test('an account has at most seven jobs that are not done, however many it asks for at once', async () => {
  const call = await server.signIn('everything')
  const tag = await server.given(tags, { name: 'Thẻ' })
  const other = await server.signIn('everything')
  const replies = await server.sql.begin(async (sql) => {
    await sql`select 1 from tags where id = ${tag.id} for update`
    const sent = await Promise.all(
      Array.from({ length: 12 }, () => call('POST', '/tags/bulk', { action: 'delete', ids: [tag.id] })),
    )
    const { running, waiting } = await countOf(call.userId)
    assert.ok(running <= 2, `${running} run`)
    assert.equal(running + waiting, 7)
    assert.equal(
      (await other('POST', '/tags/bulk', { action: 'delete', ids: [tag.id] })).code,
      200,
      'another account asks as before',
    )
    return sent
  })
  const refused = replies.filter(({ code }) => code === 429)
  assert.deepEqual([replies.filter(({ code }) => code === 200).length, refused.length], [7, 5])
  assert.equal(
    refused[0]!.message,
    'Bạn đang có 7 công việc chưa xong, vui lòng chờ một công việc kết thúc rồi thử lại',
  )
  for (const { data } of replies.filter(({ code }) => code === 200)) await finished(call, data.job)
  const again = await call('POST', '/tags/bulk', { action: 'delete', ids: [tag.id] })
  assert.notEqual(again.code, 429)
})

test('one who asks for one job does not wait for the seven of another', async () => {
  const [many, few] = [await server.signIn('everything'), await server.signIn('everything')]
  const ids: number[] = []
  await server.sql.begin(async (sql) => {
    for (let at = 0; at < 7; at++) {
      ids.push(await enqueue(sql, { kind: 'bulk', title: 'Nhiều', user: many.userId, input: bulk }))
    }
    ids.push(await enqueue(sql, { kind: 'bulk', title: 'Một', user: few.userId, input: bulk }))
  })
  for (const id of ids.slice(0, 7)) await finished(many, { id })
  await finished(few, { id: ids[7]! })
  const order = await server.sql<
    { title: string }[]
  >`select title from jobs where id = any(${ids}) order by started_at, id`
  assert.ok(order.findIndex(({ title }) => title === 'Một') < 4, order.map(({ title }) => title).join(', '))
})

const bulk = { resource: 'tags', ids: [], method: 'DELETE', path: '/api/admin/tags/:id', body: {} }

async function countOf(user: number) {
  const [count] = await server.sql<{ running: number; waiting: number }[]>`
    select count(*) filter (where status = 'running')::int as running, count(*) filter (where status = 'queued')::int as waiting
    from jobs where user_id = ${user} and status in ('queued', 'running')`
  return count!
}
