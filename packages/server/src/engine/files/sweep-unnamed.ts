import type { Sql } from '../../ports/postgres/connect.ts'
import type { Storage } from '../../ports/files/storage.ts'
import { keyOf } from './store-file.ts'

/** A file younger than this may belong to a transaction that has not ended. */
const HOUR = 3_600_000

/** The sizes that are kept beside a picture, and its ending: '2026/07/0f3c…-thumb.webp' belongs to '2026/07/0f3c…'. */
const SIZE_AND_ENDING = /(-thumb|-small)?\.[a-z]+$/

/**
 * Deletes files that no row names: made for a job or a link that is gone, or left by a call that was refused or cut off
 * after its file was written.
 */
export async function sweepUnnamed(sql: Sql, storage: Storage): Promise<void> {
  const [made, media] = [await storage.list('made/'), await storage.list('media/')]
  const rows = await sql<{ path: string }[]>`
    select path from one_use_links
    union select input->>'path' from jobs where input ? 'path'
    union select result->'file'->>'path' from jobs where result ? 'file'`
  const named = new Set(rows.map(({ path }) => path))
  const kept = new Set<string>()
  if (media.length > 0)
    for (const { url } of await sql<{ url: string }[]>`select url from media`) kept.add(bareOf(keyOf(url)))
  const unnamed = [...made.filter((key) => !named.has(key)), ...media.filter((key) => !kept.has(bareOf(key)))]
  for (const key of unnamed) if (await storage.isOlder(key, HOUR)) await storage.remove(key)
}

const bareOf = (key: string): string => key.replace(SIZE_AND_ENDING, '')
