import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { createApp } from '@trace/platform/start/app.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { noteLastBackup } from '@trace/platform/monitoring/last-backup.ts'
import type { Live } from '@trace/platform/live/hub.ts'
import { testServer } from '../server.ts'
import { province } from '../../src/province.ts'

const server = testServer()

/** Live connections without any listener. */
const silent: Live = { join: () => null, size: () => 0, close: async () => undefined }

test('a server that works is up and ready', async () => {
  for (const url of ['/api/health', '/api/ready']) {
    const reply = await server.call()('GET', url)
    assert.equal(reply.code, 200, reply.message)
  }
  const { data } = await server.call()('GET', '/api/ready')
  assert.deepEqual(data, { entry: { database: true, migrations: true, keys: true, disk: true } })
})

test('a server is not ready while migrations wait', async () => {
  await server.sql`delete from migrations where name = '0001_ground.sql'`
  const reply = await server.call()('GET', '/api/ready')
  await server.sql`insert into migrations (name) values ('0001_ground.sql')`
  assert.deepEqual([reply.code, reply.message], [503, 'Cơ sở dữ liệu đang được nâng cấp'])
  assert.deepEqual(reply.data, { entry: { database: true, migrations: false, keys: true, disk: true } })
})

test('a server without its database is up, but not ready', async () => {
  const nowhere = connect('postgres://nobody@127.0.0.1:1/none')
  const app = await createApp(province, nowhere, server.settings, silent)
  const [up, ready] = await Promise.all(['/api/health', '/api/ready'].map((url) => app.inject({ url })))
  assert.equal(up!.statusCode, 200)
  assert.deepEqual([ready!.statusCode, ready!.json<{ message: string }>().message], [503, 'Cơ sở dữ liệu chưa trả lời'])
  await app.close()
  await nowhere.end({ timeout: 0 })
})

/** The value of a metric with its labels, 0 if it was never counted. */
async function valueOf(metric: string): Promise<number> {
  const { body } = await server.app.inject({ url: '/api/metrics' })
  const line = body.split('\n').find((one) => one.startsWith(`${metric} `))
  return Number(line?.slice(metric.length + 1) ?? 0)
}

test('the metrics count requests by route and code, and tell of the pool, the jobs and the listeners', async () => {
  const nobody = await server.signIn([])
  const route = 'route="/api/admin/products/:id"'
  const counted = () =>
    Promise.all([
      valueOf(`http_requests_total{method="GET",${route},code="403"}`),
      valueOf(`http_request_duration_seconds_bucket{le="+Inf",method="GET",${route}}`),
    ])
  const [requests, durations] = await counted()
  for (const id of [1, 2, 3]) await nobody('GET', `/products/${id}`)
  assert.deepEqual(await counted(), [requests + 3, durations + 3])
  const { body } = await server.app.inject({ url: '/api/metrics' })
  for (const name of ['live_clients 0', 'jobs{status="queued"} 0', 'database_connections{state="active"}']) {
    assert.ok(body.includes(`\n${name}`), name)
  }
  for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes'])
    assert.ok(body.includes(`\n${name}`), name)
})

/** Names of metrics in an expression of Prometheus: what is left without labels, ranges, functions and words. */
const namesIn = (expression: string): string[] =>
  (
    expression
      .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without)\s*\([^)]*\)/g, ' ')
      .match(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g) ?? []
  ).filter((word) => word !== 'sum' && word !== 'max')

test('every expression of the dashboard and of the alerts names metrics that there are', async () => {
  const { body } = await server.app.inject({ url: '/api/metrics' })
  // Metrics of background work have values only after a server has started some, so their `# TYPE` lines count, too.
  const told = new Set([...body.matchAll(/^(?:# TYPE )?([a-z_][a-z0-9_]*)(?:\{| )/gm)].map(([, name]) => name!))
  const read = (name: string) => readFileSync(join(import.meta.dirname, '../../../../deploy', name), 'utf8')
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...[...read('alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(([, expression]) => expression!),
  ]
  assert.ok(expressions.length > 20)
  // `up` comes from Prometheus itself.
  for (const expression of expressions)
    for (const name of namesIn(expression)) assert.ok(name === 'up' || told.has(name), `${name} in ${expression}`)
})

test('the metrics tell what needs a person: refused sign-ins, scans, a late job, failed mail, the last backup', async () => {
  assert.deepEqual([await valueOf('oldest_job_age_seconds'), await valueOf('last_backup_timestamp_seconds')], [0, 0])
  const [refused, scanned] = [await valueOf('sign_ins_refused_total'), await valueOf('scans_total')]
  await server.call()('POST', '/api/auth/login', { email: 'ai-do@example.com', password: 'không đúng' })
  await server.call()('POST', '/api/web/scans', { code: 'KHONG-CO', device: 'a1b2c3d4-0000-4000-8000-000000000000' })
  assert.deepEqual([await valueOf('sign_ins_refused_total'), await valueOf('scans_total')], [refused + 1, scanned + 1])
  await server.sql`
    insert into jobs (kind, title, user_id, input, created_at) values ('export', 'Xuất', 1, '{}', now() - interval '2 hours')`
  assert.ok((await valueOf('oldest_job_age_seconds')) >= 7_200)
  await noteLastBackup(server.settings.dataDir, { taken_at: '2026-11-20T01:00:00.000Z', folder: '/backups' })
  assert.equal(await valueOf('last_backup_timestamp_seconds'), Date.parse('2026-11-20T01:00:00Z') / 1_000)
  assert.ok((await valueOf('database_start_timestamp_seconds')) > 1.7e9)
  assert.equal(await valueOf('mails_failed'), 0)
})

test('the metrics are for the machine itself, or for who has the token', async () => {
  const code = async (app: typeof server.app, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await app.inject({ url: '/api/metrics', headers, remoteAddress })).statusCode
  assert.deepEqual([await code(server.app, {}), await code(server.app, {}, '::1')], [200, 200])
  assert.equal(await code(server.app, {}, '192.0.2.7'), 403)
  assert.equal(await code(server.app, { 'x-forwarded-for': '127.0.0.1' }), 403)

  const guarded = await createApp(province, server.sql, { ...server.settings, metricsToken: 'bí mật' }, silent)
  assert.deepEqual([await code(guarded, {}), await code(guarded, { authorization: 'Bearer sai' })], [403, 403])
  assert.equal(await code(guarded, { authorization: 'Bearer bí mật' }, '192.0.2.7'), 200)
  await guarded.close()
})
