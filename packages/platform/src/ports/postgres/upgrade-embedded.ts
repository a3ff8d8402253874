import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'
import { connect } from './connect.ts'
import { copyDatabase, type Counts } from './copy-database.ts'
import { findBinaries, type Binaries } from '@trace/embedded-postgres/binaries.ts'
import { createData, openCluster, readSetting, type Cluster } from '@trace/embedded-postgres/cluster.ts'
import { lockFile } from '@trace/embedded-postgres/lock.ts'
import { stopLeftovers } from '@trace/embedded-postgres/leftovers.ts'
import { installMajor, majorsIn } from '@trace/embedded-postgres/majors.ts'
import { findLoopback, temporaryPort } from '@trace/embedded-postgres/port.ts'
import { startPostmaster, stopPostmaster } from '@trace/embedded-postgres/postmaster.ts'

interface Upgraded {
  from: string
  to: string
  counts: Counts
}

/**
 * Upgrades to this program's major version of PostgreSQL: copies the newest older database of the folder into a new
 * one, which is moved into place once complete. The old one is not changed. Null if there is nothing to upgrade.
 */
export async function upgradeEmbedded(
  folder: string,
  migrations: string,
  log: (what: string) => void,
): Promise<Upgraded | null> {
  const binaries = findBinaries()
  const old = majorsIn(folder).at(-1)
  if (!old || old === binaries.major) return null
  if (Number(old) > Number(binaries.major))
    throw new StartRefusal(
      `PostgreSQL ${old} không chuyển lùi về ${binaries.major} được. Hãy dùng bản chương trình mới hơn`,
    )

  const held = await lockFile(join(openCluster(folder).folder, 'lock'), folder)
  const aside = join(folder, `binaries-${old}`)
  try {
    log(`Đang tải PostgreSQL ${old}…`)
    const counts = await copyAside({ folder, migrations, log }, installMajor(old, aside), binaries)
    return { from: old, to: binaries.major, counts }
  } finally {
    rmSync(aside, { recursive: true, force: true })
    held.release()
  }
}

async function copyAside(
  { folder, migrations, log }: { folder: string; migrations: string; log: (what: string) => void },
  oldBinaries: Binaries,
  binaries: Binaries,
): Promise<Counts> {
  const before = openCluster(folder, oldBinaries)
  const after = openCluster(folder, binaries, `${binaries.major}.upgrade`)
  rmSync(after.data, { recursive: true, force: true })
  await stopLeftovers(before)
  await stopLeftovers(after)
  await createData(after, true)
  log(`Đang chuyển dữ liệu từ PostgreSQL ${oldBinaries.major} sang ${binaries.major}…`)
  const counts = await withPostgres(before, (from) => withPostgres(after, (to) => copyDatabase(from, to, migrations)))
  const place = join(after.folder, binaries.major)
  if (existsSync(place)) throw new Error(`${place} đã có`)
  renameSync(after.data, place)
  return counts
}

async function withPostgres<T>(cluster: Cluster, work: (pool: ReturnType<typeof connect>) => Promise<T>): Promise<T> {
  const loopback = await findLoopback()
  const port = await temporaryPort(loopback)
  const postmaster = await startPostmaster(cluster, port, { listen_addresses: loopback.address })
  const address = `postgres://postgres:${readSetting(cluster, 'password')}@${loopback.name}:${port}/postgres`
  const pool = connect(address, { max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end({ timeout: 5 })
    await stopPostmaster(postmaster)
  }
}
