import type { Sql } from '@trace/platform/ports/postgres/connect.ts'

/** Id of the category that a list is filtered by; null if there is no active category with that slug. */
export async function categoryOf(sql: Sql, { 'danh-muc': slug }: Record<string, string>): Promise<number | null> {
  if (!slug) return null
  const [category] = await sql<{ id: number }[]>`
    select id from categories where slug = ${slug} and is_active and deleted_at is null`
  return category?.id ?? null
}
