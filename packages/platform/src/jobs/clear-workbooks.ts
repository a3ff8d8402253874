import type { Sql } from '../ports/postgres/connect.ts'
import { openStorage } from '../ports/files/storage.ts'
import type { Settings } from '../ports/settings/settings.ts'

/**
 * Deletes the workbooks of an account's finished imports. Keeps only the one sent last, if that was only checked or
 * was refused: it may be imported within a day without being sent again (`forgetWorkbooks`).
 */
export async function clearWorkbooks(sql: Sql, settings: Settings, user: number): Promise<void> {
  const cleared = await sql<{ path: string }[]>`
    with own as (
      select id, input->>'path' as path, status in ('queued', 'running') as is_open,
        status = 'done' and input->'dry' = 'true' or status = 'failed' and result ? 'total_rows' as may_come_again,
        id = max(id) over () as is_last
      from jobs where user_id = ${user} and kind = 'import' and input->>'path' <> ''
    )
    update jobs j set input = j.input - 'path', result = j.result - 'seen' from own
    where own.id = j.id and own.path not in (select path from own where is_open or is_last and may_come_again)
    returning own.path`
  const storage = await openStorage(settings)
  for (const path of new Set(cleared.map(({ path }) => path))) await storage.remove(path)
}

/**
 * Removes the paths of workbooks more than a day after their import job ended, so that no job names them, and what was
 * seen of their rows.
 */
export const forgetWorkbooks = (sql: Sql) => sql`
  update jobs set input = input - 'path', result = result - 'seen'
  where kind = 'import' and input ? 'path' and finished_at < now() - interval '1 day'`
