import { createHash } from 'node:crypto'
import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import postgres from '@trace/postgres'

/**
 * A minimal server for the busiest requests: the same reads and writes, each in as few statements as possible,
 * without validation, permissions, languages or anything else around them.
 */
const pool = postgres(process.env['DATABASE_URL']!, { max: 20 })
const bare = fastify({ trustProxy: true })
const [{ total }] = await pool<
  [{ total: number }]
>`select count(*)::int as total from products where deleted_at is null`

const names = pool.unsafe(`
  json_build_object('id', m.id, 'name', m.name) as manufacture, json_build_object('id', g.id, 'name', g.name) as product_group,
  json_build_object('id', c.id, 'name', c.name) as category, json_build_object('id', u.id, 'name', u.name) as product_unit,
  json_build_object('id', p.id, 'name', p.name) as plant, json_build_object('id', w.id, 'name', w.name) as net_weight_unit`)
const joined = pool.unsafe(`
  join manufactures m on m.id = t.manufacture_id join product_groups g on g.id = t.product_group_id join product_units u on u.id = t.product_unit_id
  left join categories c on c.id = t.category_id left join plants p on p.id = t.plant_id left join product_units w on w.id = t.net_weight_unit_id`)

async function signedIn({ headers }: FastifyRequest): Promise<number> {
  const hash = createHash('sha256').update(headers.authorization!).digest()
  const [found] = await pool<{ id: number }[]>`
    select u.id, u.name, r.code, r.scope from sessions s join users u on u.id = s.user_id join roles r on r.id = u.role_id
    where s.token_hash = ${hash} and s.expires_at > now() and u.is_active and u.deleted_at is null`
  return found!.id
}

const log = (
  sql: postgres.TransactionSql,
  user: number,
  action: string,
  row: postgres.Row,
  request: FastifyRequest,
  old: unknown,
) => sql`
  insert into system_logs (user_id, user_name, role, action, subject, entity_id, entity_label, method, path, ip, user_agent, old_values, new_values)
  values (${user}, 'Quản trị', 'admin', ${action}, 'products', ${row['id'] as number}, ${row['name'] as string}, ${request.method}, ${request.url},
    ${request.ip}, ${request.headers['user-agent'] ?? ''}, ${sql.json(old as never)}, ${sql.json({ price: row['price'] as number })})`
const announce = (sql: postgres.TransactionSql, row: postgres.Row) =>
  sql`select pg_notify('bare', ${JSON.stringify({ resource: 'products', id: row['id'] as number })})`

bare.get('/products', async (request) => {
  await signedIn(request)
  const { page = '1', search = '' } = request.query as Record<string, string>
  const entries = await pool`
    select t.*, ${names} from (
      select * from products t where t.deleted_at is null ${search ? pool`and t.search like ${`% ${search}%`}` : pool``}
      order by t.id desc limit 10 offset ${(Number(page) - 1) * 10}
    ) t ${joined} order by t.id desc`
  return { code: 200, data: { entries, pagination: { page: Number(page), length: 10, total } } }
})

bare.get('/products/:id', async (request) => {
  await signedIn(request)
  const { id } = request.params as { id: string }
  const [[entry], certificates] = await Promise.all([
    pool`select t.*, ${names} from products t ${joined} where t.id = ${id} and t.deleted_at is null`,
    pool`select * from certificates where product_id = ${id} order by position, id`,
  ])
  return { code: 200, data: { entry: { ...entry, certificates } } }
})

bare.put('/products/:id', async (request) => {
  const user = await signedIn(request)
  const { id } = request.params as { id: string }
  const { price } = request.body as { price: number }
  const entry = await pool.begin(async (sql) => {
    const [old] = await sql`select * from products where id = ${id} and deleted_at is null for update`
    const [row] = await sql`
      update products set price = ${price}, updated_by = ${user}, version = version + 1, updated_at = now() where id = ${id} returning *`
    await log(sql, user, 'update', row!, request, { price: old!['price'] as number })
    await announce(sql, row!)
    return row
  })
  return { code: 200, data: { entry } }
})

bare.put('/products/:id/change-highlight', async (request) => {
  const user = await signedIn(request)
  const { id } = request.params as { id: string }
  const entry = await pool.begin(async (sql) => {
    const [row] = await sql`
      update products set is_highlight = not is_highlight, updated_by = ${user}, version = version + 1, updated_at = now()
      where id = ${id} and deleted_at is null returning *`
    await log(sql, user, 'toggle', row!, request, { is_highlight: !row!['is_highlight'] })
    await announce(sql, row!)
    return row
  })
  return { code: 200, data: { entry } }
})

bare.post('/products', async (request) => {
  const user = await signedIn(request)
  const given = request.body as Record<string, never>
  const entry = await pool.begin(async (sql) => {
    const [row] = await sql`
      insert into products ${sql({ ...given, images: sql.json(given['images']!), code: `B-${process.hrtime.bigint()}`, slug: `b-${process.hrtime.bigint()}`, created_by: user, updated_by: user } as never)}
      returning *`
    await log(sql, user, 'create', row!, request, null)
    await announce(sql, row!)
    return row
  })
  return { code: 200, data: { entry } }
})

bare.post('/scans', async (request) => {
  const { code } = request.body as { code: string }
  const [found] = await pool`select code, name from bare_codes where code = ${code}`
  if (!found) return { code: 404 }
  await pool`insert into bare_scans (code, ip) values (${code}, ${request.ip})`
  const [counted] = await pool`update bare_codes set scans = scans + 1 where code = ${code} returning scans`
  return { code: 200, data: { entry: { ...found, ...counted } } }
})

/** A page as it is: the same bytes for everybody. */
let page = ''
bare.post('/page', async (request) => {
  page = (request.body as { page: string }).page
  return { code: 200 }
})
bare.get('/redirect/:code', async (request, reply) => {
  const { code } = request.params as { code: string }
  const [found] = await pool`select code from bare_codes where code = ${code}`
  return reply.redirect(`/s/${found!['code'] as string}`, 307)
})
bare.get('/page', async (_, reply) => reply.type('text/html; charset=utf-8').send(page))

process.once('disconnect', () => process.exit())
await bare.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
