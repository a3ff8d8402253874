import { pipeline } from 'node:stream/promises'
import { getConstructionPlans } from 'pg-boss'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import type { Pool, Sql } from './connect.ts'
import { migrate } from './migrate.ts'

export interface Table {
  schema: string
  name: string
  /** For a partition: its parent table and its bounds. */
  parent: string | null
  bound: string | null
  columns: string[]
}

/** Number of copied rows by table. */
export type Counts = Map<string, number>

/**
 * Copies a whole database into an empty one. The tables are created by the same files of the folder `migrations`; rows
 * are copied as text, which is the same in every version of PostgreSQL.
 */
export async function copyDatabase(from: Pool, to: Pool, migrations: string): Promise<Counts> {
  const ran = new Set((await from<{ name: string }[]>`select name from migrations`).map(({ name }) => name))
  await migrate(to, migrations, (name) => ran.has(name))
  const hasQueue = (await from`select 1 from pg_namespace where nspname = 'pgboss'`).length > 0
  if (hasQueue) await to.unsafe(getConstructionPlans('pgboss'))

  const tables = await tablesOf(from)
  await makeParts(to, tables)
  const known = new Map((await tablesOf(to)).map((table) => [quotedTableName(table), table]))
  const counts: Counts = new Map()
  await to.begin(async (target) => {
    // Foreign keys are circular, so they are not checked during the copy: they held in the old database.
    await target`set local session_replication_role = replica`
    await target`set local statement_timeout = 0`
    await target.unsafe(`truncate ${[...known.keys()].join(', ')}`)
    await from.begin('isolation level repeatable read read only', async (source) => {
      await source`set local statement_timeout = 0`
      for (const table of tables) {
        await copyTable(source, target, table, known.get(quotedTableName(table)))
        counts.set(quotedTableName(table), await compare(source, target, quotedTableName(table)))
      }
      await copySequences(source, target)
    })
  })
  await to`analyze`
  return counts
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const quotedTableName = ({ schema, name }: { schema: string; name: string }) =>
  `${quoted(schema)}.${quoted(name)}`

export async function tablesOf(sql: Sql): Promise<Table[]> {
  return sql<Table[]>`
    select n.nspname as schema, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound,
      (select i.inhparent::regclass::text from pg_inherits i where i.inhrelid = c.oid) as parent,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_temp%'
    order by 1, 2`
}

/**
 * Creates the partitions that the program makes at run time, such as one for each month of scans; no migration creates
 * them.
 */
async function makeParts(to: Pool, tables: Table[]): Promise<void> {
  for (const table of tables) {
    if (table.parent)
      await to.unsafe(
        `create table if not exists ${quotedTableName(table)} partition of ${table.parent} ${table.bound}`,
      )
  }
}

async function copyTable(source: Sql, target: Sql, table: Table, into: Table | undefined): Promise<void> {
  const lacking = table.columns.filter((column) => !into?.columns.includes(column))
  if (lacking.length > 0 && table.schema !== 'pgboss') {
    throw new StartRefusal(
      `Cơ sở dữ liệu cũ có ${quotedTableName(table)} (${lacking.join(', ')}) mà chương trình này không biết; chưa có gì bị thay đổi`,
    )
  }
  const columns = table.columns
    .filter((column) => !lacking.includes(column))
    .map(quoted)
    .join(', ')
  if (columns === '') return
  const rows = await source.unsafe(`copy ${quotedTableName(table)} (${columns}) to stdout`).readable()
  await pipeline(rows, await target.unsafe(`copy ${quotedTableName(table)} (${columns}) from stdin`).writable())
}

async function compare(source: Sql, target: Sql, table: string): Promise<number> {
  const count = async (sql: Sql) =>
    (await sql.unsafe<{ count: number }[]>(`select count(*)::bigint as count from ${table}`))[0]!.count
  const [before, after] = [await count(source), await count(target)]
  if (before !== after) throw new Error(`Bảng ${table}: đọc ${before} dòng, ghi ${after} dòng`)
  return after
}

async function copySequences(source: Sql, target: Sql): Promise<void> {
  const sequences = await source<{ schema: string; name: string; last: number | null }[]>`
    select schemaname as schema, sequencename as name, last_value as last from pg_sequences where last_value is not null`
  for (const sequence of sequences)
    await target`select setval(${quotedTableName(sequence)}::text::regclass, ${sequence.last})`
}
