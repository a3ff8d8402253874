import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { failureOf } from '../request/failures.ts'

const EXTENSIONS = ['unaccent', 'pg_trgm', 'btree_gist']
const OLDEST = 15
/** Number of test connections: more than a pooler usually keeps idle, fewer than the program may open. */
const SHUFFLED = 5

interface DatabaseFacts {
  version: number
  encoding: string
  user: string
  name: string
  may_create: boolean
  may_create_tables: boolean
  lacking: string[]
}

/** Throws, with all reasons, if this program cannot work with an external database; changes nothing. */
export async function checkDatabase(pool: Pool): Promise<void> {
  const found = await read(pool)
  const reasons = [
    ...(found.version < OLDEST ? [`là PostgreSQL ${found.version}; cần PostgreSQL ${OLDEST} trở lên`] : []),
    ...(found.encoding !== 'UTF8' ? [`lưu chữ theo ${found.encoding}; cần cơ sở dữ liệu tạo với encoding 'UTF8'`] : []),
    ...(found.may_create
      ? []
      : [
          `người dùng «${found.user}» không có quyền CREATE; quản trị chạy: grant create on database "${found.name}" to "${found.user}"`,
        ]),
    ...(found.may_create_tables
      ? []
      : [
          `người dùng «${found.user}» không tạo được bảng; quản trị chạy: grant create on schema public to "${found.user}"`,
        ]),
    ...found.lacking.map(
      (name) => `thiếu phần mở rộng ${name}; quản trị cài gói postgresql-contrib và chạy: create extension ${name}`,
    ),
    ...((await sharesConnections(pool)) ? [POOLED] : []),
  ]
  if (reasons.length > 0)
    throw new StartRefusal(
      [
        `Cơ sở dữ liệu ở DATABASE_URL chưa dùng được, chưa có gì bị thay đổi:`,
        ...reasons.map((reason) => `  ${reason}`),
      ].join('\n'),
    )
}

async function read(pool: Pool): Promise<DatabaseFacts> {
  try {
    const [found] = await pool<DatabaseFacts[]>`
      select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding, current_user as user,
        current_database() as name, has_database_privilege(current_database(), 'CREATE') as may_create,
        coalesce(has_schema_privilege(to_regnamespace('public')::oid, 'CREATE'), false) as may_create_tables,
        array(select name from unnest(${EXTENSIONS}::text[]) as wanted(name) where not exists (select 1 from pg_extension where extname = name)
          and not exists (select 1 from pg_available_extension_versions v where v.name = wanted.name
            and (v.trusted and has_database_privilege(current_database(), 'CREATE') or (select rolsuper from pg_roles where rolname = current_user)))) as lacking`
    return found!
  } catch (error) {
    throw explainConnection(error)
  }
}

const POOLED =
  'nối qua PgBouncer (hoặc chương trình tương tự) chia một kết nối cho nhiều người theo từng giao dịch; chương trình cần kết nối của riêng mình ' +
  '(LISTEN, câu lệnh chuẩn bị sẵn, khóa). Hãy nối thẳng tới PostgreSQL, hoặc đặt pool_mode = session'

/** Explains a failed connection to the person who set the address. */
export function explainConnection(error: unknown): Error {
  const { code = '', message } = error as { code?: string; message: string }
  if (/unsupported startup parameter/.test(message)) {
    return new StartRefusal(
      'DATABASE_URL dẫn tới PgBouncer, không phải PostgreSQL. Hãy nối thẳng tới PostgreSQL, hoặc đặt pool_mode = session và ' +
        'ignore_startup_parameters = statement_timeout,extra_float_digits trong cấu hình của PgBouncer',
    )
  }
  if (code === '28P01' || code === '28000')
    return new StartRefusal(`PostgreSQL ở DATABASE_URL không nhận người dùng hoặc mật khẩu này: ${message}`)
  if (code === '3D000') return new StartRefusal(`PostgreSQL ở DATABASE_URL không có cơ sở dữ liệu này: ${message}`)
  if (/CERT|SSL|TLS|ALTNAME|SELF_SIGNED|UNABLE_TO/.test(code))
    return new StartRefusal(
      `Chứng thư của PostgreSQL ở DATABASE_URL không được chấp nhận (${message}). Hãy kiểm tra sslmode và DATABASE_CA`,
    )
  if (failureOf(error).code === 503) return new Error(`Không nối được tới PostgreSQL ở DATABASE_URL: ${message}`)
  return error as Error
}

/**
 * Detects a pooler in transaction mode, which gives each transaction any free connection. On a direct connection, the
 * process id sent at connecting is that of the backend. Through a pooler the two ids differ, and in transaction mode
 * the backend's id changes once other transactions occupy the previous backend.
 */
async function sharesConnections(pool: Pool): Promise<boolean> {
  const own = await pool.reserve()
  try {
    const first = await processOf(own)
    if (first.told === first.actual) return false
    const others = await Promise.all(Array.from({ length: SHUFFLED }, () => pool.reserve()))
    try {
      for (const other of others) await other.unsafe('begin; select 1')
      return (await processOf(own)).actual !== first.actual
    } catch {
      // In statement mode, transactions fail altogether.
      return true
    } finally {
      for (const other of others) {
        await other.unsafe('rollback').catch(() => undefined)
        other.release()
      }
    }
  } finally {
    own.release()
  }
}

async function processOf(sql: Sql): Promise<{ told: number; actual: number }> {
  const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  return { told: rows.state.pid, actual: rows[0]!.pid }
}

/** Whether this program has worked in the database before: a first start that was interrupted counts. */
export async function hasTables(sql: Sql): Promise<boolean> {
  const [known] = await sql<{ has_tables: boolean }[]>`
    select to_regclass('public.migrations') is not null as has_tables`
  return known!.has_tables
}
