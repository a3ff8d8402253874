import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { connect } from '../../ports/postgres/connect.ts'
import type { Pool } from '../../ports/postgres/connect.ts'
import { copyDatabase } from '../../ports/postgres/copy-database.ts'
import { findBinaries } from '@trace/embedded-postgres/binaries.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import { loadRelease } from './release-dump.ts'
import type { Settings } from '../../ports/settings/settings.ts'
import { Contents, filesBelow, verifiedManifest } from '../backup/contents.ts'
import { copyCluster, KEEP } from '../backup/copy-cluster.ts'
import { DUMP, postgresTool } from '../backup/dump.ts'
import { copyBackupFiles, refuseUnfitBackup } from '../backup/restore.ts'
import type { Product } from '../../start/product.ts'
import type { Installation } from '../installation.ts'

/** Restores a backup into a folder as a PostgreSQL data directory. */
export async function layBackup(product: Product, settings: Settings, backup: string, folder: string): Promise<void> {
  const manifest = await verifiedManifest(backup)
  await refuseUnfitBackup(product, settings, { manifest, backup })
  if (manifest.database === 'files') return copyBackupFiles(join(backup, 'postgres'), folder)
  await fillNew(folder, (_, url) =>
    postgresTool('pg_restore', manifest.postgres, ['--exit-on-error', '--no-owner', join(backup, DUMP)], {
      ...settings,
      databaseUrl: url,
      databaseOwner: null,
    }),
  )
}

/** Copies the current database into a folder: its files, or the rows of an external one. */
export async function layToday(
  { migrations }: Product,
  { settings, owner, embedded }: Installation,
  folder: string,
): Promise<void> {
  if (!embedded) return fillNew(folder, (to) => copyDatabase(owner, to, migrations))
  const { major } = findBinaries()
  const data = join(settings.dataDir, 'postgres')
  const contents = new Contents(folder)
  await contents.copy(join(data, 'password'), 'password')
  await copyCluster(owner, { data: join(data, major), name: major, contents }, async () => {})
  for (const path of await filesBelow(folder)) if (basename(path) === KEEP) await rm(join(folder, path))
}

/** Loads the rows of a released version into a database in a folder. */
export const layRelease = (
  stored: { migrations: string; releases: string },
  folder: string,
  release: string,
): Promise<void> => fillNew(folder, (to) => loadRelease(stored, to, release))

async function fillNew(folder: string, fill: (to: Pool, url: string) => Promise<unknown>): Promise<void> {
  const { url, stop } = await startEmbedded({ folder, parameters: { fsync: 'off' } })
  const to = connect(url, { max: 2 })
  try {
    await fill(to, url)
  } finally {
    await to.end({ timeout: 5 })
    await stop()
  }
}
