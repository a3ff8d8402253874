import { randomInt } from 'node:crypto'
import { startBare } from './parts/bare.ts'
import { compare } from './parts/measure.ts'
import { startProduct } from './parts/product.ts'

/** Scans come from many people: each from an address of its own, which the product believes from this proxy only. */
const product = await startProduct({ SEED: 'demo', TRUSTED_PROXIES: '127.0.0.1' })
const { sql, url, token } = product

const [stamp] = await sql<{ id: number; serial_from: number }[]>`
  select s.id, s.serial_from from stamps s join traces t on t.id = s.trace_id
  where s.status = 'activated' and s.stamp_type = 'qr_serial' and t.status = 'active' order by s.quantity desc limit 1`
const reply = await fetch(
  `${url}/api/admin/stamps/${stamp!.id}/codes?serial_from=${stamp!.serial_from}&serial_to=${stamp!.serial_from + 499}`,
  { headers: { authorization: token } },
)
const { data } = (await reply.json()) as { data: { entries: { code: string }[] } }
const codes = data.entries.map(({ code }) => code)

await sql`create table bare_codes (code text primary key, name text not null, scans integer not null default 0)`
await sql`create table bare_scans (id bigint generated always as identity primary key, code text not null, ip text not null, at timestamptz not null default now())`
await sql`insert into bare_codes ${sql(codes.map((code) => ({ code, name: 'Gà Tiên Yên' })))}`
const bare = await startBare('bench/bare/scan.ts', product.database)

const headers = { 'content-type': 'application/json' }
const byte = () => randomInt(1, 255)
const eachItsOwn = {
  requests: Array.from({ length: 2_000 }, () => ({
    body: JSON.stringify({ code: codes[randomInt(codes.length)] }),
    headers: { ...headers, 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` },
  })),
}
await compare(
  'A scan, counted, by many people at once',
  { name: 'product', url: `${url}/api/web/scans`, method: 'POST', headers, ...eachItsOwn },
  { name: 'bare Fastify + postgres.js', url: `${bare.url}/scans`, method: 'POST', headers, ...eachItsOwn },
)
bare.stop()
await product.stop()
