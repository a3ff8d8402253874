import { startBare } from './parts/bare.ts'
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

const bare = await startBare('bench/bare/product-list.ts', product.database)

await compare(
  `The list of products, ${ROWS.toLocaleString('en')} rows, with joined names and total`,
  { name: 'product', url: `${product.url}/api/admin/products?page=3`, headers: { authorization: product.token } },
  { name: 'bare Fastify + postgres.js', url: `${bare.url}/counting?page=3` },
  { name: 'the same, which never counts', url: `${bare.url}/remembering?page=3` },
)

bare.stop()
await product.stop()
