import type { Browser, Page } from '@playwright/test'
import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { openBrowser, percentile, slowDown } from './parts/browser.ts'
import { startProduct } from './parts/product.ts'

/** What a shopper's telephone is made to fetch and wait for, on every public page of a province with 200 products. */
const PRODUCTS = 200
const TRIES = Number(process.env['TRIES'] ?? 5)

const product = await startProduct({ SEED: 'demo', TRUSTED_PROXIES: '127.0.0.1' })
const { sql, url } = product

await sql`
  insert into products (name, slug, code, manufacture_id, product_group_id, product_unit_id, approval_status, is_active, approved_values)
  select name || ' ' || n, slug || '-' || n, code || 'X' || n, manufacture_id, product_group_id, product_unit_id, approval_status, is_active,
    approved_values || jsonb_build_object('name', name || ' ' || n)
  from (select * from products where approval_status = 'approved' and is_active and deleted_at is null order by id limit 20) p, generate_series(1, 12) n
  limit ${PRODUCTS}`
const [found] = await sql<Record<'product' | 'producer' | 'article' | 'trace' | 'gtin' | 'lot', string>[]>`
  select p.slug as product, m.slug as producer, t.code as trace, p.approved_values ->> 'gtin' as gtin, t.lot,
    (select slug from articles where is_publish and is_approved and deleted_at is null order by id limit 1) as article
  from traces t join products p on p.id = t.product_id join manufactures m on m.id = t.manufacture_id
  where t.status = 'active' and t.lot is not null and p.approved_values ->> 'gtin' is not null order by t.scan_count desc limit 1`
const pages = [
  '/trang-chu',
  '/san-pham',
  `/san-pham/${found!.product}`,
  '/co-so',
  `/co-so/${found!.producer}`,
  '/tin-tuc',
  `/tin-tuc/${found!.article}`,
  '/thu-vien',
  '/video',
  '/thu-hoi',
  '/lien-he',
  '/tim-kiem?q=ga',
  '/khong-co',
  '/t/220000000000',
  `/t/${found!.trace}`,
  `/01/${found!.gtin}/10/${encodeURIComponent(found!.lot)}`,
]

/** Fetches an address: bytes of the answer as sent, and its text. */
const fetched = (address: string): Promise<{ bytes: number; text: string }> =>
  new Promise((resolve, reject) => {
    get(new URL(address, url), { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const sent = Buffer.concat(parts)
        const isPacked = answer.headers['content-encoding'] === 'br'
        if (answer.headers.location) return resolve(fetched(answer.headers.location))
        return resolve({ bytes: sent.length, text: isPacked ? brotliDecompressSync(sent).toString() : '' })
      })
    }).on('error', reject)
  })

/** Bytes of the page with its styles, and of these plus fonts, script and the first picture. */
async function weights(browser: Browser, address: string): Promise<{ page: number; whole: number }> {
  const { bytes, text } = await fetched(address)
  const styles = [...text.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, style]) => fetched(style!))
  const page = (await Promise.all(styles)).reduce((sum, style) => sum + style.bytes, bytes)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  const tab = await context.newPage()
  const rest: Promise<number>[] = []
  let hasPicture = false
  tab.on('requestfinished', (request) => {
    const kind = request.resourceType()
    if (!['font', 'script'].includes(kind) && !(kind === 'image' && !hasPicture && request.url().endsWith('.webp')))
      return
    hasPicture ||= kind === 'image'
    rest.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await tab.goto(url + address, { waitUntil: 'networkidle' })
  const whole = (await Promise.all(rest)).reduce((sum, size) => sum + size, page)
  await context.close()
  return { page, whole }
}

const watch = () => {
  const seen = { lcp: 0, cls: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: { lcp: number; cls: number } }).seen)

/** Measures largest contentful paint and layout shift on a cheap phone that has nothing of the site cached. */
async function look(browser: Browser, address: string): Promise<{ lcp: number; cls: number }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await slowDown(page)
  await page.goto(url + address, { waitUntil: 'networkidle' })
  const seen = await seenOn(page)
  await context.close()
  return seen
}

const browser = await openBrowser()
const table: Record<string, Record<string, number>> = {}
for (const address of pages) {
  const { page, whole } = await weights(browser, address)
  const looks: { lcp: number; cls: number }[] = []
  for (let tries = 0; tries < TRIES; tries++) looks.push(await look(browser, address))
  table[address] = {
    'HTML+CSS br, B': page,
    'whole, B': whole,
    'LCP median, ms': Math.round(
      percentile(
        looks.map(({ lcp }) => lcp),
        0.5,
      ),
    ),
    'CLS, most': Number(Math.max(...looks.map(({ cls }) => cls)).toFixed(4)),
  }
}
console.table(table)
await browser.close()
await product.stop()
