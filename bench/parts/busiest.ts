import { randomInt, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDatabase, startProduct } from './product.ts'
import type { Product } from './product.ts'

export const ROWS = 200_000
/** How many rows are saved at a time before anything is measured. */
const AT_ONCE = 20

export interface Asked {
  method: 'GET' | 'PUT' | 'PATCH' | 'POST'
  path: string
  body?: object
  headers?: Record<string, string>
}

/** Converts a request for sending, with a copy of its headers: autocannon adds the length of the body to them. */
export const asSent = ({ method, path, headers, body }: Asked) => ({
  method,
  path,
  headers: { ...headers },
  ...(body && { body: JSON.stringify(body) }),
})

/** Makes request number `n` of a kind; each differs. */
export type Ask = (n: number) => Asked

export type Kind = 'list' | 'search' | 'get' | 'update' | 'toggle' | 'create' | 'scan' | 'page' | 'redirect'

export interface Busiest {
  product: Product
  /** Codes of labels that somebody may scan, all of one product. */
  codes: string[]
  ask: Record<Kind, Ask>
}

/** Starts the product with many rows; returns its most frequent requests. */
export async function startBusiest(settings: Record<string, string> = {}): Promise<Busiest> {
  const { DATABASE_URL = await newDatabase() } = settings
  // Scans come from many people: each from an address of its own, which the product believes from this proxy only.
  const kept = { DATABASE_URL, DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-')), TRUSTED_PROXIES: '127.0.0.1' }
  const product = await startProduct({ ...kept, SEED: 'demo', ...settings })
  const { sql } = product
  await sql.unsafe(`
    insert into products (code, name, slug, manufacture_id, product_group_id, product_unit_id, price, images, approval_status, created_at)
    select 'SX-' || lpad(n::text, 6, '0'), 'Sản phẩm số ' || n, 'san-pham-so-' || n, f.id, 1 + n % 11, 1 + n % 15, n, '[{"url":"/files/a.webp","caption":""}]', 'approved', now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}) n join (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as of from manufactures
      where deleted_at is null and approval_status = 'approved') f on f.place = n % f.of;`)
  await sql`vacuum analyze`
  const rows = await sql<({ id: number } & Record<string, unknown>)[]>`
    select id, name, images, manufacture_id, product_group_id, product_unit_id from products where code like 'SX-%' order by random() limit 2000`
  const own = (n: number) => rows[n % rows.length]!
  const headers = { authorization: product.token, 'content-type': 'application/json' }
  const answered = async ({ path, ...asked }: Asked): Promise<never> => {
    const reply = await fetch(product.url + path, asSent({ path, ...asked }))
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return ((await reply.json()) as { data: never }).data
  }
  const { codes, gtin } = await labelsOf(product, headers, answered)
  const { id: _, ...given } = own(0)

  const anyCode = () => codes[randomInt(codes.length)]!
  const byte = () => randomInt(1, 255)
  const visitor = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })
  const at = '/api/admin/products'
  const save = (n: number, price: number): Asked => {
    const { id, ...values } = own(n)
    return { method: 'PUT', path: `${at}/${id}`, headers, body: { ...values, price } }
  }
  // Each row is saved once beforehand, as if somebody had edited it, so that later saves change one field only.
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await Promise.all(rows.slice(from, from + AT_ONCE).map((_, n) => answered(save(from + n, 0))))
  return {
    product,
    codes,
    ask: {
      list: (n) => ({ method: 'GET', path: `${at}?page=${1 + (n % 5)}`, headers }),
      search: (n) => ({ method: 'GET', path: `${at}?search=${100_000 + n}`, headers }),
      get: (n) => ({ method: 'GET', path: `${at}/${own(n).id}`, headers }),
      update: (n) => save(n, n + 1),
      toggle: (n) => ({ method: 'PUT', path: `${at}/${own(n).id}/change-highlight`, headers, body: {} }),
      create: () => ({ method: 'POST', path: at, headers, body: { ...given, name: `Mới ${randomUUID()}` } }),
      scan: () => ({
        method: 'POST',
        path: '/api/web/scans',
        headers: { ...visitor(), 'content-type': 'application/json' },
        body: { code: anyCode() },
      }),
      page: () => ({ method: 'GET', path: `/s/${anyCode()}`, headers: visitor() }),
      redirect: () => ({ method: 'GET', path: `/01/${gtin}/21/${anyCode()}`, headers: visitor() }),
    },
  }
}

async function labelsOf({ sql }: Product, headers: Record<string, string>, answered: (asked: Asked) => Promise<never>) {
  const [stamp] = await sql<{ id: number; serial_from: number; gtin: string }[]>`
    select s.id, s.serial_from, lpad(p.approved_values ->> 'gtin', 14, '0') as gtin
    from stamps s join traces t on t.id = s.trace_id join products p on p.id = t.product_id
    where s.status = 'activated' and s.stamp_type = 'qr_serial' and t.status = 'active' and p.approved_values ->> 'gtin' is not null
    order by s.quantity desc limit 1`
  const range = `serial_from=${stamp!.serial_from}&serial_to=${stamp!.serial_from + 499}`
  const { entries } = (await answered({
    method: 'GET',
    path: `/api/admin/stamps/${stamp!.id}/codes?${range}`,
    headers,
  })) as {
    entries: { code: string }[]
  }
  return { codes: entries.map(({ code }) => code), gtin: stamp!.gtin }
}
