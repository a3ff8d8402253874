import { fork } from 'node:child_process'
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { Pool, Settings } from '@trace/server'
import { isWanted } from './is-wanted.ts'

/**
 * Loads the demo province in a separate process: loading its fourteen months in the server itself would leave 400 MB in
 * use. If the demo is not wanted, its code is not even imported.
 */
export async function seedApart(pool: Pool, settings: Settings, databaseUrl: string): Promise<boolean> {
  if (!(await isWanted(pool, settings))) return false
  // The other process reads most of what this one has read, and finds it compiled (decision 100).
  flushCompileCache()
  const loading = fork(new URL('./seed-process.ts', import.meta.url))
  const ended = once(loading, 'exit') as Promise<[code: number | null]>
  let isLoaded = false
  loading.once('message', (answer) => (isLoaded = answer === true))
  loading.send(databaseUrl)
  const [code] = await ended
  if (code !== 0) throw new Error('Dữ liệu mẫu chưa nạp được')
  return isLoaded
}
