import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resources } from '@trace/domain/menu.ts'
import { province } from '../../src/province.ts'
import { testServer } from '../server.ts'
import { until } from '../until.ts'
import { missedTasks, readBackgroundWork } from '@trace/platform/monitoring/background-work.ts'
import { correctMomentsAhead, lastClockCorrection, watchClock } from '@trace/platform/monitoring/clock.ts'
import { logJobFailure } from '@trace/platform/monitoring/failures-log.ts'
import { momentsAhead } from '@trace/platform/monitoring/moments-ahead.ts'

const server = testServer()

/** Leaves the database as after a clock that was some days ahead and was then corrected. */
const stoodAhead = (days: number) =>
  server.sql`update pgboss.version set cron_on = now() + make_interval(days => ${days}::int), flow_on = now() + make_interval(days => ${days}::int)`

test('after a clock that stood ahead, what the queue waits for is due again, and it is said for how long it was wrong', async () => {
  assert.equal(await correctMomentsAhead(server.program, server.settings, province.watched), null)
  await stoodAhead(30)
  await server.sql`update pgboss.queue set maintain_on = now() + interval '30 days'`
  await server.sql`
    insert into pgboss.job (name, state, start_after, created_on, singleton_on)
    values ('jobs-lost', 'completed', now() + interval '30 days', now() + interval '30 days', now() + interval '30 days')`

  const said = await correctMomentsAhead(server.program, server.settings, province.watched)

  assert.match(said!, /^Đồng hồ của máy đã lùi lại khoảng 30 ngày: trước đó nó chạy nhanh, hoặc bây giờ nó chạy chậm/)
  const [left] = await server.sql`
    select (select count(*)::int from pgboss.version where cron_on > now() or flow_on > now()) as versions,
      (select count(*)::int from pgboss.queue where maintain_on > now()) as queues,
      (select count(*)::int from pgboss.job where name = 'jobs-lost' and (start_after > now() or created_on > now() or singleton_on > now())) as jobs`
  assert.deepEqual({ ...left }, { versions: 0, queues: 0, jobs: 0 })
  assert.equal((await lastClockCorrection(server.program, 7))!.said, said)
  assert.equal(await correctMomentsAhead(server.program, server.settings, province.watched), null)
  await server.sql`delete from pgboss.job where name = 'jobs-lost'`
})

test('a clock that stood ahead for a moment only is seen by the look before it went back', async () => {
  await correctMomentsAhead(server.program, server.settings, province.watched)
  await server.sql`update background_work set began_at = now() + interval '1 hour' where name = 'clock'`
  assert.match((await correctMomentsAhead(server.program, server.settings, province.watched))!, /khoảng 60 phút/)
})

test('sessions, locks, links and letters of that time end or are due; those of the right time stay', async () => {
  const call = await server.signIn('everything')
  const { sql } = server
  await sql`
    insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at)
    values ('ahead', ${call.userId}, now() + interval '30 days', now() + interval '30 days', now() + interval '30 days 12 hours')`
  await sql`insert into throttle (key, tries, until) values
    ('signInPair ahead', 10, now() + interval '30 days'), ('signInPair right', 10, now() + interval '14 minutes'),
    ('pinLabel right', 50, now() + interval '23 hours')`
  await sql`insert into password_resets (token_hash, user_id, expires_at) values
    ('ahead', ${call.userId}, now() + interval '31 days'), ('right', ${call.userId}, now() + interval '71 hours')`
  await sql`insert into notice_mails (user_id, mailed_at) values (${call.userId}, now() + interval '30 days')`
  await stoodAhead(30)

  await correctMomentsAhead(server.program, server.settings, province.watched)

  const [left] = await sql`
    select (select count(*)::int from sessions where token_hash = 'ahead' and expires_at > now()) as sessions,
      (select array_agg(key order by key) from throttle where until > now()) as locks,
      (select array_agg(convert_from(token_hash, 'UTF8')) from password_resets where expires_at > now()) as links,
      (select count(*)::int from notice_mails where mailed_at > now()) as mailed`
  assert.deepEqual(
    { ...left },
    { sessions: 0, locks: ['pinLabel right', 'signInPair right'], links: ['right'], mailed: 0 },
  )
  assert.equal((await call('GET', '/jobs')).code, 200)
})

test('the bulletin of a month that is not over counts as not yet mailed', async () => {
  const { userId } = await server.signIn([])
  const month = new Date().toISOString().slice(0, 7)
  await server.sql`insert into bulletin_mails (user_id, month) values (${userId}, ${month}), (${userId}, '2020-01')`
  await stoodAhead(30)
  await correctMomentsAhead(server.program, server.settings, province.watched)
  const rows = await server.sql<{ month: string }[]>`select month from bulletin_mails`
  assert.deepEqual(
    rows.map((row) => row.month),
    ['2020-01'],
  )
})

/**
 * Tables whose times decide nothing or record what happened, each with the reason: clock corrections leave them as
 * written.
 */
const MOMENTS_TOLD: Readonly<Record<string, string>> = {
  assignments: 'since when a row stands, as the row itself says it',
  base_maps: 'when the map was loaded',
  comments: 'when something was said',
  favourites: 'in which order rows were marked',
  keys: 'when a key was first known',
  migrations: 'when each ran',
  order_histories: 'what happened to an order',
  product_per_labor: 'figures of people at work',
  product_per_labor_histories: 'figures of people at work',
  recovery_codes: 'that a code was used, whenever that was',
  row_passwords: 'when a password was set',
  run_proofs: 'that a proof was read',
  scan_statistics: 'when a code was read',
  single_records: 'when a record was changed',
  stamp_codes: 'what was seen of a label',
  stamp_ranges: 'when a range was given out',
  system_logs: 'the log is only ever added to',
  trace_movements: 'what happened to a lot',
  user_secrets: 'when a secret was changed',
}

test('each moment of a table of ours is mended, or it is said why it stays', async () => {
  const ofResources = new Set(
    resources.flatMap(({ table, fields }) => [table, ...Object.values(fields).map((field) => field.table ?? table)]),
  )
  const found = await server.sql<{ name: string; column: string }[]>`
    select c.table_name as name, c.column_name as column from information_schema.columns c join pg_class r on r.relname = c.table_name
    where c.table_schema = 'public' and r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p') and not r.relispartition
      and c.data_type like 'timestamp%'`
  const mended = new Set(
    [...momentsAhead(server.settings), ...province.watched.moments].map(({ table, column }) => `${table}.${column}`),
  )
  const open = found.filter(
    ({ name, column }) => !ofResources.has(name) && !mended.has(`${name}.${column}`) && !(name in MOMENTS_TOLD),
  )
  assert.deepEqual(
    open.map(({ name, column }) => `${name}.${column}`),
    [],
  )
})

test('a schedule that missed three of its periods is known as late, and done at the next start', async () => {
  const turn = { at: '23 * * * *', run: () => Promise.resolve() }
  const turns = [
    { ...turn, name: 'sweep', label: 'Giờ', every: 60 },
    { ...turn, name: 'nightly', label: 'Đêm', every: 1_440 },
  ]
  assert.deepEqual(await missedTasks(server.program, turns), [])
  await server.sql`update background_work set began_at = now() - interval '4 hours' where name in ('sweep', 'nightly')`
  assert.deepEqual(await missedTasks(server.program, turns), ['sweep'])
  const late = (await readBackgroundWork(server.program)).filter(({ is_late }) => is_late)
  assert.deepEqual(
    late.map(({ name }) => name),
    ['sweep'],
  )
  await server.sql`delete from background_work`
})

test('what missed its times while the clock was turned, or the machine slept, is asked for once that is seen', async (t) => {
  let [asked, turned] = [0, 0]
  const now = Date.now.bind(Date)
  t.mock.method(Date, 'now', () => now() + turned)
  t.mock.timers.enable({ apis: ['setInterval'] })
  const fail = (error: unknown) => assert.fail(error as Error)
  t.after(watchClock(server.program, server.settings, province.watched, async () => void asked++, fail))
  const look = () => t.mock.timers.tick(20_000)

  look()
  turned = 365 * 86_400_000
  look()
  await until(() => asked > 0)
  look()
  turned = 0
  look()
  await until(() => asked > 1)
  assert.equal(asked, 2)
})

test('what the process remembers goes by a clock that nobody turns: outages are still written', async (t) => {
  const lines: unknown[] = []
  const log = { warn: (line: unknown) => lines.push(line) }
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 30 * 86_400_000 })
  const outage = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  logJobFailure(log as never, outage)
  t.mock.timers.setTime(Date.now() - 30 * 86_400_000)
  await until(() => {
    logJobFailure(log as never, outage)
    return lines.length >= 2
  })
})
