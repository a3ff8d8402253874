import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { lockFile } from './lock.ts'
import { launch, type Program } from './launch.ts'
import { dropStalePid } from './leftovers.ts'

export type Parameters = Record<string, string>

/**
 * Default parameters, for one province on a small machine. `max_wal_size` limits the recovery time after a kill to
 * seconds.
 */
const usual: Parameters = {
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '256MB',
  wal_level: 'replica',
  synchronous_commit: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  logging_collector: 'on',
  log_filename: 'postgresql-%a.log',
  log_truncate_on_rotation: 'on',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // Records the waits for a lock that take longer than a second, and the statements that took most time.
  log_lock_waits: 'on',
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.max': '2000',
  // Longer than any transaction of the program sits idle; a forgotten one would hold its locks forever.
  idle_in_transaction_session_timeout: '5min',
}

/**
 * Starts PostgreSQL and resolves once it accepts connections. It inherits the lock on its data, so the lock lasts until
 * the last of its processes has ended, even if the server dies.
 */
export async function startPostmaster(cluster: Cluster, port: string, wanted: Parameters): Promise<Program> {
  const parameters = {
    ...usual,
    port,
    log_directory: join(cluster.folder, 'log'),
    cluster_name: cluster.name,
    ...wanted,
  }
  const args = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const held = await lockFile(join(cluster.data, 'PG_VERSION'), cluster.folder)
  dropStalePid(cluster)
  const postmaster = launch(cluster.account, cluster.binaries.postgres, ['-D', cluster.data, ...args], cluster.data, [
    held.descriptor,
  ])
  held.release()

  let running = true
  void postmaster.ended.then(() => (running = false))
  while (running && !isReady(cluster, postmaster.process.pid)) await sleep(10)
  if (!running)
    throw new Error(`PostgreSQL không khởi động được (xem ${cluster.folder}/log): ${await postmaster.lastWords()}`)
  return postmaster
}

/** The postmaster writes its state into the eighth line of postmaster.pid, where `pg_ctl` reads it. */
function isReady({ data }: Cluster, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

/** Stops PostgreSQL (fast shutdown): clients are disconnected, committed data is kept. */
export async function stopPostmaster(postmaster: Program): Promise<void> {
  postmaster.process.kill('SIGINT')
  const slow = setTimeout(() => postmaster.process.kill('SIGQUIT'), 10_000)
  await postmaster.ended
  clearTimeout(slow)
}
