import type { Resource } from '@trace/domain'
import type { Sql } from '../../../ports/postgres/connect.ts'

/** Keeps the password by which somebody in a list of ours signs in to the app; whoever gave it knows it, so it is to be changed there. */
export const keepRowPassword = (sql: Sql, { table }: Pick<Resource, 'table'>, id: number, hash: string) => sql`
  insert into row_passwords (subject, row_id, password_hash) values (${table}, ${id}, ${hash})
  on conflict (subject, row_id) do update set password_hash = ${hash}, must_change = true, updated_at = now()`
