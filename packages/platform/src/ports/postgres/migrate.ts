import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import type { Pool, Sql } from './connect.ts'

/** Advisory lock for all servers on one database: the first one migrates, the others wait. */
const LOCK = 7_228_411

interface Ran {
  name: string
  checksum: string | null
}

/** Runs the pending migrations of a folder, each file in its own transaction. Returns the files that ran. */
export async function migrate(
  pool: Pool,
  folder: string,
  isWanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const connection = await pool.reserve()
  const ran: string[] = []
  try {
    await connection`set statement_timeout = 0`
    await connection`select pg_advisory_lock(${LOCK})`
    await connection`create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())`
    await connection`alter table migrations add column if not exists checksum text`
    await refuseOther(connection, folder)
    for (const name of (await waitingMigrations(connection, folder)).filter(isWanted)) {
      const script = await readFile(join(folder, name), 'utf8')
      await connection.unsafe('begin')
      try {
        await connection.unsafe(script)
        await connection`insert into migrations (name, checksum) values (${name}, ${checksumOf(script)})`
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

/** Pending migrations, in order. */
export async function waitingMigrations(sql: Sql, folder: string): Promise<string[]> {
  const known = new Set((await sql<{ name: string }[]>`select name from migrations`).map(({ name }) => name))
  return (await migrationsIn(folder)).filter((name) => !known.has(name))
}

/**
 * Throws if the migrations of the database differ from this program's files. Migrations that ran before checksums were
 * stored get theirs now.
 */
async function refuseOther(sql: Sql, folder: string): Promise<void> {
  const ran = await sql<Ran[]>`select name, checksum from migrations order by name`
  const files = new Set(await migrationsIn(folder))
  const lacking = ran.map(({ name }) => name).filter((name) => !files.has(name))
  if (lacking.length > 0) {
    throw new StartRefusal(
      `Cơ sở dữ liệu mới hơn chương trình: nó đã chạy ${lacking.join(', ')} mà bản chương trình này không có. Hãy dùng bản chương trình mới hơn`,
    )
  }
  for (const { name, checksum } of ran) {
    const found = checksumOf(await readFile(join(folder, name), 'utf8'))
    if (checksum === null) await sql`update migrations set checksum = ${found} where name = ${name}`
    else if (checksum !== found) {
      throw new StartRefusal(
        `Tệp ${name} không còn như khi nó chạy trên cơ sở dữ liệu này. Hãy lấy lại tệp gốc, và viết điều muốn đổi vào một tệp mới`,
      )
    }
  }
}

/** All migrations of a folder, in order. */
export const migrationsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()

/** The checksum ignores line endings, since git may convert them. */
const checksumOf = (script: string) => createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('hex')
