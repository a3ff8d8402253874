// own process: its server has the keys of the province that it is a copy of
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Compliance } from '@trace/domain/areas/tracing/trace-compliance.ts'
import { logSubjects } from '@trace/define/log-subjects.ts'
import { hasFormat } from '@trace/define/formats.ts'
import { resources } from '@trace/domain/menu.ts'
import { addDays, today } from '@trace/define/text/dates.ts'
import { complianceOf, operations } from '@trace/server'
import { seedDemo } from '../src/index.ts'
import { copyDemoProvince } from '@trace/server/test/demo-province.ts'
import { finished } from '@trace/server/test/finished.ts'
import { testServer } from '@trace/server/test/server.ts'
import { upload } from '@trace/server/test/upload.ts'

const server = testServer(async () => {}, copyDemoProvince)

/** The expected number of rows of each counted table. */
const promised: Record<string, number> = {
  roles: 8,
  users: 16,
  manufactures: 25,
  material_areas: 34,
  products: 26,
  product_links: 4,
  processes: 18,
  labors: 90,
  apps: 40,
  batches: 48,
  farm_inputs: 31,
  distributors: 12,
  shippings: 6,
  traces: 36,
  stamps: 30,
  stamp_statistics: 45,
  orders: 25,
  production_plans: 6,
  articles: 24,
  videos: 6,
  libraries: 12,
  banners: 5,
  menus: 12,
  single_records: 6,
}

const states: [table: string, column: string, counts: Record<string, number>][] = [
  ['manufactures', 'approval_status', { approved: 21, pending: 3, rejected: 1 }],
  ['products', 'approval_status', { approved: 24, pending: 2 }],
  ['batches', 'status', { planned: 3, in_production: 10, harvested: 19, closed: 13, cancelled: 2, recalled: 1 }],
  ['traces', 'status', { active: 33, draft: 2, recalled: 1 }],
  [
    'orders',
    'status',
    { pending: 3, approved: 3, printing: 3, delivering: 3, completed: 9, rejected: 2, cancelled: 2 },
  ],
  ['production_plans', 'status', { draft: 2, published: 2, completed: 1, cancelled: 1 }],
]

test('the demo province holds what it promises, keeps the rules, ends today, and is loaded once', async () => {
  assert.deepEqual(await counts(), promised)
  const logged = await server.sql<{ subject: string }[]>`select distinct subject from system_logs`
  assert.deepEqual(
    logged.map(({ subject }) => subject).filter((subject) => !Object.hasOwn(logSubjects, subject)),
    [],
    'all that the log tells of has a Vietnamese name',
  )
  for (const [table, column, expected] of states) assert.deepEqual(await countsBy(table, column), expected, table)
  await tracesTellAll()
  await littleIsLate()
  await labelsAreMany()
  await scansAreMany()
  await daysLeadUpToToday()
  await nobodyIsReal()
  await sheetsChangeNothing()

  const before = await everything()
  assert.equal(await seedDemo(server.sql, server.settings), false)
  assert.deepEqual(await everything(), before)
})

async function counts(): Promise<Record<string, number>> {
  const found = await Promise.all(Object.keys(promised).map(async (table) => [table, await countOf(table)] as const))
  return Object.fromEntries(found)
}

const countOf = async (table: string): Promise<number> =>
  (await server.sql<{ count: number }[]>`select count(*)::int as count from ${server.sql(table)}`)[0]!.count

async function countsBy(table: string, column: string): Promise<Record<string, number>> {
  const found = await server.sql<{ state: string; count: number }[]>`
    select ${server.sql(column)} as state, count(*)::int as count from ${server.sql(table)} group by 1`
  return Object.fromEntries(found.map(({ state, count }) => [state, count]))
}

/** Tasks that wait for the staff are due about now: none is more than two weeks late. */
async function littleIsLate(): Promise<void> {
  const officer = await server.signIn('everything')
  const { entries } = (await officer('GET', '/inbox?length=100')).data
  const weeksLate = entries.filter(({ due }) => due && Date.parse(due) < Date.now() - 14 * 86_400_000)
  assert.ok(entries.length > 20)
  assert.deepEqual(
    weeksLate.map(({ resource, name, due }) => [resource, name, due]),
    [],
  )
}

async function tracesTellAll(): Promise<void> {
  const call = await server.signIn([{ action: 'list', subject: 'traces' }])
  const listed: { id: number; compliance: Compliance }[] = (await call('GET', '/traces?length=100')).data.entries
  const traces = await server.sql<{ id: number; name: string; status: string; expired_date: string }[]>`
    select id, name, status, expired_date from traces`
  for (const { id, name, status } of traces) {
    const { passed, items } = await complianceOf(server.sql, id)
    const hints = items.flatMap(({ hint }) => hint ?? [])
    assert.equal(passed, status !== 'draft', `${name}: ${hints.join('; ')}`)
    assert.deepEqual(listed.find((row) => row.id === id)!.compliance, { passed, items }, name)
  }
  assert.equal(traces.filter(({ status, expired_date }) => status === 'active' && expired_date < today()).length, 3)
}

async function labelsAreMany(): Promise<void> {
  const [labels] = await server.sql`select sum(quantity)::int as issued from stamps`
  assert.equal(labels!['issued'], 60_000)
  const [diaries] = await server.sql`
    select count(*)::int as count, count(*) filter (where status = 'submitted')::int as waiting from diaries`
  assert.ok(Math.abs(diaries!['count'] - 650) < 20 && diaries!['waiting'] > 0, JSON.stringify(diaries))
}

async function scansAreMany(): Promise<void> {
  const [scans] = await server.sql`
    select count(*)::int as count, count(*) filter (where is_suspicious)::int as suspicious, count(distinct result)::int as results
    from scan_statistics where scanned_at < ${`${today()}T00:00:00+07:00`}::timestamptz`
  assert.deepEqual({ ...scans }, { count: 6_000, suspicious: 33, results: 6 })
  const [queue] = await server.sql`
    select bool_or(review = 'waiting' and verdict = 'suspect') as copied, bool_or(review = 'waiting' and is_tampered) as slandered,
      bool_or(review = 'watched') as watched, bool_or(review = 'cleared') as cleared from label_reviews`
  assert.deepEqual({ ...queue }, { copied: true, slandered: true, watched: true, cleared: true })
  const [busy] = await server.sql`
    select sum(count) filter (where extract(isodow from day) > 5) / 2.0
      > sum(count) filter (where extract(isodow from day) < 6) / 5.0 as at_weekends from scan_days`
  assert.equal(busy!['at_weekends'], true)
}

async function daysLeadUpToToday(): Promise<void> {
  const [days] = await server.sql<{ first: string; last: string; late: number }[]>`
    select min(created_at) as first, max(created_at) as last, count(*) filter (where created_at > now())::int as late
    from system_logs where user_id is not null`
  assert.equal(days!.late, 0)
  assert.ok(days!.first.slice(0, 10) < addDays(today(), -420), days!.first)
  assert.ok(days!.last.slice(0, 10) >= addDays(today(), -2), days!.last)
  const [strange] = await server.sql<{ count: number }[]>`
    select (select count(*) from diaries where performed_at > now() or performed_at > created_at)
      + (select count(*) from stamp_statistics where printed_at > now()) + (select count(*) from traces where created_at > now())
      + (select count(*) from orders o join order_histories h on h.order_id = o.id where h.at < o.created_at) as count`
  assert.equal(strange!.count, 0)
}

/**
 * Checks that telephones and tax numbers cannot exist, that addresses lead nowhere, and that GS1 numbers are those for
 * demonstration.
 */
async function nobodyIsReal(): Promise<void> {
  const [real] = await server.sql<{ count: number }[]>`
    select (select count(*) from labors where phone !~ '^00') + (select count(*) from users where phone !~ '^00')
      + (select count(*) from manufactures
        where phone !~ '^00' or tax_code !~ '^0000' or email !~ '@example\.com$' or description !~ 'dữ liệu mẫu')
      + (select count(*) from users where email !~ '@example\.com$') as count`
  assert.equal(real!.count, 0)
  const gtins = await server.sql<{ gtin: string }[]>`select gtin from products`
  assert.ok(gtins.every(({ gtin }) => gtin.startsWith('952') && hasFormat('gtin', gtin)))
}

/** Every list that can be imported is exported and imported again without any change, inner rows included. */
async function sheetsChangeNothing(): Promise<void> {
  const call = await server.signIn('everything')
  for (const resource of resources.filter(({ name }) =>
    operations.some(({ path }) => path === `/api/admin/import-${name}`),
  )) {
    const { url } = (await call('GET', `/export-${resource.name}?id_to=1500`)).data
    const bytes = (await server.app.inject({ url })).rawPayload
    const reply = await upload(server.app, `/import-${resource.name}`, { token: call.token, name: 'lại.xlsx', bytes })
    assert.equal(reply.code, 200, `${resource.name}: ${reply.message}`)
    const job = await finished(call, reply.data.job)
    assert.deepEqual(
      [job.status, job.created, job.updated, job.failed, job.problems],
      ['done', 0, 0, 0, []],
      `${resource.name}: ${job.message}`,
    )
  }
}

/** The counts that a second loading would change. */
const everything = async () => ({
  ...(await counts()),
  diaries: await countOf('diaries'),
  log: await countOf('system_logs'),
  scans: await countOf('scan_statistics'),
})
