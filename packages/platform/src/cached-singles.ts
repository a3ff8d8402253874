import type { Sql } from './ports/postgres/connect.ts'
import { remembered } from './store/totals.ts'

type SingleValue = Readonly<Record<string, unknown>>

/**
 * The single records that officers have filled in, by name. Cached; read again when one of them changes on any server.
 */
export const cachedSingles = (sql: Sql): Promise<Readonly<Record<string, SingleValue>>> =>
  remembered(sql, 'single_records', 'all', async (primary) => {
    const rows = await primary<{ name: string; value: SingleValue }[]>`select name, value from single_records`
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  })

/** A text field of a record, or null if it is empty. */
export const singleText = (kept: SingleValue | undefined, field: string): string | null => {
  const value = kept?.[field]
  return typeof value === 'string' && value !== '' ? value : null
}
