import type { Settings } from '../ports/settings/settings.ts'
import { checkDatabase, hasTables } from './check-database.ts'
import { claimEmptyInstallation } from './refuse-empty-installation.ts'
import { connect } from '../ports/postgres/connect.ts'
import { migrate } from '../ports/postgres/migrate.ts'
import { transferOwnership, makeProgramRole, programUrl } from '../ports/postgres/program-role.ts'

/** Runs the migrations as the owner of the tables; returns the address with the program's own role. */
export async function prepareDatabase(settings: Settings, migrations: string, embeddedUrl = ''): Promise<string> {
  const { databaseUrl, databaseTls, databaseOwner } = settings
  const { url: ownerUrl, tls } = databaseOwner ?? { url: databaseUrl ?? embeddedUrl, tls: databaseTls }
  const url = databaseUrl ?? programUrl(embeddedUrl).href
  const owner = connect(ownerUrl, { tls })
  try {
    if (databaseUrl) await checkDatabase(owner)
    if (databaseUrl && !(await hasTables(owner))) claimEmptyInstallation(settings)
    if (!databaseUrl) await makeProgramRole(owner, ownerUrl)
    if (!databaseUrl) await owner`create extension if not exists pg_stat_statements`
    await migrate(owner, migrations)
    if (url !== ownerUrl) await transferOwnership(owner, decodeURIComponent(new URL(url).username))
  } finally {
    await owner.end()
  }
  return url
}
