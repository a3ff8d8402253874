import type { Resource } from '@trace/define/resource.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { perDatabase } from '../ports/postgres/per-database.ts'
import { primaryOf } from '../replica/replica.ts'
import type { Reach } from '../viewer.ts'
import { forgetBlocks } from './block-sums.ts'
import { tablesBehindReach } from './scope.ts'

/** Maximum age of an entry in milliseconds, in case the notification of a change on another server was lost. */
const LIFETIME = 30_000
const MOST = 2_000

const stateOf = perDatabase(() => ({
  known: new Map<string, { value: unknown; at: number }>(),
  /** Counters per table, increased with each change, so that a value read before a change is not cached after it. */
  generations: new Map<string, number>(),
}))

/**
 * Cache of values read from a table; cleared when the table changes, on this server or another. Values are read from
 * the primary, because a replica might not yet have the change that cleared the cache.
 */
export async function remembered<T>(
  sql: Sql,
  table: string,
  key: string,
  read: (primary: Sql) => Promise<T>,
): Promise<T> {
  const primary = primaryOf(sql)
  const { known, generations } = stateOf(primary)
  const name = `${table}\n${key}`
  const found = known.get(name)
  if (found && performance.now() - found.at < LIFETIME) return found.value as T
  const generation = generations.get(table) ?? 0
  const value = await read(primary)
  if ((generations.get(table) ?? 0) === generation) {
    if (known.size >= MOST) known.delete(known.keys().next().value!)
    known.set(name, { value, at: performance.now() })
  }
  return value
}

/** Returns a number that grows with every change of one of these tables, once this server knows of the change. */
export function generationOf(sql: Sql, tables: readonly string[]): number {
  const { generations } = stateOf(primaryOf(sql))
  return tables.reduce((sum, table) => sum + (generations.get(table) ?? 0), 0)
}

/** A key of the rows of a resource within reach; another one after each change of what decides the reach. */
export const reachNow = (sql: Sql, resource: Resource, reach: Reach): unknown[] => [
  reach,
  generationOf(sql, tablesBehindReach(resource, reach)),
]

/** A table with changed rows, and their ids if they are known. */
export type Changed = readonly [table: string, ids?: Iterable<number>]

/** Clears the cached values of changed tables, and the sums of the blocks that changed. */
export function forgetTotals(sql: Sql, changed: Iterable<Changed>): void {
  const { known, generations } = stateOf(primaryOf(sql))
  for (const [table, ids] of changed) {
    generations.set(table, (generations.get(table) ?? 0) + 1)
    for (const name of known.keys()) if (name.startsWith(`${table}\n`)) known.delete(name)
    forgetBlocks(sql, table, ids)
  }
}
