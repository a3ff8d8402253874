import { today } from '@trace/domain'
import type { Sql } from '../database/connect.ts'

const known = new WeakMap<Sql, Set<string>>()

/** Makes room for scans of the months that these moments are in, and of those between; what was made before is remembered. */
export async function ensureScanPartitions(sql: Sql, moments: Date[]): Promise<void> {
  const days = moments.map(today).sort()
  const made = known.get(sql) ?? new Set()
  known.set(sql, made)
  const months = days.map((day) => day.slice(0, 7))
  if (months.every((month) => made.has(month))) return
  await sql`select ensure_scan_months(${days[0]!}::date, ${days.at(-1)!}::date)`
  for (const month of months) made.add(month)
}
