import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { migrate } from '@trace/platform/ports/postgres/migrate.ts'
import { loadRelease } from '@trace/platform/operate/upgrade/release-dump.ts'
import { readSettings } from '@trace/platform/ports/settings/settings.ts'
import { contentsOf } from '../contents-of.ts'
import { sweep } from '@trace/platform/start/sweep.ts'
import { MIGRATIONS, RELEASES } from '../../src/migrations.ts'
import { province } from '../../src/province.ts'

/** Days by which the demo province of a released version is moved back after its upgrade: ten years and two months. */
const DAYS = 3_715
const name = `ten_years_${randomUUID().slice(0, 8)}`
const dataDir = mkdtempSync(join(tmpdir(), 'coi-nguon-'))
let root: Pool
let sql: Pool
let url: string

before(async () => {
  root = connect(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  await root.unsafe(`create database ${name}`)
  const place = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  place.pathname = `/${name}`
  url = place.href
  sql = connect(url, { max: 2 })
  await loadRelease({ migrations: MIGRATIONS, releases: RELEASES }, sql, '0.2.0')
  await migrate(sql, MIGRATIONS)
  await moveClock()
})
after(async () => {
  await sql.end()
  await root.unsafe(`drop database ${name}`)
  await root.end()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Moves every day and moment back, which is the same as moving the clock on. */
async function moveClock(): Promise<void> {
  const columns = await sql<{ table: string; columns: string[] }[]>`
    select c.oid::regclass::text as table, array_agg(quote_ident(a.attname)) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and a.attgenerated = ''
      and a.atttypid in ('date'::regtype, 'timestamptz'::regtype)
    group by 1`
  await sql`
    select ensure_scan_months((min(scanned_at) - make_interval(days => ${DAYS}))::date, (max(scanned_at) - make_interval(days => ${DAYS}))::date)
    from scan_statistics`
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const { table, columns: moved } of columns)
      await tx.unsafe(
        `update ${table} set ${moved.map((column) => `${column} = ${column} - interval '${DAYS} days'`).join(', ')}`,
      )
  })
}

/**
 * Tables whose rows expire: the log, scans by month, places of scans, recipients of letters, notices. Uploads are
 * among them because it is noted when they were last looked for.
 */
const SWEPT =
  /^public\.(system_logs|scan_places|scan_statistics(_\d{4}_\d\d)?|media|notices|notification_mails|bulletin_mails)$/

test('after ten years what is past its time is gone, sums by day are as they were, and nothing else is touched', async () => {
  await sql`select ensure_scan_months(now()::date, now()::date)`
  await sql`insert into system_logs (action, subject, entity_label, ip) values ('update', 'tags', 'of today', '192.0.2.7')`
  await sql`insert into scan_statistics (code, scanned_at, device) values ('of today', now(), 'a')`
  const files = await sql`select url from media order by url`
  const before = await contentsOf(url)
  // Each hourly sweep drops one month of scans.
  for (let hour = 0; hour < 8; hour++) await sweep(sql, readSettings({ DATA_DIR: dataDir }), province)
  const after = await contentsOf(url)
  const changed = Object.keys(before).filter((table) => before[table] !== after[table])
  assert.deepEqual(
    changed.filter((table) => !SWEPT.test(table)),
    [],
  )
  assert.ok(before['public.scan_days'] !== '' && before['public.scan_days'] === after['public.scan_days'])
  assert.deepEqual(await sql`select url from media order by url`, files)
  assert.deepEqual(
    (await sql`select entity_label, ip from system_logs`).map((row) => ({ ...row })),
    [{ entity_label: 'of today', ip: '192.0.2.7' }],
  )
  assert.deepEqual(
    (await sql`select code from scan_statistics`).map(({ code }) => code as string),
    ['of today'],
  )
  assert.deepEqual(
    Object.keys(after).filter((table) => table.includes('scan_statistics_2016')),
    [],
    'months of that time are gone',
  )
})
