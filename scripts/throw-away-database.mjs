import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../packages/embedded-postgres/src/embedded.ts'

const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '200' }

/** Parameters for measurements: writes are as safe as in an installation, and statements are counted. */
export const counted = { shared_preload_libraries: 'pg_stat_statements' }

const MEMORY = '/dev/shm'
/** Bytes: four times the size of all databases of a whole run. */
const LEAST_ROOM = 2e9

/**
 * The folder for databases: in memory if there is room, since each is a copy of thousands of files, which takes ten
 * times as long on a disk.
 */
function placeFor(parameters) {
  if (parameters !== careless || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize < LEAST_ROOM ? tmpdir() : MEMORY
}

/** Runs `work` with a temporary PostgreSQL, deleted afterwards; its address is in TEST_DATABASE_URL. */
export async function withDatabase(work, parameters = careless) {
  const folder = mkdtempSync(join(placeFor(parameters), 'coinguon-'))
  const clean = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.once('exit', clean)
  const leave = () => process.exit(130)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave)

  const database = await startEmbedded({ folder, parameters, onLost: console.error })
  process.env.TEST_DATABASE_URL = database.url
  try {
    return await work(folder)
  } finally {
    await database.stop()
    process.off('exit', clean)
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave)
    clean()
  }
}
