import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, Sql } from './connect.ts'

export const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/** One lock for all servers on one database: the first migrates, the others wait for it. */
const LOCK = 7_228_411

/** Brings the tables up to date, each file in a transaction of its own. Answers the files that ran. */
export async function migrate(pool: Pool, folder = MIGRATIONS): Promise<string[]> {
  const connection = await pool.reserve()
  const ran: string[] = []
  try {
    await connection`set statement_timeout = 0`
    await connection`select pg_advisory_lock(${LOCK})`
    await connection`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`
    for (const name of await waitingMigrations(connection, folder)) {
      const script = await readFile(join(folder, name), 'utf8')
      await connection.unsafe('begin')
      try {
        await connection.unsafe(script)
        await connection`insert into migrations (name) values (${name})`
        await connection.unsafe('commit')
      } catch (error) {
        await connection.unsafe('rollback')
        throw new Error(`Không nâng cấp được cơ sở dữ liệu: ${name}`, { cause: error })
      }
      ran.push(name)
    }
  } finally {
    await connection`select pg_advisory_unlock(${LOCK})`.catch(() => undefined)
    await connection`reset statement_timeout`.catch(() => undefined)
    connection.release()
  }
  return ran
}

/** The files that have not run yet, in order. */
export async function waitingMigrations(sql: Sql, folder = MIGRATIONS): Promise<string[]> {
  const known = new Set((await sql<{ name: string }[]>`select name from migrations`).map(({ name }) => name))
  return (await readdir(folder)).filter((name) => name.endsWith('.sql') && !known.has(name)).sort()
}
