import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './embedded-cluster.ts'

/** Stops what a killed server or a killed PostgreSQL left running on the data: asked to at first, killed in the end. */
export async function stopLeftovers(cluster: Cluster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    processesOf(cluster).forEach((pid) => send(signal, pid))
    for (let wait = 0; wait < 75 && processesOf(cluster).length > 0; wait++) await sleep(20)
  }
}

/** The postmaster is known by the data it was started on, its children by the cluster's name in their titles. */
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
    // It has ended meanwhile.
  }
}

const titleOf = (pid: number) => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')

/**
 * PostgreSQL would take any process that has been given the old number since for the one that still runs. Only who holds the data may
 * tell that it does not: in another namespace that number is somebody else's.
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
