import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'

/** Stops processes that a killed server or PostgreSQL left running on the data, with ever stronger signals. */
export async function stopLeftovers(cluster: Cluster): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    processesOf(cluster).forEach((pid) => send(signal, pid))
    for (let wait = 0; wait < 75 && processesOf(cluster).length > 0; wait++) await sleep(20)
  }
}

/** Finds the postmaster by its data folder, and its children by the cluster name in their titles. */
function processesOf({ account, data, name }: Cluster): number[] {
  return allProcesses()
    .filter(({ uid, title }) => {
      const ours = title.includes(`/postgres -D ${data} `) || title.startsWith(`postgres: ${name}:`)
      return ours && uid() === account.uid
    })
    .map(({ pid }) => pid)
}

interface Process {
  pid: number
  title: string
  uid(): number | undefined
}

/** All processes of this machine: from the files in /proc on Linux, elsewhere, as on macOS, from `ps`. */
function allProcesses(): Process[] {
  if (!existsSync('/proc/self')) return listedProcesses()
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((entry) => ({
      pid: Number(entry),
      title: titleOf(Number(entry)),
      uid: () => statSync(`/proc/${entry}`, { throwIfNoEntry: false })?.uid,
    }))
}

function listedProcesses(): Process[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,uid=,command='], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, uid, title] = /^\s*(\d+)\s+(\d+)\s(.*)$/.exec(line) ?? []
    return pid === undefined ? [] : [{ pid: Number(pid), title: title!, uid: () => Number(uid) }]
  })
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has already ended.
  }
}

const titleOf = (pid: number): string =>
  existsSync('/proc/self')
    ? read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
    : (listedProcesses().find((one) => one.pid === pid)?.title ?? '')

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
