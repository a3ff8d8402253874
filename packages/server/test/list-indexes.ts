import { hashToken, newToken } from '@trace/platform/access/tokens.ts'
import { copyDemoProvince } from './demo-province.ts'
import { indexUses } from './index-uses.ts'
import { startWorld, stopWorld } from './world.ts'

/** Every index of the demo province with its size and the screen requests that use it; for `npm run indexes`. */
export async function listIndexes(): Promise<Record<string, string | number>[]> {
  const world = await startWorld(await copyDemoProvince())
  const { sql, url, settings } = world
  await sql`update roles set requires_two_factor = false`
  // The province first: its account makes all requests.
  const people = await sql<{ id: number }[]>`
  select distinct on (r.scope) u.id from users u join roles r on r.id = u.role_id
  where u.is_active and u.deleted_at is null and r.is_active and not u.must_change_password order by r.scope desc, cardinality(r.permission_ids) desc`
  const tokens = people.map(() => newToken('cn'))
  for (const [at, { id }] of people.entries())
    await sql`insert into sessions (token_hash, user_id, expires_at) values (${hashToken(tokens[at]!)}, ${id}, now() + interval '1 hour')`
  const uses = await indexUses(sql, { url, settings, tokens })
  const indexes = await sql<{ table: string; index: string; kilobytes: number; is_key: boolean }[]>`
  select c.relname as table, i.relname as index, pg_relation_size(i.oid)::int / 1024 as kilobytes, x.indisunique as is_key
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition order by 1, 2`
  await stopWorld(world)
  return indexes.map(({ is_key, ...index }) => {
    const [first = is_key ? '(key)' : ''] = uses.get(index.index) ?? []
    return { ...index, requests: uses.get(index.index)?.size ?? 0, 'taken for': first.slice(0, 70) }
  })
}
