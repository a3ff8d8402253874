/** How long a total may stand when the word of a change got lost on its way from another server. */
const LIFETIME = 30_000
const MOST = 2_000

const totals = new Map<string, { total: number; at: number }>()
/** Grows when rows of a table change, so that a count begun before the change is not kept after it. */
const generations = new Map<string, number>()

/** Counting 200,000 rows costs more than the page itself; a total is counted once and forgotten when its tables change. */
export async function cachedTotal(table: string, key: string, count: () => Promise<number>): Promise<number> {
  const name = `${table}\n${key}`
  const known = totals.get(name)
  if (known && Date.now() - known.at < LIFETIME) return known.total
  const generation = generations.get(table) ?? 0
  const total = await count()
  if ((generations.get(table) ?? 0) === generation) {
    if (totals.size >= MOST) totals.delete(totals.keys().next().value!)
    totals.set(name, { total, at: Date.now() })
  }
  return total
}

/** Rows of these tables have changed. */
export function forgetTotals(tables: Iterable<string>): void {
  for (const table of tables) {
    generations.set(table, (generations.get(table) ?? 0) + 1)
    for (const name of totals.keys()) if (name.startsWith(`${table}\n`)) totals.delete(name)
  }
}
