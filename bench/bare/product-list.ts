import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import postgres from '@trace/postgres'

/** What somebody would write by hand for the list of products, with nothing around it. */
const pool = postgres(process.env['DATABASE_URL']!, { max: 20 })
const bare = fastify()
const count = async () =>
  (await pool<{ total: number }[]>`select count(*)::int as total from products where deleted_at is null`)[0]!.total
const remembered = await count()

const list = (total: () => Promise<number> | number) => async (request: FastifyRequest) => {
  const { page = '1' } = request.query as { page?: string }
  const entries = await pool`
    select t.id, t.code, t.name, t.price, t.images, t.gtin, t.ocop_star, t.approval_status, t.is_active, t.is_highlight, t.is_highlight_app, t.created_at,
      json_build_object('id', m.id, 'name', m.name) as manufacture, json_build_object('id', g.id, 'name', g.name) as product_group,
      json_build_object('id', u.id, 'name', u.name) as product_unit
    from products t join manufactures m on m.id = t.manufacture_id join product_groups g on g.id = t.product_group_id join product_units u on u.id = t.product_unit_id
    where t.deleted_at is null order by t.id desc limit 10 offset ${(Number(page) - 1) * 10}`
  return { code: 200, data: { entries, pagination: { page: Number(page), length: 10, total: await total() } } }
}

bare.get('/counting', list(count))
bare.get(
  '/remembering',
  list(() => remembered),
)
await bare.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
