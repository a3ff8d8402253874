import type { Sql } from '../../ports/postgres/connect.ts'
import { primaryOf } from '../replica/replica.ts'
import { forgetBlocks } from './block-sums.ts'

/** Maximum age of an entry in milliseconds, in case the message of a change from another server was lost. */
const LIFETIME = 30_000
const MOST = 2_000

const known = new Map<string, { value: unknown; at: number }>()
/** Counters per table, increased with each change, so that a value read before a change is not cached after it. */
const generations = new Map<string, number>()

/**
 * Cache of values read from a table; cleared when the table changes, on this server or another. They are read from the
 * primary: a replica might not know the change yet for which they were cleared.
 */
export async function remembered<T>(
  sql: Sql,
  table: string,
  key: string,
  read: (primary: Sql) => Promise<T>,
): Promise<T> {
  const name = `${table}\n${key}`
  const found = known.get(name)
  if (found && Date.now() - found.at < LIFETIME) return found.value as T
  const generation = generations.get(table) ?? 0
  const value = await read(primaryOf(sql))
  if ((generations.get(table) ?? 0) === generation) {
    if (known.size >= MOST) known.delete(known.keys().next().value!)
    known.set(name, { value, at: Date.now() })
  }
  return value
}

/** Grows with each change of one of the tables that this server knows of. */
export const generationOf = (tables: readonly string[]): number =>
  tables.reduce((sum, table) => sum + (generations.get(table) ?? 0), 0)

/** A table of which rows changed, and their ids where they are known. */
export type Changed = readonly [table: string, ids?: Iterable<number>]

/** Clears the cached values of changed tables, and the sums of the blocks that changed. */
export function forgetTotals(changed: Iterable<Changed>): void {
  for (const [table, ids] of changed) {
    generations.set(table, (generations.get(table) ?? 0) + 1)
    for (const name of known.keys()) if (name.startsWith(`${table}\n`)) known.delete(name)
    forgetBlocks(table, ids)
  }
}
