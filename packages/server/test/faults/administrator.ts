import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCluster, readSetting } from '@trace/embedded-postgres/cluster.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import type { Pool } from '@trace/platform/ports/postgres/connect.ts'

export const ADMINISTRATOR = { email: 'admin@example.com', password: 'Ruộng bậc thang Bình Liêu 7' }

/** Settings of a server of its own in a folder, with an administrator whose password is known. */
export const settingsFor = (folder: string) => ({
  DATA_DIR: folder,
  ADMIN_EMAIL: ADMINISTRATOR.email,
  ADMIN_PASSWORD: ADMINISTRATOR.password,
})

/** The embedded database of a data folder, as its owner. */
export function ownerOf(folder: string): Pool {
  const cluster = openCluster(join(folder, 'postgres'))
  return connect(
    `postgres://postgres:${readSetting(cluster, 'password')}@127.0.0.1:${readSetting(cluster, 'port')}/postgres`,
    { max: 1 },
  )
}

/** Turns off mandatory second factors, which these tests do not cover. */
export async function askForNoSecondFactor(folder: string): Promise<void> {
  const sql = ownerOf(folder)
  await sql`update roles set requires_two_factor = false`
  await sql.end()
}

export const postmasterOf = (folder: string): number =>
  Number.parseInt(readFileSync(join(folder, 'postgres/18/postmaster.pid'), 'utf8'))
