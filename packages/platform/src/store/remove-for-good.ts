import type { Fields } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import { catalogue } from '@trace/define/catalogue.ts'
import { concatSql } from '../ports/postgres/connect.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { unscoped } from './rows.ts'

const REFERRED_TO = '23503'
/** Tables with data about rows of any resource. */
const BESIDE = ['comments', 'assignments', 'favourites']

/**
 * Deletes a row and its child rows; returns false, without deleting, while other rows refer to it, be they in the trash
 * themselves. Foreign keys guard single references, lists of references have none.
 */
export async function removeForGood(pool: Pool, resource: Resource, id: number): Promise<boolean> {
  const { name, table, fields } = resource
  try {
    return await pool.begin(async (sql) => {
      if (await isInList(sql, resource, id)) return false
      await removeChildren(sql, fields, [id])
      await unscoped(sql, 'a row that has lain in the trash for its time')`delete from ${sql(table)} where id = ${id}`
      for (const beside of BESIDE) await sql`delete from ${sql(beside)} where resource = ${name} and row_id = ${id}`
      return true
    })
  } catch (error) {
    if ((error as { code?: unknown }).code === REFERRED_TO) return false
    throw error
  }
}

/** Whether a list of another row names this row. */
async function isInList(sql: Sql, { name, table }: Resource, id: number): Promise<boolean> {
  const lists = catalogue()
    .resources.filter(({ handmade }) => !handmade)
    .flatMap((owner) => listsIn(owner.table, owner.fields, name))
  if (lists.length === 0) return false
  const asked = lists.map(
    (list, at) => sql`${at > 0 ? sql`union all` : sql``} select 1 from ${sql(list.table)}
      where ${sql(list.column)} @> array[${id}::int] ${list.table === table ? sql`and id <> ${id}` : sql``}`,
  )
  const [found] = await unscoped(sql, 'whether anything names a row that would go for good')`
    ${concatSql(sql, asked)} limit 1`
  return found !== undefined
}

/** The columns of a table and of its child rows that are lists of references to a resource. */
const listsIn = (table: string, fields: Fields, to: string): { table: string; column: string }[] =>
  Object.entries(fields).flatMap(([column, field]) => {
    if (field.kind === 'rows') return listsIn(field.table!, field.fields ?? {}, to)
    return field.kind === 'references' && field.to === to ? [{ table, column }] : []
  })

async function removeChildren(sql: Sql, fields: Fields, parents: number[]): Promise<void> {
  for (const { kind, table, parent, fields: inner = {} } of Object.values(fields)) {
    if (kind !== 'rows' || !table || !parent || parents.length === 0) continue
    const children = await unscoped(sql, 'child rows of a row that goes for good')<{ id: number }[]>`
      select id from ${sql(table)} where ${sql(parent)} = any(${parents})`
    const ids = children.map(({ id }) => id)
    await removeChildren(sql, inner, ids)
    await unscoped(sql, 'child rows of a row that goes for good')`delete from ${sql(table)} where id = any(${ids})`
  }
}
