import type { Fields } from '@trace/define/field.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { Refusal } from '../refusal.ts'
import { isMark } from '../schema/schema.ts'
import { childRowFields } from './children.ts'
import { displayNameSql } from './titles.ts'

type Values = Record<string, unknown>

/** Maximum number of trashed rows named in a refusal. */
const MOST_NAMED = 3

/**
 * Throws if rows that would come back from the trash, or their child rows, refer to rows in the trash, alone or in a
 * list. Those of a list are named.
 */
export async function refuseDangling(sql: Sql, fields: Fields, rows: readonly Values[]): Promise<void> {
  if (rows.length === 0) return
  for (const [name, field] of Object.entries(fields)) {
    const { kind, to, label } = field
    if ((kind !== 'reference' && kind !== 'references') || isMark(name, field)) continue
    const gone = await trashedAmong(sql, to!, rows.flatMap((row) => row[name] ?? []) as number[])
    if (gone.length === 0) continue
    const which = kind === 'references' ? `: ${namesOf(gone)}` : ''
    throw new Refusal(409, `Không khôi phục được: ${label.toLowerCase()} của dòng này đã bị xóa${which}`)
  }
  for (const [, { table, parent, fields: inside }] of childRowFields(fields)) {
    const parents = rows.map(({ id }) => id as number)
    await refuseDangling(
      sql,
      inside,
      await sql<Values[]>`
      select * from ${sql(table)} where ${sql(parent)} = any(${parents}) order by position, id`,
    )
  }
}

/** The names of those of these rows that are in the trash. */
async function trashedAmong(sql: Sql, to: string, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const target = resourceByName(to)
  const gone = await sql<{ id: number; name: string | null }[]>`
    select t.id, ${displayNameSql(sql, target)} as name from ${sql(target.table)} t
    where t.id = any(${ids}) and t.deleted_at is not null order by t.id`
  return gone.map(({ id, name }) => name ?? `#${id}`)
}

function namesOf(gone: string[]): string {
  const named = gone.slice(0, MOST_NAMED).map((name) => `“${name}”`)
  const others = gone.length > MOST_NAMED ? [`${gone.length - MOST_NAMED} mục khác`] : []
  return [named.join(', '), ...others].join(' và ')
}
