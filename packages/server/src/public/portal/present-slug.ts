import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { unscoped } from '@trace/platform/store/rows.ts'

/** The present slug of a row that had this slug before it was renamed. A trigger keeps earlier slugs. */
export async function presentSlug(sql: Sql, table: string, slug: string): Promise<string | null> {
  const [row] = await unscoped(sql, 'the slug of a row; whether it is public is asked of its page')<{ slug: string }[]>`
    select t.slug from slugs e join ${sql(table)} t on t.id = e.row_id
    where e.table_name = ${table} and e.slug = ${slug} and t.deleted_at is null`
  return row?.slug ?? null
}
