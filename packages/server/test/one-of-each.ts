import type { Fields } from '@trace/define/field.ts'
import { kinds } from '@trace/define/kinds/index.ts'
import { vouchedFields } from '@trace/define/resource.ts'
import type { Resource } from '@trace/define/resource.ts'
import { resources } from '@trace/domain/menu.ts'
import type { Sql } from '@trace/platform/ports/postgres/connect.ts'
import { exampleRow } from '@trace/platform/openapi/example.ts'
import { seal } from '@trace/platform/ports/secrets.ts'
import { newestKey } from '../src/areas/labels/codes/keys.ts'
import { openKeys } from '../src/areas/labels/issues/open-keys.ts'
import type { testServer } from './server.ts'

type Server = Pick<ReturnType<typeof testServer>, 'sql' | 'settings'>
type Values = Record<string, unknown>

/**
 * Puts a row of id 1 into every table that has none, all linked to each other. Bypasses all rules: only their existence
 * matters.
 */
export const givenOneOfEach = (server: Server): Promise<void> =>
  putRows(server, [1], (fields) => exampleRow(fields, false))

/**
 * Puts rows with these ids into every table that lacks them; `fit` sets single values of single resources. The ids
 * may differ by resource.
 */
export async function putRows(
  { sql: pool, settings }: Server,
  ids: number[] | ((resource: Resource) => number[]),
  rowOf: (fields: Fields, id: number) => Values,
  fit: Record<string, (id: number) => Values> = {},
): Promise<void> {
  const key_id = newestKey(await openKeys(settings)).id
  const more: Record<string, Values> = { stamps: { key_id }, 'scan-statistics': { device: 'trình duyệt' } }
  await pool.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`select ensure_scan_months('2026-02-01', '2026-03-01')`
    for (const resource of resources) {
      const { name, handmade, fields } = resource
      const isOfNotices = name === 'order-notifications'
      if (handmade && !isOfNotices && !(name in more)) continue
      for (const id of typeof ids === 'function' ? ids(resource) : ids)
        await (isOfNotices
          ? putNotice(sql, id, rowOf(fields, id))
          : put(sql, resource, id, { ...more[name], ...fit[name]?.(id) }))
    }
  })

  async function put(
    sql: Sql,
    { table, fields }: Pick<Resource, 'table' | 'fields'>,
    id: number,
    set: Values,
  ): Promise<void> {
    const [known] = await sql`select 1 from ${sql(table)} where id = ${id}`
    if (known) return
    const values = rowOf(fields, id)
    const kept = Object.entries(fields).filter(([, { kind }]) => kinds[kind].column !== null)
    const cells = Object.fromEntries(
      kept.map(([name, { kind }]) => [
        name,
        kind === 'identity' && values[name] ? seal(String(values[name])) : (values[name] ?? null),
      ]),
    )
    const seen = cells['approval_status'] === 'approved' && {
      approved_values: Object.fromEntries(
        vouchedFields(fields).map((name) => [name, name in set ? set[name] : cells[name]]),
      ),
    }
    await sql`insert into ${sql(table)} ${sql({ id, ...cells, ...('approved_values' in fields && seen), ...set } as never)}`
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${sql(table)}`
    for (const { kind, table: inner, parent, fields: inside } of Object.values(fields)) {
      if (kind === 'rows') await put(sql, { table: inner!, fields: inside! }, id, { [parent!]: id })
    }
  }
}

/** Inserts the notice of which a row of the list of notices about orders is a view. */
async function putNotice(
  sql: Sql,
  id: number,
  { user_id, type, order_id, title, content, is_watched }: Values,
): Promise<void> {
  await sql`
    insert into notices (id, user_id, resource, event, row_ids, count, name, reason, seen_at) overriding system value
    values (${id}, ${user_id as number}, 'orders', ${type as string}, ${[order_id as number]}, 1, ${title as string}, ${content as string},
      case when ${is_watched === true} then now() end) on conflict do nothing`
  await sql`select setval('notices_id_seq', max(id)) from notices`
}
