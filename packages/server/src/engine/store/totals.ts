/** How long something may stand when the word of a change got lost on its way from another server. */
const LIFETIME = 30_000
const MOST = 2_000

const known = new Map<string, { value: unknown; at: number }>()
/** Grows when rows of a table change, so that what was read before the change is not kept after it. */
const generations = new Map<string, number>()

/** Counting 200,000 rows costs more than the page itself; a total is counted once and forgotten when its tables change. */
export const cachedTotal = (table: string, key: string, count: () => Promise<number>): Promise<number> =>
  remembered(table, key, count)

/** What is read of a table, read once and forgotten when the table changes, on this server or on another. */
export async function remembered<T>(table: string, key: string, read: () => Promise<T>): Promise<T> {
  const name = `${table}\n${key}`
  const found = known.get(name)
  if (found && Date.now() - found.at < LIFETIME) return found.value as T
  const generation = generations.get(table) ?? 0
  const value = await read()
  if ((generations.get(table) ?? 0) === generation) {
    if (known.size >= MOST) known.delete(known.keys().next().value!)
    known.set(name, { value, at: Date.now() })
  }
  return value
}

/** Rows of these tables have changed. */
export function forgetTotals(tables: Iterable<string>): void {
  for (const table of tables) {
    generations.set(table, (generations.get(table) ?? 0) + 1)
    for (const name of known.keys()) if (name.startsWith(`${table}\n`)) known.delete(name)
  }
}
