import { connect } from '../ports/postgres/connect.ts'
import type { Pool, Sql } from '../ports/postgres/connect.ts'
import type { DatabaseTls } from '../ports/settings/settings-addresses.ts'
import { inBatches } from '../in-batches.ts'

/** Reserves consecutive numbers of a counter, and returns the first of them. */
export type GiveNumbers = (counter: string, count: number) => Promise<number>

const MOST_AT_ONCE = 1_000

const givers = new WeakMap<Sql, GiveNumbers>()

/**
 * Opens a connection that from then on assigns code numbers to all transactions of a pool: immediately, in batches, and
 * permanently, even if the transaction then fails. Returns a function that closes it.
 */
export function openNumbers(pool: Pool, url: string, tls: DatabaseTls = false): () => Promise<void> {
  // Every transaction that takes a number commits later, and that commit also writes the number to disk.
  const sql = connect(url, { max: 1, tls, synchronousCommit: 'off' })
  const give = inBatches(async (asked: { counter: string; count: number }[]) => {
    const ends = new Map<string, number>()
    for (const { counter, count } of asked) ends.set(counter, (ends.get(counter) ?? 0) + count)
    // Sorted by name, so that two servers never deadlock.
    const wanted = [...ends].map(([name, count]) => ({ name, count })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const rows = await sql<{ name: string; value: number; count: number }[]>`
      insert into counters as c (name, value)
      select name, count from jsonb_to_recordset(${wanted as never}) as w(name text, count int)
      on conflict (name) do update set value = c.value + excluded.value returning name, value`
    const next = new Map(rows.map(({ name, value }) => [name, value - ends.get(name)! + 1]))
    return asked.map(({ counter, count }) => {
      const first = next.get(counter)!
      next.set(counter, first + count)
      return first
    })
  }, MOST_AT_ONCE)
  givers.set(pool, (counter, count) => give({ counter, count }))
  return () => sql.end({ timeout: 5 })
}

/** Undefined for a pool without such a connection: there each transaction locks the counters whose numbers it takes. */
export const numberGiverOf = (pool: Pool): GiveNumbers | undefined => givers.get(pool)
