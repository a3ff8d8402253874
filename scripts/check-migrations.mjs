import { globSync } from 'node:fs'
import { basename } from 'node:path'

/** Skipped numbers: never used, and later migrations have already run. */
const neverWritten = [9]

/**
 * Migrations run by number. A duplicate, or a gap that is filled later, would give another order on other databases.
 */
export function checkMigrations() {
  const files = globSync('packages/server/migrations/*.sql').toSorted()
  const numbers = files.map((path) => Number(/^(\d{4})_[a-z0-9_-]+\.sql$/.exec(basename(path))?.[1]))
  const odd = files
    .filter((_, at) => Number.isNaN(numbers[at]))
    .map((path) => `${path}: is not named 0001_what-it-does.sql`)
  const doubles = files
    .filter((_, at) => numbers.indexOf(numbers[at]) < at)
    .map((path) => `${path}: another migration has this number; call the newer one by the next free number`)
  const last = Math.max(...numbers.filter((number) => !Number.isNaN(number)))
  const missing = Array.from({ length: last }, (_, at) => at + 1)
    .filter((number) => !numbers.includes(number) && !neverWritten.includes(number))
    .map((number) => `packages/server/migrations: number ${number} is missing; call the newest file by it`)
  return [...odd, ...doubles, ...missing]
}
