import type { Sql } from '../ports/postgres/connect.ts'
import { remembered } from './store/totals.ts'

type Kept = Readonly<Record<string, unknown>>

/**
 * The single records that officers have filled in, by name. Cached; read again when one of them changes on any server.
 */
export const keptSingles = (sql: Sql): Promise<Readonly<Record<string, Kept>>> =>
  remembered(sql, 'single_records', 'all', async (primary) => {
    const rows = await primary<{ name: string; value: Kept }[]>`select name, value from single_records`
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  })

/** A text field of a record, or null if it is empty. */
export const textOf = (kept: Kept | undefined, field: string): string | null => {
  const value = kept?.[field]
  return typeof value === 'string' && value !== '' ? value : null
}
