import { connect } from '../ports/postgres/connect.ts'
import type { Pool } from '../ports/postgres/connect.ts'
import { startEmbedded } from '@trace/embedded-postgres/embedded.ts'
import type { Embedded } from '@trace/embedded-postgres/embedded.ts'
import { embeddedOf } from '../ports/postgres/embedded-settings.ts'
import { majorsIn, refuseOtherFolder } from '@trace/embedded-postgres/majors.ts'
import { waitingMigrations } from '../ports/postgres/migrate.ts'
import { programUrl } from '../ports/postgres/program-role.ts'
import { readSettings } from '../ports/settings/settings.ts'
import type { Settings } from '../ports/settings/settings.ts'
import { StartRefusal } from '@trace/embedded-postgres/start-refusal.ts'

/** The database of this installation for a command, whether or not a server is running. */
export interface Installation {
  settings: Settings
  /** Connections with the program's role, and with the role that owns the tables. */
  pool: Pool
  owner: Pool
  embedded: Embedded | null
}

/**
 * Runs `work` on the existing database. Nothing is created or migrated; an embedded PostgreSQL that is not running is
 * started until `work` ends.
 */
export async function withInstallation<T>(work: (installation: Installation) => Promise<T>): Promise<T> {
  const settings = readSettings()
  const embedded = settings.databaseUrl ? null : await startExisting(settings)
  const url = settings.databaseUrl ?? programUrl(embedded!.url).href
  const { url: ownerUrl, tls } = settings.databaseOwner ?? {
    url: settings.databaseUrl ?? embedded!.url,
    tls: settings.databaseTls,
  }
  const pool = connect(url, { max: 4, tls: settings.databaseTls })
  const owner = connect(ownerUrl, { max: 2, tls })
  try {
    return await work({ settings, pool, owner, embedded })
  } finally {
    await Promise.all([pool.end({ timeout: 5 }), owner.end({ timeout: 5 })])
    await embedded?.stop()
  }
}

async function startExisting(settings: Settings): Promise<Embedded> {
  refuseOtherFolder(settings.dataDir)
  const { folder } = embeddedOf(settings)
  if (majorsIn(folder).length === 0)
    throw new StartRefusal(`Không có cơ sở dữ liệu trong ${folder}. Hãy đặt DATA_DIR như khi chạy máy chủ`)
  return startEmbedded(embeddedOf(settings))
}

/** Refuses a database on which some of this program's migrations have not run. */
export async function refuseUnmigrated(pool: Pool, migrations: string): Promise<void> {
  const waiting = await waitingMigrations(pool, migrations)
  if (waiting.length > 0)
    throw new StartRefusal(
      `Cơ sở dữ liệu chưa được nâng cấp lên bản chương trình này (còn ${waiting.length} bước). Hãy chạy «npm start» trước`,
    )
}
