import { products } from '@trace/domain/areas/catalogue/products.ts'
import { hasSortIndex, MOST_PAGED_ROWS } from '@trace/define/paging.ts'
import { forgetStatements, pagesRead, statementsSpent } from './parts/statements.ts'
import { startProduct } from './parts/product.ts'

/**
 * Measures how the work of a request grows with the number of rows: the 8 kB pages that PostgreSQL reads for it, a
 * number that other load on the machine does not change, and the exponent of their growth, 0 for none and 1 for as
 * fast as the rows. The time of PostgreSQL is shown beside it, for the largest size only.
 */
const SIZES = (process.env['SIZES'] ?? '1000,10000,100000,1000000').split(',').map(Number)
const TURNS = 3
/** Fails above this growth exponent (measured between the two largest sizes); logarithmic growth stays below it. */
const AIM = 0.2

const product = await startProduct({ SEED: 'demo' })
const { sql } = product
await sql`create extension pg_stat_statements`
const headers = { authorization: product.token }

const at = '/api/admin/products'
type Path = (rows: number) => string
/** The page farthest from both ends that a list offers. */
const farthest = (rows: number) => Math.max(1, Math.floor(Math.min(rows / 2, MOST_PAGED_ROWS) / 10))
const sorted = (by: string, page: number) => `${at}?sort_by=${by}&sort_dir=desc&page=${page}`
const orders = ['created_at', ...Object.keys(products.fields)].filter((name) => hasSortIndex(products, name))
const asked: Record<string, Path> = {
  list: () => at,
  'page far from both ends': (rows) => `${at}?page=${farthest(rows)}`,
  'last page': (rows) => `${at}?page=${Math.floor(rows / 10)}`,
  ...Object.fromEntries(orders.map((by) => [`by ${by}`, () => sorted(by, 1)])),
  'by name, far from both ends': (rows) => sorted('name', farthest(rows)),
  'filter of a producer': () => `${at}?manufacture_id=1`,
  'search, common': () => `${at}?search=san`,
  'search, rare': (rows) => `${at}?search=${rows - 7}`,
  'search, none': () => `${at}?search=khongcogica`,
  'search everywhere, rare': (rows) => `/api/admin/search?q=${rows - 7}`,
  get: (rows) => `${at}/${rows}`,
  'search everywhere, common': () => '/api/admin/search?q=san',
  counts: () => '/api/admin/count-products',
  dashboard: () => '/api/admin/dashboard',
  'scan statistics': () => '/api/admin/scan-statistics/summary',
  log: () => '/api/admin/system-logs',
}

/**
 * Requests measured again just after a row was changed, when the server has nothing about its table in the cache but
 * the sums over the other rows.
 */
const afterChange = ['list', 'counts', 'dashboard']

const read: Record<string, number[]> = {}
const spent: Record<string, number> = {}
/** Toggles the highlight of a product. */
async function change(rows: number): Promise<void> {
  const path = `/api/admin/products/${1 + Math.floor(rows / 2)}/change-highlight`
  const reply = await fetch(product.url + path, { method: 'PUT', headers })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
}

let filled = 0
for (const rows of SIZES) {
  await sql.unsafe(`
    insert into products (code, name, slug, manufacture_id, product_group_id, product_unit_id, price, images, approval_status, created_at)
    select 'SX-' || n, 'Sản phẩm số ' || n, 'san-pham-so-' || n, f.id, 1 + n % 11, 1 + n % 15, n, '[{"url":"/files/a.webp","caption":""}]', 'approved', now() - n * interval '1 minute'
    from generate_series(${filled + 1}, ${rows}) n join (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as of from manufactures
      where deleted_at is null and approval_status = 'approved') f on f.place = n % f.of;
    insert into system_logs (user_id, user_name, role, action, subject, entity_id, method, path, ip, user_agent)
    select 1, 'Lan', 'admin', 'update', 'products', n, 'PUT', '/', '10.0.0.1', '' from generate_series(${filled + 1}, ${rows}) n`)
  await sql`vacuum analyze products`
  await sql`vacuum analyze system_logs`
  // Tells the server about rows that it did not write itself; otherwise it would use its cached totals.
  await sql`select pg_notify('coi_nguon', ${JSON.stringify({
    changed: [
      ['products', []],
      ['system-logs', []],
    ],
  })})`
  filled = rows
  const ask = async (path: string) => {
    const reply = await fetch(product.url + path, { headers })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    await reply.arrayBuffer()
  }
  const measure = async (name: string, act: () => Promise<void>, before: () => Promise<void>) => {
    const pages: number[] = []
    const times: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      await before()
      await forgetStatements(sql)
      await act()
      pages.push(await pagesRead(sql))
      times.push((await statementsSpent(sql)).reduce((sum, { planned, ran }) => sum + planned + ran, 0))
    }
    const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / TURNS
    ;(read[name] ??= []).push(Math.round(mean(pages)))
    spent[name] = mean(times)
  }
  for (const [name, path] of Object.entries(asked)) {
    const act = () => ask(path(rows))
    await act() // not measured: it fills the cache of what depends on the whole table
    await measure(name, act, () => Promise.resolve())
    if (afterChange.includes(name)) await measure(`${name}, a row having changed`, act, () => change(rows))
  }
  console.log(
    rows,
    JSON.stringify(Object.fromEntries(Object.entries(read).map(([name, pages]) => [name, pages.at(-1)]))),
  )
}

const exponent = (pages: number[]): number => {
  const [few, many] = [Math.max(1, pages.at(-2) ?? 1), Math.max(1, pages.at(-1)!)]
  return Math.log(many / few) / Math.log(SIZES.at(-1)! / SIZES.at(-2)!)
}
console.table(
  Object.fromEntries(
    Object.entries(read).map(([name, pages]) => [
      name,
      {
        ...Object.fromEntries(SIZES.map((rows, index) => [rows.toLocaleString('en'), pages[index]!])),
        'ms of PostgreSQL': Number(spent[name]!.toFixed(1)),
        exponent: `${exponent(pages) <= AIM ? '✔' : '✖'} ${exponent(pages).toFixed(2)}`,
      },
    ]),
  ),
)
await product.stop()
