import { readFileSync, readdirSync } from 'node:fs'
import postgres from '@trace/postgres'

/** CPU seconds and memory of a process and all its descendants, read from /proc, so on Linux only. */
export interface Consumption {
  cpu: number
  bytes: number
}

const TICKS_A_SECOND = 100
const PAGE = 4096

/** Consumption until now of a process and its children, including those that have ended. */
export function consumed(root: number): Consumption {
  const processes = running()
  const family = new Set([root])
  for (const { id, parent } of processes) if (family.has(parent)) family.add(id)
  let [ticks, pages] = [0, 0]
  for (const { id, own, ended, resident } of processes) {
    if (!family.has(id)) continue
    ticks += own + ended
    pages += resident
  }
  return { cpu: ticks / TICKS_A_SECOND, bytes: pages * PAGE }
}

/**
 * The process id of the postmaster, the parent of all other processes of a PostgreSQL on this machine; read from the
 * pid file in its data folder.
 */
export async function postmasterOf(address: string): Promise<number> {
  const sql = postgres(address, { max: 1 })
  const [{ folder }] = await sql<[{ folder: string }]>`select current_setting('data_directory') as folder`
  await sql.end()
  return Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0])
}

interface Running {
  id: number
  parent: number
  /** Ticks of this process, and of the children that it has waited for. */
  own: number
  ended: number
  resident: number
}

/** All processes, parents before their children. */
function running(): Running[] {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b)
  return found.flatMap((id) => {
    try {
      // The name in brackets may hold spaces, so the numbers are counted behind it.
      const after = readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
        .map(Number)
      const [parent, user, system, endedUser, endedSystem, resident] = [1, 11, 12, 13, 14, 21].map((at) => after[at]!)
      return [{ id, parent: parent!, own: user! + system!, ended: endedUser! + endedSystem!, resident: resident! }]
    } catch {
      return [] // ended while we looked
    }
  })
}
