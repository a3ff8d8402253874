import assert from 'node:assert/strict'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { sweep } from '@trace/platform/start/sweep.ts'
import { openStorage } from '@trace/platform/ports/files/storage.ts'
import { testServer } from '../server.ts'
import { province } from '../../src/province.ts'

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
  const twoHoursAgo = new Date(Date.now() - 7_200_000)
  for (const path of [old, fresh]) await utimes(join(server.settings.dataDir, 'files', path), twoHoursAgo, twoHoursAgo)
  await server.sql`
    insert into jobs (kind, title, user_id, input, status, finished_at)
    values ('export', 'Cũ', ${call.userId}, '{}', 'done', now() - interval '31 days')`
  await server.sql`insert into throttle (key, tries, until) values ('xưa', 9, now() - interval '1 minute')`

  await server.sql`insert into scan_places (day, count) values (now()::date - 40, 7), (now()::date - 2, 5)`

  await sweep(server.sql, server.settings, province)

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

test('what is past its years goes in small parts: lines of the log, months of scans, mails; sums by day stay', async () => {
  const at = (years: number) => new Date(Date.now() - years * 31_557_600_000).toISOString()
  const line = (entity_label: string, created_at: string) =>
    server.sql`insert into system_logs ${server.sql({ action: 'update', subject: 'tags', entity_label, ip: '192.0.2.7', user_agent: 'Firefox', created_at })}`
  await line('of ten years ago', at(10.1))
  await line('of two years ago', at(2))
  await line('of today', at(0))
  const day = at(11)
  await server.program`select ensure_scan_months(${day}::date, ${day}::date)`
  await server.sql`
    insert into scan_statistics (code, scanned_at, device, result, channel)
    values ('cũ', ${day}, 'a', 'valid', 'web'), ('mới', now(), 'a', 'valid', 'web')`
  await server.sql`insert into scan_days (day, result, count) values (${day}::date, 'valid', 1), (now()::date, 'valid', 1)`
  const mail = join(server.settings.dataDir, 'mail')
  await mkdir(mail, { recursive: true })
  const [old, fresh] = [at(1), at(0)].map((moment) => `${moment.replaceAll(':', '-')}-1.eml`)
  for (const name of [old!, fresh!]) await writeFile(join(mail, name), 'Thư')
  const sums = await server.sql`select * from scan_days order by day`

  await sweep(server.program, server.settings, province)

  assert.deepEqual(
    (await server.sql`select entity_label, ip, user_agent from system_logs where subject = 'tags' order by id`).map(
      (row) => ({ ...row }),
    ),
    [
      { entity_label: 'of two years ago', ip: null, user_agent: null },
      { entity_label: 'of today', ip: '192.0.2.7', user_agent: 'Firefox' },
    ],
  )
  assert.deepEqual(
    (await server.sql`select code from scan_statistics`).map(({ code }) => code as string),
    ['mới'],
  )
  assert.deepEqual(await server.sql`select * from scan_days order by day`, sums)
  assert.deepEqual(await readdir(mail), [fresh])
})

test('letters go after their time, and so does each kind of notice; those within it stay', async () => {
  const { userId } = await server.signIn([])
  const { sql } = server
  const notified = async (sent: string) => {
    const [row] = await sql<{ id: number }[]>`
      insert into notifications (type, title, content, audience, status, sent_at)
      values ('market', 'Họp', 'Họp', 'all', 'sent', now() - ${sent}::interval) returning id`
    return row!.id
  }
  const [old, fresh] = [await notified('25 months'), await notified('23 months')]
  await sql`
    insert into notification_mails (notification_id, name, email, counts, state, sent_at, failed_at) values
      (${old}, 'a', 'a@x.vn', true, 'sent', now() - interval '91 days', null),
      (${old}, 'b', 'b@x.vn', true, 'failed', null, now() - interval '91 days'),
      (${fresh}, 'c', 'c@x.vn', true, 'sent', now() - interval '89 days', null), (${fresh}, 'd', 'd@x.vn', true, 'waiting', null, null)`
  const kinds = {
    approved: ['89 days', '91 days'],
    overdue: ['11 months', '13 months'],
    announced: ['23 months', '25 months'],
  }
  for (const [event, ages] of Object.entries(kinds))
    await sql`
      insert into notices (user_id, resource, event, row_ids, count, name, told_at)
      select ${userId}, 'notifications', ${event}, '{1}', 1, age, now() - age::interval from unnest(${ages}::text[]) age`
  await sql`
    insert into bulletin_mails (user_id, month)
    select ${userId}, to_char(now() - make_interval(months => ago), 'YYYY-MM') from unnest('{1,12,14}'::int[]) ago`

  await sweep(sql, server.settings, province)

  const [left] = await sql`
    select (select array_agg(name order by name) from notification_mails) as letters,
      (select array_agg(name order by told_at desc) from notices) as notices, (select count(*)::int from bulletin_mails) as bulletins`
  assert.deepEqual({ ...left }, { letters: ['c', 'd'], notices: ['89 days', '11 months', '23 months'], bulletins: 2 })
})

test('steps that fail stop no other, say their names, and a file that could not be deleted keeps its row and is told of each hour', async (t) => {
  const storage = await openStorage(server.settings)
  await server.sql`
    insert into media (url, mime, size, original_name, looked_for_at)
    values (${`/files/2020/01/${'0'.repeat(32)}.webp`}, 'image/webp', 1, 'a.webp', now() - interval '30 days')`
  await server.sql`insert into throttle (key, tries, until) values ('xưa', 9, now() - interval '1 minute')`
  const bucket = t.mock.method(storage, 'remove', () => Promise.reject(new Error('Access Denied')))

  for (const hour of ['the first', 'the next'])
    await assert.rejects(
      sweep(server.sql, server.settings, province),
      /^AggregateError: tệp không ai dùng: .*Access Denied$/,
      hour,
    )

  assert.equal((await server.sql`select 1 from throttle where key = 'xưa'`).length, 0)
  const left = () => server.sql`select 1 from media where url like '/files/2020/%'`
  assert.equal((await left()).length, 1)
  bucket.mock.restore()
  await sweep(server.sql, server.settings, province)
  assert.equal((await left()).length, 0)
})

test('nobody has the log forget what is younger, and nobody changes it otherwise', async () => {
  await server.sql`insert into system_logs (action, subject, ip) values ('update', 'tags', '192.0.2.7')`
  await assert.rejects(server.program`select forget_log(0, 0, 10)`, /the log is kept longer/)
  await assert.rejects(server.program`delete from system_logs`, /permission denied/)
  await assert.rejects(server.sql`update system_logs set ip = null`, /append-only/)
})
