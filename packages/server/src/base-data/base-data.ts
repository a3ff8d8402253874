import { ADMINISTRATOR, defaultRoles } from '@trace/domain/areas/accounts/default-roles.ts'
import type { Resource } from '@trace/define/resource.ts'
import { subjectGroups } from '@trace/domain/areas/accounts/subjects.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { seedPermissions } from '@trace/platform/access/seed-permissions.ts'
import { seedRoles } from '@trace/platform/access/seed-roles.ts'
import type { Pool, Sql } from '@trace/platform/ports/postgres/connect.ts'
import type { Settings } from '@trace/platform/ports/settings/settings.ts'
import { catalogue } from './catalogue.ts'
import { seedPlaces } from './places.ts'

type Values = Record<string, unknown>

/** Advisory lock: of two servers that start at once, only one inserts the base data. */
const LOCK = 7_228_417

/**
 * Base data that every province needs: permissions, the eight default roles, both administrative systems, species,
 * units and the like. Each start inserts what is missing and leaves changed rows as they are.
 */
export async function seedBaseData(pool: Pool, settings: Settings): Promise<void> {
  await pool.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`
    await seedPermissions(sql, subjectGroups)
    await seedRoles(sql, provinceRoles(settings.seed !== 'demo'))
    await seedPlaces(sql, settings.province)
    for (const [resource, rows] of catalogue) await seedRows(sql, resource, rows)
  })
}

/** The roles of a province; `withFactor` keeps the second factor of roles that require one. */
const provinceRoles = (withFactor: boolean) =>
  defaultRoles.map(({ code, name, scope, home, description, requires_two_factor = false, permissions }) => ({
    code,
    name,
    scope,
    permissions: code === ADMINISTRATOR ? ('all' as const) : permissions,
    more: { home, description, is_system: true, requires_two_factor: withFactor && requires_two_factor },
  }))

/** Fills a catalogue if it is empty. In order, so that a row may refer by code to an earlier one. */
async function seedRows(sql: Sql, resource: Resource, rows: Values[]): Promise<void> {
  const [known] = await sql`select 1 from ${sql(resource.table)} limit 1`
  if (known) return
  const links = Object.entries(resource.fields).filter(([, { kind }]) => kind === 'reference')
  for (const row of rows) {
    const cells = { ...row }
    for (const [name, { to }] of links) {
      if (cells[name])
        cells[name] = sql`(select id from ${sql(resourceByName(to!).table)} where code = ${cells[name] as string})`
    }
    await sql`insert into ${sql(resource.table)} ${sql(cells as never)}`
  }
}
