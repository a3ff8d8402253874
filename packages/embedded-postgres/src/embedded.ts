import { join as pathOf } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolderPrivate } from './make-folder-private.ts'
import { createData, openCluster, readSetting } from './cluster.ts'
import { lockFile, type FileLock } from './lock.ts'
import type { Program } from './launch.ts'
import { stopLeftovers } from './leftovers.ts'
import { choosePort, findLoopback, isFree } from './port.ts'
import { startPostmaster, stopPostmaster, type Parameters } from './postmaster.ts'
import { electLeader, type Election } from './election.ts'
import { archivingTo } from './wal-archive.ts'

interface Options {
  folder: string
  /** Parameters of PostgreSQL that differ from the defaults. */
  parameters?: Parameters
  /** Folder that the log is archived in. */
  archive?: string | null
  /** Called with a message for the operator when PostgreSQL has died or could not be restarted yet. */
  onLost?: (what: string) => void
}

export interface Embedded {
  url: string
  /**
   * Ends the supervision, and PostgreSQL if this process runs it; another process on the same folder then takes over.
   */
  stop(): Promise<void>
}

/**
 * Runs PostgreSQL on the folder and supervises it: if it dies, it is restarted at the same address. If another
 * living process already runs it, this process connects to that PostgreSQL and takes over when the other process
 * ends.
 */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const { folder, archive, onLost = () => {} } = options
  const cluster = openCluster(folder)
  const loopback = await findLoopback()
  const parameters: Parameters = {
    listen_addresses: loopback.address,
    ...(archive && archivingTo(archive, cluster.account)),
    ...options.parameters,
  }
  let turn: Election | undefined
  let lead: FileLock | undefined
  let postmaster: Program | undefined
  let [serving, stopping] = [false, false]
  let work = join()

  async function join(): Promise<void> {
    turn = await electLeader(cluster.name)
    if (!turn.mine) return follow(turn.ready, turn.over)
    try {
      lead = await lockFile(pathOf(cluster.folder, 'lock'), cluster.folder)
      await start()
    } catch (error) {
      leave()
      throw error
    }
    turn.announce()
  }

  async function follow(ready: Promise<void>, over: Promise<void>): Promise<void> {
    const succession = over.then(() => insist(join))
    await Promise.race([ready, succession])
    work = succession
  }

  async function start(): Promise<void> {
    await stopLeftovers(cluster)
    if (!serving) await makeFolderPrivate(cluster.folder, cluster.account)
    if (!serving) await createData(cluster, parameters['fsync'] !== 'off')
    postmaster = serving ? await run() : await runAtFreePort()
    void postmaster.ended.then(() => {
      if (stopping) return
      onLost('PostgreSQL dừng đột ngột, đang khởi động lại')
      work = insist(start)
    })
  }

  const run = () => startPostmaster(cluster, readSetting(cluster, 'port')!, parameters)

  /** Runs PostgreSQL at a free port. If the port is taken before PostgreSQL listens there, tries another one. */
  async function runAtFreePort(): Promise<Program> {
    for (let tries = 1; ; tries++) {
      await choosePort(cluster, loopback)
      try {
        return await run()
      } catch (error) {
        const isTaken = !(await isFree(Number(readSetting(cluster, 'port')), loopback.address))
        if (!isTaken || tries === 5) throw error
      }
    }
  }

  /** Retries until it succeeds: once the address is in use, PostgreSQL must come back at it. */
  async function insist(step: () => Promise<void>): Promise<void> {
    while (!stopping) {
      try {
        return await step()
      } catch (error) {
        if (!serving) throw error
        onLost((error as Error).message)
        await sleep(500)
      }
    }
  }

  function leave(): void {
    lead?.release()
    lead = undefined
    turn?.end()
  }

  await work
  serving = true
  return {
    url: `postgres://postgres:${readSetting(cluster, 'password')}@${loopback.name}:${readSetting(cluster, 'port')}/postgres`,
    async stop() {
      stopping = true
      if (turn?.mine) {
        await work
        if (postmaster) await stopPostmaster(postmaster)
      }
      leave()
    },
  }
}
