import { rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { TestContext } from 'node:test'
import { copyCluster, KEEP } from '@trace/platform/operate/backup/copy-cluster.ts'
import { Contents, filesBelow } from '@trace/platform/operate/backup/contents.ts'
import { makeFolderPrivate } from '@trace/embedded-postgres/make-folder-private.ts'
import { connect } from '@trace/platform/ports/postgres/connect.ts'
import { openCluster } from '@trace/embedded-postgres/cluster.ts'
import { findLoopback, temporaryPort } from '@trace/embedded-postgres/port.ts'
import { startPostmaster, stopPostmaster } from '@trace/embedded-postgres/postmaster.ts'
import { newFolder } from './embedded-servers.ts'

/** A streaming replica of the PostgreSQL at this address, on this machine; it is gone after the test. */
export async function startReplica(t: TestContext, primaryUrl: string) {
  const cluster = openCluster(newFolder())
  const owner = connect(primaryUrl, { max: 2 })
  const [primary] = await owner<{ data: string; most: string }[]>`
    select current_setting('data_directory') as data, current_setting('max_connections') as most`
  const contents = new Contents(cluster.folder)
  await copyCluster(owner, { data: primary!.data, name: cluster.binaries.major, contents }, async () => undefined)
  await owner.end()
  for (const path of await filesBelow(cluster.data, () => true))
    if (basename(path) === KEEP) rmSync(join(cluster.data, path))
  writeFileSync(join(cluster.data, 'standby.signal'), '')
  await makeFolderPrivate(cluster.folder, cluster.account)

  const { hostname, port: from, username, password } = new URL(primaryUrl)
  const port = await temporaryPort(await findLoopback())
  const url = new URL(primaryUrl)
  url.port = port
  const begin = () =>
    startPostmaster(cluster, port, {
      max_connections: primary!.most,
      hot_standby_feedback: 'on',
      primary_conninfo: `host=${hostname} port=${from} user=${username} password=${password}`,
    })
  let postmaster = await begin()
  t.after(() => stopPostmaster(postmaster))
  return {
    url: url.href,
    stop: () => stopPostmaster(postmaster),
    async startAgain() {
      postmaster = await begin()
    },
  }
}
