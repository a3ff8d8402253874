import { readFileSync } from 'node:fs'
import { menu } from '@trace/domain/menu.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { newcomer, openBrowser, percentile, responses, slowDown, weigh, whenSeen } from './parts/browser.ts'
import { startProduct } from './parts/product.ts'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const LIST = '/admin/products'
const KEYS = 60
const TURNS = 20
const ROUNDS = 5
/** A newly opened window is busy at first; this is the wait. */
const WINDOW_MS = 2_000
/** Time for which somebody reads a list after opening it. */
const READS_MS = 2_500

const product = await startProduct({ SEED: 'demo' })
const browser = await openBrowser()
const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1))
const firstRow = (page: Page) => page.locator('tbody tr').first().waitFor()

/** Bytes of scripts and styles fetched by a fresh browser. */
async function weightOf(path: string, token: string | null): Promise<number> {
  const context = await newcomer(browser, token, { keeps: false })
  const page = await context.newPage()
  const weight = weigh(page)
  await page.goto(product.url + path)
  const bytes = await weight()
  await context.close()
  return bytes
}

/** The files that only the editor of long texts needs; their names are hashes, so the manifest is asked for them. */
function filesOfEditor(): string[] {
  const manifest = JSON.parse(readFileSync('packages/admin/dist/current/manifest.json', 'utf8')) as Manifest
  const filesOf = (name: string): string[] => {
    const { file, css = [], imports = [] } = manifest[name]!
    return [file, ...css, ...imports.flatMap(filesOf)]
  }
  const ofForms = new Set(filesOf('../screens/src/resource/shopper-page/form-screen.tsx'))
  return filesOf('../screens/src/resource/fields/rich-text/rich-text-input.tsx').filter((file) => !ofForms.has(file))
}
const editor = filesOfEditor()
const isOfEditor = (address: string) => editor.some((file) => address.endsWith(file))

/**
 * Bytes that a form adds to those of its list; those of the editor of long texts, if it has one, are counted
 * separately.
 */
async function formWeight(path: string): Promise<{ form: number; editor: number }> {
  const context = await newcomer(browser, product.token, { keeps: false })
  const page = await context.newPage()
  const listed = weigh(page)
  await page.goto(product.url + path)
  await listed()
  const [all, editor] = [weigh(page), weigh(page, isOfEditor)]
  await page.goto(`${product.url}${path}/create`)
  const bytes = { all: await all(), editor: await editor() }
  await context.close()
  return { form: bytes.all - bytes.editor, editor: bytes.editor }
}

const forms: { path: string; form: number; editor: number }[] = []
for (const { screen } of menu.flatMap(({ resources }) => resources).filter(({ form }) => form)) {
  const path = `/admin/${screen}`
  forms.push({ path, ...(await formWeight(path)) })
}
forms.sort((a, b) => b.form - a.form)

console.log('\nJavaScript and styles as sent, kB')
console.table({
  'sign-in': { kB: kilobytes(await weightOf('/auth/login', null)), 'at most': 125 },
  'a list, from nothing': { kB: kilobytes(await weightOf(LIST, product.token)), 'at most': 180 },
  ...Object.fromEntries(
    forms
      .slice(0, 5)
      .map(({ path, form }) => [`${path}/create, beyond its list`, { kB: kilobytes(form), 'at most': 50 }]),
  ),
  'the editor of long texts, where a form has one': { kB: kilobytes(Math.max(...forms.map(({ editor }) => editor))) },
})

/** Time from opening the address until the element `what` is painted, on a slow machine and line. */
async function timeTo(what: string, path: string, context: BrowserContext): Promise<number> {
  const page = await context.newPage()
  await page.waitForTimeout(WINDOW_MS)
  await slowDown(page)
  const seen = await whenSeen(page, what)
  await page.goto(product.url + path, { waitUntil: 'commit' })
  const took = await seen()
  await page.waitForTimeout(READS_MS)
  await page.close()
  return took
}

/** Times of three visits by the same person: with nothing cached, then twice with the program cached. */
const visits: number[][] = [[], [], []]
/** Times for one line of text from the same server: the least that this machine takes for anything today. */
const nothing: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const context = await newcomer(browser, product.token)
  for (const times of visits) times.push(await timeTo('tbody tr', LIST, context))
  nothing.push(await timeTo('pre', '/api/ready', context))
  await context.close()
}

const context = await newcomer(browser, product.token)
const page = await context.newPage()
await page.goto(`${product.url}${LIST}/create`)
await page.getByLabel('Tên sản phẩm').first().click()
await slowDown(page, { line: false })
const typing = await responses(page, KEYS, () =>
  page.keyboard.type('Gạo nếp cái hoa vàng Đông Triều loại một túi năm ki lô gam'.padEnd(KEYS, ' a')),
)
// A page that is slowed down keeps a processor busy, though nobody looks at it.
await page.close()

const list = await context.newPage()
await list.goto(`${product.url}${LIST}`)
await firstRow(list)
await slowDown(list, { line: false })
const turned: number[] = []
const paging = await responses(list, TURNS, async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await list.locator('tbody tr').first().textContent()
    const began = performance.now()
    await list.getByRole('link', { name: turn % 2 === 0 ? 'Trang sau' : 'Trang trước' }).click()
    await list.waitForFunction((old) => document.querySelector('tbody tr')?.textContent !== old, before, {
      polling: 'raf',
    })
    turned.push(performance.now() - began)
  }
})

const ms = (value: number) => Math.round(value)
console.log('\nOn a quarter of this machine, ms')
console.table({
  'first row, from nothing, 1.6 Mbps and 150 ms away': { ms: ms(percentile(visits[0]!, 0.5)), 'at most': 2500 },
  'first row, second visit': { ms: ms(percentile(visits[1]!, 0.5)), 'at most': 700 },
  'first row, third visit': { ms: ms(percentile(visits[2]!, 0.5)), 'at most': 700 },
  'of which a page of one line of text takes': { ms: ms(percentile(nothing, 0.5)) },
  'typing in a form, 98 of 100 keys': { ms: ms(percentile(typing, 0.98)), 'at most': 100 },
  'turning a page answers, 98 of 100 clicks': { ms: ms(percentile(paging, 0.98)), 'at most': 100 },
  'turning a page, to the new rows (near server, median)': { ms: ms(percentile(turned, 0.5)) },
})

await browser.close()
await product.stop()
