import { menu } from '@trace/domain/menu.ts'
import type { Page } from '@playwright/test'
import { newcomer, openBrowser, percentile, responses } from './parts/browser.ts'
import { startProduct } from './parts/product.ts'

/**
 * Measures the largest screens at the full speed of this machine: how soon they respond to a key, and how much
 * memory a tab holds after many of them.
 */
const SPECIES = 5_000
const KEYS = 40
const VISITS = Number(process.env['VISITS'] ?? 200)
const AIM_MS = 50
const AIM_MB = 20
/** How long each screen stays open; its requests are answered by then. */
const LOOKS_MS = 500
/** Pause before the next key, as of somebody who types fast. */
const BETWEEN_MS = 60

const product = await startProduct({ SEED: 'demo' })
await product.sql`
  insert into plants (code, name, "group", approval_status)
  select 'CX-' || n, 'Cây trồng số ' || n, (select min("group") from plants), 'approved' from generate_series(1, ${SPECIES}) n`
const [role] = await product.sql<{ id: number }[]>`select id from roles where scope = 'manufacture' order by id limit 1`
const permissions = `/admin/system/permissions?role=${role!.id}`
const browser = await openBrowser()
const context = await newcomer(browser, product.token)
await context.grantPermissions(['clipboard-read', 'clipboard-write'])

async function opened(path: string, ready: string): Promise<{ page: Page; seconds: number }> {
  const page = await context.newPage()
  const from = performance.now()
  await page.goto(product.url + path)
  await page.locator(ready).first().waitFor()
  return { page, seconds: (performance.now() - from) / 1000 }
}

interface Screen {
  path: string
  /** Selector of the element that is typed into; the screen is ready once it is there. */
  cell: string
  keys: string[]
  before?(page: Page): Promise<unknown>
}

const pasted = Array.from({ length: SPECIES }, (_, at) => `${at + 1}\t${at}\t${2 * at}`).join('\n')
const sheet = '/admin/general/agricultural_data/product_plants/quick-entry?rows=species'
const digits = ['1', '2', 'Enter', '3', 'ArrowRight']
const screens: Record<string, Screen> = {
  'sheet of 5,000 species, empty': { path: sheet, cell: '[data-cell="0 0"]', keys: digits },
  'sheet of 5,000 species, a column pasted': {
    path: sheet,
    cell: '[data-cell="0 0"]',
    keys: digits,
    before: async (page) => {
      await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
      await page.locator('[data-cell="0 0"]').press('Control+v')
    },
  },
  'permission matrix, searching': {
    path: permissions,
    cell: 'main input[type=search]',
    keys: ['s', 'a', 'n', 'Backspace'],
  },
  'permission matrix, granting': { path: permissions, cell: 'main tbody input[type=checkbox]', keys: [' '] },
  'list of 100 rows as a sheet': {
    path: '/admin/system/plants?mode=sheet',
    cell: '[data-cell="0 0"]',
    keys: ['c', 'a', 'Enter'],
  },
  'list, searching': { path: '/admin/system/plants', cell: 'main input[type=search]', keys: ['x', 'o', 'Backspace'] },
}

const rows: Record<string, object> = {}
for (const [name, { path, cell, keys, before }] of Object.entries(screens)) {
  const { page, seconds } = await opened(path, cell)
  const began = performance.now()
  await before?.(page)
  const prepared = performance.now() - began
  await page.locator(cell).first().focus()
  const took = await responses(page, KEYS, async () => {
    for (let at = 0; at < KEYS; at++) {
      await page.keyboard.press(keys[at % keys.length]!)
      await page.waitForTimeout(BETWEEN_MS)
    }
  })
  const slow = percentile(took, 0.98)
  rows[name] = {
    'opened, s': Number(seconds.toFixed(1)),
    ...(before && { 'pasted, s': Number((prepared / 1000).toFixed(1)) }),
    'key, median ms': Math.round(percentile(took, 0.5)),
    '98 of 100 keys, ms': `${slow <= AIM_MS ? '✔' : '✖'} ${Math.round(slow)}`,
  }
  await page.close({ runBeforeUnload: false })
}
console.log(`\nA key in a large screen; the aim is ${AIM_MS} ms`)
console.table(rows)

const addresses = menu
  .flatMap(({ resources }) => resources)
  .flatMap(({ screen, form }) => [`/admin/${screen}`, ...(form ? [`/admin/${screen}/create`] : [])])
const { page } = await opened(`/admin/${menu[0]!.resources[0]!.screen}`, 'h1')
const session = await context.newCDPSession(page)
async function held(): Promise<{ MB: number; elements: number }> {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes } = await session.send('Memory.getDOMCounters')
  return { MB: usedSize / 1_000_000, elements: nodes }
}

/** Goes to a screen as a link does, without a page load. */
async function visit(path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await page.waitForTimeout(LOOKS_MS)
}

const first = await held()
let each = first
const kept: object[] = [{ screens: 1, MB: first.MB.toFixed(1), elements: first.elements }]
for (let seen = 1; seen <= VISITS; seen++) {
  await visit(addresses[seen % addresses.length]!)
  if (seen % 50 > 0) continue
  await visit(addresses[0]!)
  each = await held()
  kept.push({ screens: seen, MB: each.MB.toFixed(1), elements: each.elements })
}
console.log('\nWhat a tab holds, after its garbage is collected')
console.table(kept)
const grown = each.MB - first.MB
console.log(`${grown < AIM_MB ? '✔' : '✖'} grown by ${grown.toFixed(1)} MB in ${VISITS} screens; the aim is ${AIM_MB}`)

await browser.close()
await product.stop()
