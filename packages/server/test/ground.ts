import { readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { until } from './until.ts'

/** What a server has before any test: the rows of its tables, its schema, its settings. */
export interface Ground {
  /** Deletes the rows that were added since; returns the names of their tables. */
  takeAwayAdded(): Promise<string[]>
  /** Whether nothing but rows was added since; otherwise the server cannot be reused for the next file. */
  isUnchanged(): Promise<boolean>
  end(): Promise<void>
}

/**
 * Records the initial state. Both checks are database functions on a connection of their own: planned once, they
 * check a hundred tables in a few milliseconds, while thousands of tests wait for them. Constraints and triggers are
 * off on that connection: the order of tables and the log's seal do not matter here.
 */
export async function noteGround(sql: Pool, settings: Settings): Promise<Ground> {
  const tables = await sql<{ name: string; has_id: boolean }[]>`
    select quote_ident(relname) as name, exists (
      select 1 from pg_attribute where attrelid = c.oid and attname = 'id' and atttypid in ('int4'::regtype, 'int8'::regtype)) as has_id
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where n.nspname = 'public' and relkind in ('r', 'p') and not relispartition and relname <> 'migrations'`
  const ends = await sql.unsafe<{ name: string; has_id: boolean; top: number; count: number }[]>(
    tables
      .map(({ name, has_id }) => {
        const top = has_id ? 'coalesce(max(id), 0)' : 'count(*)'
        return `select '${name}' as name, ${has_id} as has_id, ${top}::bigint as top, count(*) as count from ${name}`
      })
      .join(' union all '),
  )
  const added = ends
    .filter(({ has_id, top }) => has_id || top === 0)
    .map(({ name, has_id, top }) => ({ name, which: `from ${name}${has_id ? ` where id > ${top}` : ''}` }))
  const removals = added.map(
    ({ name, which }) => `if exists (select ${which}) then delete ${which}; return next '${name}'; end if;`,
  )
  await sql.unsafe(`create schema tests; create function tests.take_away_added() returns setof text language plpgsql as $$
    begin
      if current_setting('session_replication_role') <> 'replica' then
        perform set_config('session_replication_role', 'replica', false);
      end if;
      ${removals.join(' ')}
    end $$`)

  const [now] = await sql<{ newest: string }[]>`select pg_current_xact_id()::text as newest`
  const isOld = `xmin::text::bigint < ${now!.newest}`
  const kept = ends
    .filter(({ has_id, count }) => has_id && count > 0)
    .map(({ name, top, count }) => `(select count(*) = ${count} from ${name} where id <= ${top} and ${isOld})`)
  await sql.unsafe(
    `create function tests.is_unchanged() returns boolean language sql as $$ select ${kept.join(' and ')} $$`,
  )
  const schema = async () =>
    JSON.stringify(
      await sql`
      select (select array_agg(oid order by oid) from pg_class where relnamespace = 'public'::regnamespace) as relations,
        (select array_agg(oid order by oid) from pg_trigger where not tgisinternal) as triggers,
        (select array_agg(oid order by oid) from pg_constraint where connamespace = 'public'::regnamespace) as constraints`,
    )
  const before = { schema: await schema(), settings: JSON.stringify(settings) }

  return {
    takeAwayAdded: async () =>
      (await sql<{ name: string }[]>`select tests.take_away_added() as name`).map(({ name }) => name),
    async isUnchanged() {
      const [rows] = await sql<{ same: boolean }[]>`select tests.is_unchanged() as same`
      if (!rows!.same || JSON.stringify(settings) !== before.settings || (await schema()) !== before.schema)
        return false
      await endJobs(sql)
      emptyFolders(settings.dataDir)
      return true
    },
    end: () => sql.end(),
  }
}

/** Deletes waiting jobs, whose rows are about to go, and waits for running ones. */
async function endJobs(sql: Pool): Promise<void> {
  await sql`delete from pgboss.job where state <> 'active'`
  await until(
    () => sql`select name from pgboss.job where state = 'active'`,
    ({ length }) => length === 0,
  )
  await sql`delete from pgboss.job`
}

/** Removes the letters and files of one test file before the next; keys stay. */
function emptyFolders(dataDir: string): void {
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !relative(dataDir, path).startsWith('keys')) rmSync(path)
  }
}
