import { createHmac } from 'node:crypto'
import type { Pool } from './connect.ts'

/** Who the program is to its own PostgreSQL. Who owns that is another, and only changes tables at a start. */
const PROGRAM = 'coi_nguon'

/** One lock for all servers that start on one database. */
const LOCK = 7_228_415

/** What the program may do with what is not its own: the log is added to, and never changed, emptied or dropped; a backup reads it all. */
const KEPT: Record<string, string> = {
  system_logs: 'select, insert',
  system_logs_id_seq: 'select',
  migrations: 'select',
}

/** Makes the role, or gives it back what it had: no rights over the cluster, and a password that every server of the folder finds by itself. */
export async function makeProgramRole(owner: Pool, ownerUrl: string): Promise<void> {
  const { password } = programUrl(ownerUrl)
  await owner.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`
    if ((await sql`select 1 from pg_roles where rolname = ${PROGRAM}`).length === 0)
      await sql.unsafe(`create role ${PROGRAM}`)
    await sql.unsafe(
      `alter role ${PROGRAM} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
    )
  })
}

/** Where the program finds the database that its owner finds there. */
export function programUrl(ownerUrl: string): URL {
  const url = new URL(ownerUrl)
  url.password = createHmac('sha256', url.password).update(PROGRAM).digest('base64url')
  url.username = PROGRAM
  return url
}

/**
 * Gives a role all that migrations have made, but for the log: what it works with is its own, months of scans and the queue of jobs
 * among them, which it makes while it runs.
 */
export async function handOver(owner: Pool, role: string): Promise<void> {
  await owner.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`
    await sql`select set_config('handing.role', ${role}, true), set_config('handing.kept', ${Object.keys(KEPT).join()}, true)`
    await sql.unsafe(`
      do $$
      declare
        program text := current_setting('handing.role');
        kept text[] := string_to_array(current_setting('handing.kept'), ',');
        thing record;
      begin
        execute format('grant create on database %I to %I', current_database(), program);
        execute format('grant usage, create on schema public to %I', program);
        for thing in
          select format('schema %I', nspname) as name from pg_namespace where nspname = 'pgboss' and nspowner <> program::regrole
          union all
          select format('table %s', c.oid::regclass) from pg_class c join pg_namespace n on n.oid = relnamespace
          where nspname in ('public', 'pgboss') and relkind in ('r', 'p', 'S', 'v', 'm') and relowner <> program::regrole
            and not (nspname = 'public' and relname = any(kept))
            and not exists (select 1 from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and (deptype = 'e' or relkind = 'S' and deptype in ('a', 'i')))
          union all
          select format('routine %s', p.oid::regprocedure) from pg_proc p join pg_namespace n on n.oid = pronamespace
          where nspname = 'pgboss' and proowner <> program::regrole
          union all
          select format('type %s', t.oid::regtype) from pg_type t join pg_namespace n on n.oid = typnamespace
          where nspname = 'pgboss' and typtype = 'e' and typowner <> program::regrole
        loop
          execute format('alter %s owner to %I', thing.name, program);
        end loop;
      end $$`)
    for (const [table, rights] of Object.entries(KEPT)) {
      await sql`revoke all on ${sql(table)} from public, ${sql(role)}`
      await sql`grant ${sql.unsafe(rights)} on ${sql(table)} to ${sql(role)}`
    }
  })
}
