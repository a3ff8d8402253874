import type { Fields } from '@trace/define/field.ts'
import type { Resource } from '@trace/define/resource.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import { unscoped } from './rows.ts'

const REFERRED_TO = '23503'
/** Tables with data about rows of any resource. */
const BESIDE = ['comments', 'assignments', 'favourites']

/** Deletes a row and its child rows; returns false, without deleting, while other rows refer to it. */
export async function removeForGood(pool: Pool, { name, table, fields }: Resource, id: number): Promise<boolean> {
  try {
    await pool.begin(async (sql) => {
      await removeChildren(sql, fields, [id])
      await unscoped(sql, 'a row that has lain in the trash for its time')`delete from ${sql(table)} where id = ${id}`
      for (const beside of BESIDE) await sql`delete from ${sql(beside)} where resource = ${name} and row_id = ${id}`
    })
    return true
  } catch (error) {
    if ((error as { code?: unknown }).code === REFERRED_TO) return false
    throw error
  }
}

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
