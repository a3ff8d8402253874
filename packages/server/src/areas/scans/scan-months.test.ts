import assert from 'node:assert/strict'
import { test } from 'node:test'
import { today } from '@trace/define/text/dates.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { openKeys } from '../labels/index.ts'
import type { ReceivedScan } from './judge-scans.ts'
import { ensureScanPartitions, createScanPartitions } from './partitions.ts'
import { recordScans } from './record-scans.ts'
import { givenIssue } from '../../../test/issue.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

const parts = async () =>
  (
    await server.sql<{ name: string }[]>`
  select inhrelid::regclass::text as name from pg_inherits where inhparent = 'scan_statistics'::regclass order by 1`
  ).map(({ name }) => name)
/** Inserts a scan directly, without updating the evidence of its label. */
const scan = (at: Date, code = 'KHONGCO1') =>
  server.sql`insert into scan_statistics (scanned_at, code, device, result) values (${at.toISOString()}, ${code}, 'a', 'valid')`
const partOf = (month: string) => `scan_statistics_${month.slice(0, 7).replace('-', '_')}`
const months = async () =>
  (
    await server.sql<{ day: string }[]>`
  select (date_trunc('month', ${today(new Date())}::date) + make_interval(months => n))::date::text as day from generate_series(0, 2) n`
  ).map(({ day }) => day)

test('there is room for this month and the next two, made once', async () => {
  assert.ok(await createScanPartitions(server.sql))
  const made = await parts()
  for (const month of await months()) assert.ok(made.includes(partOf(month)), month)
  assert.ok(await createScanPartitions(server.sql))
  assert.deepEqual(await parts(), made)
})

test('the first scan of a month waits for nobody: not for a dump, and without room it is kept, too', async () => {
  const [month] = await months()
  await createScanPartitions(server.sql)
  await server.sql.unsafe(`drop table ${partOf(month!)}`)
  const reader = connect((process.env['TEST_DATABASE_URL'] ?? '').replace(/[^/]*$/, server.sql.options.database), {
    max: 1,
  })
  await reader.begin(async (tx) => {
    await tx`select count(*) from scan_statistics`
    await scan(new Date())
    assert.equal((await server.sql`select 1 from scan_statistics`).length, 1)
    assert.equal(await createScanPartitions(server.sql), false, 'room is made when the reader has gone')
    await scan(new Date())
  })
  await reader.end()
  assert.ok(await createScanPartitions(server.sql))
  assert.equal((await server.sql`select 1 from ${server.sql(partOf(month!))}`).length, 2)
  assert.equal((await server.sql`select 1 from scan_statistics_other`).length, 0)
})

test('scans are laid out so that they can be spread over machines by their codes: nothing else holds on to them', async () => {
  const [held] = await server.sql<{ links: number; triggers: number; keys: string[]; code: boolean; id: string }[]>`
    select
      (select count(*)::int from pg_constraint where contype = 'f' and 'scan_statistics'::regclass in (conrelid, confrelid)) as links,
      (select count(*)::int from pg_trigger where tgrelid = 'scan_statistics'::regclass and not tgisinternal) as triggers,
      (select array_agg(pg_get_indexdef(indexrelid)) from pg_index where indrelid = 'scan_statistics'::regclass and indisunique) as keys,
      (select attnotnull from pg_attribute where attrelid = 'scan_statistics'::regclass and attname = 'code') as code,
      (select atttypid::regtype::text from pg_attribute where attrelid = 'scan_statistics'::regclass and attname = 'id') as id`
  assert.deepEqual({ ...held, keys: undefined }, { links: 0, triggers: 0, keys: undefined, code: true, id: 'bigint' })
  assert.equal(held!.keys.length, 1, 'the only key that has to take in the code is the primary one')
  assert.match(held!.keys[0]!, /\(id, scanned_at\)$/)
})

test('room beside what somebody reads is made while they read', async () => {
  await createScanPartitions(server.sql)
  const [month, , last] = await months()
  await server.sql.unsafe(`drop table ${partOf(last!)}`)
  await server.sql.begin(async (tx) => {
    await tx.unsafe(`select * from ${partOf(month!)}`)
    await tx`lock table only scan_statistics in access share mode`
    assert.ok(await createScanPartitions(server.sql))
  })
})

test('scans that were sent in later find their month, and all that is counted stays', async () => {
  await scan(new Date('2026-03-31T16:59:59Z'))
  await scan(new Date('2026-03-31T17:00:00Z'))
  const before = [...(await server.sql`select * from scan_statistics order by id`)]
  await scan(new Date('2025-07-15T00:00:00Z'), 'KHONGCO3')
  assert.ok(await createScanPartitions(server.sql))
  assert.deepEqual([...(await server.sql`select * from scan_statistics where code <> 'KHONGCO3' order by id`)], before)
  assert.equal((await server.sql`select 1 from scan_statistics_2025_07`).length, 1)
  assert.equal((await server.sql`select 1 from scan_statistics_2026_04`).length, 1)
})

test('a scan of a label or a lot asks its own month only, however many years there are', async () => {
  const { codeOf, active } = await givenIssue(server)
  const keys = await openKeys(server.settings)
  const at = new Date('2026-05-15T02:00:00Z')
  const asked: ReceivedScan = {
    code: '',
    at,
    device: 'a',
    network: 'n',
    place: null,
    area: null,
    about: { channel: 'web' },
  }
  const place = { latitude: 21.4, longitude: 107.4 }
  const looks = [
    { ...asked, code: await codeOf(1) },
    { ...asked, code: active.code },
    { ...asked, code: await codeOf(1), at: new Date(at.getTime() + 1_000), place },
  ]
  await ensureScanPartitions(server.sql, [new Date('2016-05-01'), at])
  await server.sql.begin(async (tx) => {
    // After planning a statement five times, PostgreSQL uses one generic plan for all values if that seems no more
    // expensive.
    for (let round = 0; round < 8; round++)
      for (const look of looks) {
        const [judged] = await recordScans(tx, keys, [{ ...look, device: `${look.device} ${round}` }])
        assert.equal(judged!.isNew, look.place === null)
      }
    const touched = await tx<{ name: string }[]>`
      select distinct relation::regclass::text as name from pg_locks join pg_inherits on inhrelid = relation
      where pid = pg_backend_pid() and inhparent = 'scan_statistics'::regclass order by 1`
    assert.deepEqual(
      touched.map(({ name }) => name),
      ['scan_statistics_2026_05', 'scan_statistics_other'],
    )
  })
})

test('after a thousand million scans the next is counted, shown, remarked and taken back as the first was', async () => {
  const { admin, codeOf, active } = await givenIssue(server)
  await server.sql`select setval('scan_statistics_id_seq', 1500000000)`
  const scanned_at = new Date().toISOString()
  const { data } = await admin('POST', '/scan-statistics', { code: await codeOf(1), scanned_at })
  const { id } = data.entry
  assert.equal(id, 1_500_000_001)
  assert.equal((await admin('GET', `/scan-statistics/${id}`)).data.entry.trace_id, active.id)
  assert.equal((await admin('PUT', `/scan-statistics/${id}`, { note: 'Ở chợ' })).data.entry.note, 'Ở chợ')
  assert.equal((await admin('DELETE', `/scan-statistics/${id}`)).code, 200)
  assert.equal((await admin('POST', `/scan-statistics/${id}/recover`)).code, 200)
  assert.equal((await admin('GET', '/scan-statistics/9999999999')).code, 404)
})
