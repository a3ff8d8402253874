import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import { operatorCommand } from '../operator-command.ts'
import { newDataFolder, startProduct } from '../product.ts'
import { ownerOf, settingsFor } from './administrator.ts'
import { asker, signIn } from './asker.ts'
import type { Ask } from './asker.ts'
import { mixedLoad } from './mixed-load.ts'
import type { Ground, Noted, Written } from './mixed-load.ts'
import { roundsOr } from './rounds.ts'

const ROUND = 60_000
const MOST_MEGABYTES = 350
/**
 * Limit of growth: at the end the server may hold this many times the memory it held before the last fifth of the run.
 */
const MOST_GROWTH = 1.1

/**
 * Memory of a process in megabytes, read each second while the work goes on: it cannot be read from a process that
 * has ended.
 */
async function memoryDuring<T>(pid: number, work: () => Promise<T>): Promise<{ held: number[]; done: T }> {
  const held: number[] = []
  const look = () => held.push(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1_000)
  const watch = setInterval(look, 1_000)
  try {
    return { held, done: await work() }
  } finally {
    clearInterval(watch)
  }
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/** The demo province's products, and labels that somebody may scan. */
async function groundOf(sql: Pool, ask: Ask, token: string): Promise<Ground> {
  const dataAt = async (path: string) => {
    const { text } = await ask('GET', path, token)
    return (JSON.parse(text) as { data: never }).data
  }
  const products = await sql<Ground['products']>`
    select id, name, manufacture_id from products where deleted_at is null and approval_status = 'approved' order by id limit 101`
  const { entry } = (await dataAt(`/api/admin/products/${products[0]!.id}`)) as { entry: Record<string, unknown> }
  const names = ['images', 'product_group_id', 'product_unit_id', 'manufacture_id']
  const [stamp] = await sql<{ id: number; serial_from: number }[]>`
    select s.id, s.serial_from from stamps s join traces t on t.id = s.trace_id
    where s.status = 'activated' and s.stamp_type = 'qr_serial' and t.status = 'active' order by s.quantity desc limit 1`
  const range = `serial_from=${stamp!.serial_from}&serial_to=${stamp!.serial_from + 498}`
  const { entries } = (await dataAt(`/api/admin/stamps/${stamp!.id}/codes?${range}`)) as { entries: { code: string }[] }
  return {
    token,
    products,
    given: Object.fromEntries(names.map((name) => [name, entry[name]])),
    codes: entries.map(({ code }) => code),
  }
}

/** All places where a scan is counted. */
const scansOf = async (sql: Pool) =>
  (
    await sql<Record<'rows' | 'days' | 'totals' | 'labels' | 'issues' | 'traces', number>[]>`
      select (select count(*)::int from scan_statistics) as rows, (select sum(count)::int from scan_days) as days,
        (select sum(count)::int from scan_totals where product_id = 0 and province_id = 0 and result = '') as totals,
        (select sum(scan_count)::int from stamp_codes) as labels, (select sum(scan_count)::int from stamps) as issues,
        (select sum(scan_count)::int from traces) as traces`
  )[0]!

const lastLine = async (sql: Pool) => (await sql<{ id: number }[]>`select max(id)::int as id from system_logs`)[0]!.id

/** Number of log lines by action, without those of the system, which come from hourly jobs. */
async function linesSince(sql: Pool, line: number) {
  const lines = await sql<{ action: string; count: number }[]>`
    select action, count(*)::int from system_logs where id > ${line} and user_id is not null and action <> 'login' group by 1`
  return Object.fromEntries(lines.map(({ action, count }) => [action, count]))
}

/** The last returned state of each row, and all of its versions that were returned. */
function lastWritten(history: Noted[]): Map<number, { last: Written; versions: Set<number> }> {
  const rows = new Map<number, { last: Written; versions: Set<number> }>()
  for (const { written } of history) {
    if (!written) continue
    const row = rows.get(written.id) ?? { last: written, versions: new Set() }
    assert.ok(!row.versions.has(written.version), `two answers tell of version ${written.version} of row ${written.id}`)
    row.versions.add(written.version)
    rows.set(written.id, written.version >= row.last.version ? { ...row, last: written } : row)
  }
  return rows
}

test(
  'under ten minutes of mixed load nothing fails or is lost, and the server holds no more than it needs',
  { timeout: 3_600_000 },
  async (t) => {
    const folder = newDataFolder(t)
    const settings = { ...settingsFor(folder), TRUSTED_PROXIES: '127.0.0.1' }
    const product = await startProduct(t, { ...settings, SEED: 'demo' })
    await product.ready(300)
    const ask = asker(t, product)
    const sql = ownerOf(folder)
    t.after(() => sql.end())
    const ground = await groundOf(sql, ask, await signIn(ask))
    const versions = new Map(
      (await sql<{ id: number; version: number }[]>`select id, version from products`).map((row) => [
        row.id,
        row.version,
      ]),
    )
    const [scansBefore, line] = [await scansOf(sql), await lastLine(sql)]

    const { held, done: history } = await memoryDuring(product.pid, () => mixedLoad(ask, ground, roundsOr(1) * ROUND))
    const counts = Object.fromEntries(
      [...Map.groupBy(history, ({ kind }) => kind)].map(([kind, noted]) => [kind, noted.length]),
    )
    t.diagnostic(JSON.stringify(counts))

    assert.deepEqual(
      history.flatMap(({ wrong }) => wrong ?? []),
      [],
    )
    assert.doesNotMatch(product.said(), /"msg":"defect"|Uncaught|unhandled/i)

    const kept = new Map(
      (await sql<Written[]>`select id, version, name, price::float, is_highlight from products`).map((row) => [
        row.id,
        row,
      ]),
    )
    for (const [id, { last, versions: told }] of lastWritten(history)) {
      assert.deepEqual({ ...kept.get(id) }, last)
      assert.equal(told.size, last.version - (versions.get(id) ?? 0), `row ${id} was changed by nobody else`)
    }

    const scansAfter = await scansOf(sql)
    for (const [where, before] of Object.entries(scansBefore))
      assert.equal(scansAfter[where as keyof typeof scansAfter] - before, counts['scan'], `scans counted in ${where}`)

    const { create, update, toggle, export: exported } = counts
    assert.deepEqual(await linesSince(sql, line), { create, update, toggle, export: exported })

    const aTwentieth = Math.ceil(held.length / 20)
    const before = middle(held.slice(-5 * aTwentieth, -4 * aTwentieth))
    const end = middle(held.slice(-aTwentieth))
    t.diagnostic(`${Math.round(before)} MB before the last fifth of the time, ${Math.round(end)} MB at the end`)
    assert.ok(end < MOST_MEGABYTES, `${Math.round(end)} MB`)
    assert.ok(end < MOST_GROWTH * before, `from ${Math.round(before)} to ${Math.round(end)} MB`)

    const command = operatorCommand({ DATA_DIR: folder, DISK_FREE_PERCENT: '1' })
    const { code, said } = await command('backup', join(folder, 'backups'))
    assert.equal(code, 0, said)
    const status = await command('status')
    assert.equal(status.code, 0, status.out)
  },
)
