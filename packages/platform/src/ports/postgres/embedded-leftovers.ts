import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './embedded-cluster.ts'

/** Stops processes that a killed server or PostgreSQL left running on the data, with ever stronger signals. */
export async function stopLeftovers(cluster: Cluster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    processesOf(cluster).forEach((pid) => send(signal, pid))
    for (let wait = 0; wait < 75 && processesOf(cluster).length > 0; wait++) await sleep(20)
  }
}

/** Finds the postmaster by its data folder, and its children by the cluster name in their titles. */
function processesOf({ account, data, name }: Cluster): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      const title = titleOf(pid)
      const ours = title.includes(`/postgres -D ${data} `) || title.startsWith(`postgres: ${name}:`)
      return ours && statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid === account.uid
    })
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}

const titleOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

/**
 * Deletes a stale postmaster.pid: PostgreSQL would mistake any process that has that number now for a running
 * postmaster. Only the holder of the lock may do so, since in another namespace the number means another process.
 */
export function dropStalePid({ data }: Cluster): void {
  const file = join(data, 'postmaster.pid')
  const pid = Number.parseInt(read(file))
  if (!titleOf(pid).includes('postgres')) rmSync(file, { force: true })
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
