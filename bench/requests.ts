import { randomInt, randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { startBare } from './parts/bare.ts'
import { printTable } from './parts/measure.ts'
import { startProduct } from './parts/product.ts'

const ROWS = 200_000
/** Scans come from many people: each from an address of its own, which the product believes from this proxy only. */
const product = await startProduct({ SEED: 'demo', TRUSTED_PROXIES: '127.0.0.1' })
const { sql, token } = product

await sql.unsafe(`
  insert into products (code, name, slug, manufacture_id, product_group_id, product_unit_id, price, images, approval_status, created_at)
  select 'SX-' || lpad(n::text, 6, '0'), 'Sản phẩm số ' || n, 'san-pham-so-' || n, f.id, 1 + n % 11, 1 + n % 15, n, '[{"url":"/files/a.webp","caption":""}]', 'approved', now() - n * interval '1 minute'
  from generate_series(1, ${ROWS}) n join (select id, row_number() over (order by id) - 1 as place, count(*) over () as of from manufactures where deleted_at is null) f on f.place = n % f.of;
  analyze;`)
const rows = await sql<{ id: number; name: string; manufacture_id: number }[]>`
  select id, name, manufacture_id from products where code like 'SX-%' order by random() limit 2000`
const own = (n: number) => rows[n % rows.length]!

const [stamp] = await sql<{ id: number; serial_from: number }[]>`
  select s.id, s.serial_from from stamps s join traces t on t.id = s.trace_id
  where s.status = 'activated' and s.stamp_type = 'qr_serial' and t.status = 'active' order by s.quantity desc limit 1`
const headers = { authorization: token, 'content-type': 'application/json' }
const ask = async (path: string): Promise<never> => {
  const reply = await fetch(`${product.url}${path}`, { headers })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return ((await reply.json()) as { data: never }).data
}
const range = `serial_from=${stamp!.serial_from}&serial_to=${stamp!.serial_from + 499}`
const { entries } = (await ask(`/api/admin/stamps/${stamp!.id}/codes?${range}`)) as { entries: { code: string }[] }
const codes = entries.map(({ code }) => code)

await sql`create table bare_codes (code text primary key, name text not null, scans integer not null default 0)`
await sql`create table bare_scans (id bigint generated always as identity primary key, code text not null, ip text not null, at timestamptz not null default now())`
await sql`insert into bare_codes ${sql(codes.map((code) => ({ code, name: 'Gà Tiên Yên' })))}`
const bare = await startBare('bench/bare/requests.ts', product.database)

const page = await (await fetch(`${product.url}/s/${codes[0]}`)).text()
await fetch(`${bare.url}/page`, { method: 'POST', headers, body: JSON.stringify({ page }) })

const byte = () => randomInt(1, 255)
const anyAddress = () => `10.${byte()}.${byte()}.${byte()}`
const { entry } = (await ask(`/api/admin/products/${own(0).id}`)) as { entry: Record<string, unknown> }
const kept = ['images', 'product_group_id', 'product_unit_id']
const given = Object.fromEntries([...kept, 'manufacture_id'].map((name) => [name, entry[name]]))

type Method = 'GET' | 'PUT' | 'POST'
/** Each request another one, of whichever connection. */
const differing = (make: (n: number) => Partial<Request>) => {
  let sent = 0
  return [{ setupRequest: (request: Request) => ({ ...request, ...make(sent++) }) }]
}
/** The same requests to both: their paths stand below `/api/admin` here, below `/` there. */
const pair = (method: Method, make: (n: number) => { path: string; body?: object }) => {
  const at = (server: { url: string; pid: number }, root: string) => ({
    url: server.url,
    pid: server.pid,
    method,
    headers,
    requests: differing((n) => {
      const { path, body } = make(n)
      return { path: `${root}${path}`, ...(body && { body: JSON.stringify(body) }) }
    }),
  })
  return { ours: at(product, '/api/admin'), bare: at(bare, '') }
}
const scanned = (server: { url: string; pid: number }, path: string) => ({
  url: `${server.url}${path}`,
  pid: server.pid,
  method: 'POST' as const,
  headers,
  requests: differing(() => ({
    body: JSON.stringify({ code: codes[randomInt(codes.length)] }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': anyAddress() },
  })),
})

await printTable([
  {
    name: `list of 10 of ${ROWS.toLocaleString('en')}`,
    aim: 0.7,
    ...pair('GET', (n) => ({ path: `/products?page=${1 + (n % 5)}` })),
  },
  { name: 'search', aim: 0.7, ...pair('GET', (n) => ({ path: `/products?search=${100_000 + n}` })) },
  { name: 'get', aim: 0.6, ...pair('GET', (n) => ({ path: `/products/${own(n).id}` })) },
  {
    name: 'update of one field',
    aim: 0.7,
    ...pair('PUT', (n) => ({ path: `/products/${own(n).id}`, body: { ...given, ...own(n), price: n } })),
  },
  {
    name: 'create',
    aim: 0.7,
    ...pair('POST', () => ({ path: '/products', body: { ...given, name: `Mới ${randomUUID()}` } })),
  },
  { name: 'scan', aim: 1, ours: scanned(product, '/api/web/scans'), bare: scanned(bare, '/scans') },
  {
    name: 'scan page',
    aim: 0.5,
    ours: {
      ...product,
      requests: differing(() => ({
        path: `/s/${codes[randomInt(codes.length)]}`,
        headers: { 'x-forwarded-for': anyAddress() },
      })),
    },
    bare: { url: `${bare.url}/page`, pid: bare.pid },
  },
])
bare.stop()
await product.stop()
