import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import postgres from 'postgres'
import { compare } from './parts/measure.ts'
import { startProduct } from './parts/product.ts'

const ROWS = 200_000
const product = await startProduct()

await product.sql.unsafe(`
  insert into manufactures (name, manufacturing_form_id, manufacturing_sector_ids, representative_name, phone, province_id, ward_id, approval_status, is_active)
  select 'Hợp tác xã ' || n, 1, '{1}', 'Nguyễn Văn A', '0' || lpad(n::text, 9, '0'), p.id, w.id, 'approved', true
  from generate_series(1, 200) n, (select id from provinces where is_home) p, (select min(id) as id from wards where system = '2025') w;
  insert into products (code, name, slug, manufacture_id, product_group_id, product_unit_id, price, images, approval_status)
  select 'SP-' || lpad(n::text, 6, '0'), 'Sản phẩm số ' || n, 'san-pham-so-' || n, 1 + n % 200, 1 + n % 11, 1 + n % 15, n, '[{"url":"/files/a.webp","caption":""}]', 'approved'
  from generate_series(1, ${ROWS}) n;
  analyze;`)

/** What somebody would write by hand for this list, with nothing around it. */
const pool = postgres(product.database, { max: 20 })
const bare = fastify()
const count = async () => (await pool<{ total: number }[]>`select count(*)::int as total from products where deleted_at is null`)[0]!.total
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
bare.get('/products', list(count))
bare.get('/products-remembered', list(() => remembered))
const address = await bare.listen({ host: '127.0.0.1', port: 0 })

await compare(
  `The list of products, ${ROWS.toLocaleString('en')} rows, with joined names and total`,
  { name: 'product', url: `${product.url}/api/admin/products?page=3`, headers: { authorization: product.token } },
  { name: 'bare Fastify + postgres.js', url: `${address}/products?page=3` },
  { name: 'the same, which never counts', url: `${address}/products-remembered?page=3` },
)

await bare.close()
await pool.end()
await product.stop()
