import type { Fragment, Pool, Sql } from '../../ports/postgres/connect.ts'
import type { Manifest } from './contents.ts'

/** The part of the manifest that describes the database. */
export async function describeDatabase(
  owner: Pool,
): Promise<Pick<Manifest, 'postgres' | 'migrations' | 'counts' | 'keys'>> {
  return owner.begin('isolation level repeatable read read only', async (sql) => {
    await sql`set local statement_timeout = 0`
    const [{ major } = { major: 0 }] = await sql<{ major: number }[]>`
      select current_setting('server_version_num')::int / 10000 as major`
    const migrations = await sql<{ name: string }[]>`select name from migrations order by name`
    const keys = await sql<{ name: string; fingerprint: string }[]>`select name, fingerprint from keys order by name`
    return {
      postgres: String(major),
      migrations: migrations.map(({ name }) => name),
      counts: await countRows(sql),
      keys: Object.fromEntries(keys.map(({ name, fingerprint }) => [name, fingerprint])),
    }
  })
}

/** Number of rows in each table of the program. */
export const countRows = (sql: Sql): Promise<Record<string, number>> => countIn(sql, sql`c.relkind in ('r', 'p')`)

/** Number of rows of former tables with these names that are now views of another table. */
export const countMoved = (sql: Sql, names: string[]): Promise<Record<string, number>> =>
  countIn(sql, sql`c.relkind = 'v' and c.relname = any(${names})`)

async function countIn(sql: Sql, which: Fragment): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
    where n.nspname = 'public' and ${which} and not relispartition order by 1`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`select count(*) as count from ${sql(name)}`
    counts[name] = count
  }
  return counts
}
