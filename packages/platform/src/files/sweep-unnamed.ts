import type { Sql } from '../ports/postgres/connect.ts'
import type { Storage } from '../ports/files/storage.ts'
import { runAllSteps, MOST_FAILURES } from '../run-all-steps.ts'
import { storageKeyOf } from './store-file.ts'

/** A file younger than this may belong to a transaction that has not ended. */
const HOUR = 3_600_000

/** The sizes that are kept beside a picture, and its ending: '2026/07/0f3c…-thumb.webp' belongs to '2026/07/0f3c…'. */
const SIZE_AND_ENDING = /(-thumb|-small)?\.[a-z]+$/

/** Deletes files that were made for a job or a link that is gone, or by a call that was refused or cut off. */
export async function sweepMade(sql: Sql, storage: Storage): Promise<void> {
  const made = await storage.list('made/')
  const rows = await sql<{ path: string }[]>`
    select path from one_use_links
    union select input->>'path' from jobs where input ? 'path'
    union select result->'file'->>'path' from jobs where result ? 'file'`
  const named = new Set(rows.map(({ path }) => path))
  await removeOld(
    storage,
    made.filter((key) => !named.has(key)),
  )
}

/** Deletes uploads without a row in `media`, left by calls that were cut off after the file was written. */
export async function sweepUploads(sql: Sql, storage: Storage): Promise<void> {
  const uploads = await storage.list('media/')
  const kept = new Set<string>()
  if (uploads.length > 0)
    for (const { url } of await sql<{ url: string }[]>`select url from media`) kept.add(bareOf(storageKeyOf(url)))
  await removeOld(
    storage,
    uploads.filter((key) => !kept.has(bareOf(key))),
  )
}

async function removeOld(storage: Storage, keys: readonly string[]): Promise<void> {
  await runAllSteps(
    keys.map((key) => [key, async () => (await storage.isOlder(key, HOUR)) && storage.remove(key)] as const),
    MOST_FAILURES,
  )
}

const bareOf = (key: string): string => key.replace(SIZE_AND_ENDING, '')
