import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createApp } from '../start/app.ts'
import { connect } from './postgres/connect.ts'
import type { Live } from '../engine/live/hub.ts'
import { testServer } from '../../test/server.ts'

const server = testServer()

/** Nobody listens. */
const silent: Live = { join: () => null, size: () => 0, close: async () => undefined }

test('a server that works is up and ready', async () => {
  for (const url of ['/api/health', '/api/ready']) {
    const reply = await server.call()('GET', url)
    assert.equal(reply.code, 200, reply.message)
  }
})

test('a server is not ready while migrations wait', async () => {
  await server.sql`delete from migrations where name = '0001_ground.sql'`
  const reply = await server.call()('GET', '/api/ready')
  await server.sql`insert into migrations (name) values ('0001_ground.sql')`
  assert.deepEqual([reply.code, reply.message], [503, 'Cơ sở dữ liệu đang được nâng cấp'])
})

test('a server without its database is up, but not ready', async () => {
  const nowhere = connect('postgres://nobody@127.0.0.1:1/none')
  const app = await createApp(nowhere, server.settings, silent)
  const [up, ready] = await Promise.all(['/api/health', '/api/ready'].map((url) => app.inject({ url })))
  assert.equal(up!.statusCode, 200)
  assert.deepEqual([ready!.statusCode, ready!.json<{ message: string }>().message], [503, 'Cơ sở dữ liệu chưa trả lời'])
  await app.close()
  await nowhere.end({ timeout: 0 })
})

test('the metrics count requests by route and code, and tell of the pool, the jobs and the listeners', async () => {
  const nobody = await server.signIn([])
  for (const id of [1, 2, 3]) await nobody('GET', `/products/${id}`)
  const { body } = await server.app.inject({ url: '/api/metrics' })
  assert.match(body, /^http_requests_total\{method="GET",route="\/api\/admin\/products\/:id",code="403"\} 3$/m)
  assert.match(
    body,
    /^http_request_duration_seconds_bucket\{le="0.5",method="GET",route="\/api\/admin\/products\/:id"\} 3$/m,
  )
  for (const name of ['live_clients 0', 'jobs{status="queued"} 0', 'database_connections{state="active"}']) {
    assert.ok(body.includes(`\n${name}`), name)
  }
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes'])
    assert.ok(body.includes(`\n${name}`), name)
})

test('the metrics are for the machine itself, or for who has the token', async () => {
  const code = async (app: typeof server.app, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: '/api/metrics', headers, remoteAddress })).statusCode
  assert.deepEqual([await code(server.app, {}), await code(server.app, {}, '::1')], [200, 200])
  assert.equal(await code(server.app, {}, '192.0.2.7'), 403)
  assert.equal(await code(server.app, { 'x-forwarded-for': '127.0.0.1' }), 403)

  const guarded = await createApp(server.sql, { ...server.settings, metricsToken: 'bí mật' }, silent)
  assert.deepEqual([await code(guarded, {}), await code(guarded, { authorization: 'Bearer sai' })], [403, 403])
  assert.equal(await code(guarded, { authorization: 'Bearer bí mật' }, '192.0.2.7'), 200)
  await guarded.close()
})
