import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { NARROW, openScreen, settle, WIDE } from './open-screen.ts'
import { signInTo, withExample } from './other-product.ts'
import { publicPages } from './public-pages.ts'
import type { PublicPage } from './public-states.ts'
import { rowsToShow } from './rows-to-show.ts'
import { statesOf } from './screen-states.ts'
import { generatedScreens, handwrittenAddresses, openAddresses } from './screens.ts'
import { shotsPage } from './shots-page.ts'

const FOLDER = join(import.meta.dirname, '../shots')
/** Taller pictures are cut at this height, in pixels. */
const TALLEST = 3_000
const wanted = (process.env['SHOTS'] ?? '').split(',').filter(Boolean)

mkdirSync(FOLDER, { recursive: true })
test.afterAll(() =>
  writeFileSync(
    `${FOLDER}/index.html`,
    shotsPage(
      readdirSync(FOLDER)
        .filter((name) => name.endsWith('.jpeg'))
        .toSorted(),
    ),
  ),
)

const isWanted = (name: string): boolean => wanted.length === 0 || wanted.some((part) => name.includes(part))

/** '/admin/culture/batches/12/detail' makes 'culture.batches.detail'. */
const nameOf = (address: string): string =>
  address
    .replace(/\?.*$/, '')
    .replace(/^\/admin\/|^\//, '')
    .replace(/(?<!errors?)\/\d+(?=\/|$)/g, '')
    .replaceAll('/', '.')

/** Takes pictures of a whole screen, in both widths and both themes. */
async function take(page: Page, name: string): Promise<void> {
  for (const [width, size] of [
    ['wide', WIDE],
    ['narrow', NARROW],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(size)
      await settle(page)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width: size.width, height: Math.min(TALLEST, height) })
      await settle(page)
      await page.screenshot({ path: `${FOLDER}/${name}~${width}~${colorScheme}.jpeg`, quality: 80 })
    }
  }
}

async function takeAll(page: Page, screens: readonly PublicPage[]): Promise<void> {
  for (const { name, address, open, leave } of screens.filter(({ name }) => isWanted(name))) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(WIDE)
    try {
      await open(page, address)
      await take(page, name)
    } finally {
      await leave?.()
    }
  }
}

const named = (addresses: readonly string[]) =>
  addresses.map((address) => ({ name: nameOf(address), address, open: openScreen }))

test.beforeEach(({ provoke }) => provoke(/./))

test('the screens before signing in', async ({ page }) => takeAll(page, named(openAddresses)))

test('what a shopper sees', async ({ page, api }) => takeAll(page, await publicPages(api)))

test('the screens of the administration', async ({ page, api, signIn }) => {
  const rows = await rowsToShow(api)
  await signIn()
  const generated = generatedScreens(rows).map(({ address }) => address)
  await takeAll(page, named([...handwrittenAddresses(rows), ...generated]))
})

test('every part of a screen and every kind of field', ({ page }) =>
  withExample('parts', page, async (product) => {
    await signInTo(page, product)
    const paths = ['parts', 'samples', 'samples/create', 'samples/2/detail']
    const open = (_: Page, path: string) => openScreen(page, `${product.address}/admin/${path}`)
    await takeAll(
      page,
      paths.map((address) => ({ name: `parts.${nameOf(`/${address}`)}`, address, open })),
    )
  }))

test('states that a screen comes into', async ({ page, api, signIn }) => {
  const states = statesOf(await rowsToShow(api)).filter(({ name }) => isWanted(name))
  await signIn()
  for (const { name, address, act, sizes = [WIDE, NARROW] } of states) {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme: 'light' })
      await openScreen(page, address)
      await expect.soft(act(page), name).resolves.toBeUndefined()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await settle(page)
        await page.screenshot({
          path: `${FOLDER}/${name}~${size === WIDE ? 'wide' : 'narrow'}~${colorScheme}.jpeg`,
          quality: 80,
        })
      }
    }
  }
})
