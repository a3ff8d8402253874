import { createHmac } from 'node:crypto'
import type { Pool } from './connect.ts'

/**
 * Database role of the program in the embedded PostgreSQL. The owner is another role, used only for migrations at
 * start.
 */
const PROGRAM = 'coi_nguon'

/** Advisory lock for all servers that start on one database. */
const LOCK = 7_228_415

/**
 * Rights of the program on tables it does not own. The log is append-only: no update, delete, truncate or drop. A
 * backup reads everything.
 */
const KEPT: Record<string, string> = {
  system_logs: 'select, insert',
  system_logs_id_seq: 'select',
  migrations: 'select',
}

/**
 * Creates the role or resets it: no rights over the cluster, and a password derived from the owner's, so that every
 * server on the folder knows it.
 */
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

/** The owner's database address with the program's role and password. */
export function programUrl(ownerUrl: string): URL {
  const url = new URL(ownerUrl)
  url.password = createHmac('sha256', url.password).update(PROGRAM).digest('base64url')
  url.username = PROGRAM
  return url
}

/**
 * Makes the role the owner of everything that migrations created, except the log. It must own the partitions of scans
 * and the job queue, since it creates tables there at run time.
 */
export async function transferOwnership(owner: Pool, role: string): Promise<void> {
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
