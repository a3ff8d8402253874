import type { Resource } from '@trace/define/resource.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'

/** Stores the app password of a row, such as a labor. Whoever set it knows it, so it must be changed in the app. */
export const keepRowPassword = (sql: Sql, { table }: Pick<Resource, 'table'>, id: number, hash: string) => sql`
  insert into row_passwords (subject, row_id, password_hash) values (${table}, ${id}, ${hash})
  on conflict (subject, row_id) do update set password_hash = ${hash}, must_change = true, updated_at = now()`
