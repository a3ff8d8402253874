import { kinds, resources } from '@trace/domain'
import type { Fields } from '@trace/domain'
import type { Sql } from '../src/database/connect.ts'
import { exampleRow } from '../src/openapi/example.ts'
import { seal } from '../src/secrets.ts'
import { newestKey } from '../src/stamp-codes/keys.ts'
import { openKeys } from '../src/stamps/open-keys.ts'
import type { testServer } from './server.ts'

type Server = ReturnType<typeof testServer>

/** Puts a row of id 1 into every table that has none, all tied to each other. Past every rule: only their being there matters. */
export async function givenOneOfEach({ sql: pool, settings }: Server): Promise<void> {
  const key_id = newestKey(await openKeys(settings)).id
  const more: Record<string, object> = { 'stamps': { key_id }, 'scan-statistics': { device: 'trình duyệt' } }
  await pool.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`select ensure_scan_months('2026-03-01', '2026-03-01')`
    for (const { name, table, fields, handmade } of resources) {
      if (!handmade || name in more) await put(sql, table, fields, more[name])
    }
  })
}

async function put(sql: Sql, table: string, fields: Fields, more: object = {}): Promise<void> {
  const [known] = await sql`select 1 from ${sql(table)} where id = 1`
  if (known) return
  const values = exampleRow(fields, false)
  const kept = Object.entries(fields).filter(([, { kind }]) => kinds[kind].column !== null)
  const cells = Object.fromEntries(kept.map(([name, { kind }]) =>
    [name, kind === 'identity' ? seal(String(values[name])) : values[name] ?? null]))
  await sql`insert into ${sql(table)} ${sql({ id: 1, ...cells, ...more } as never)}`
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql(table)}`
  for (const { kind, table: inner, parent, fields: inside } of Object.values(fields)) {
    if (kind === 'rows') await put(sql, inner!, inside!, { [parent!]: 1 })
  }
}
