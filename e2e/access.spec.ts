import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, test } from './fixtures.ts'
import { NARROW, openScreen, settle, WIDE } from './open-screen.ts'
import { publicPages } from './public-pages.ts'
import { rowsToShow } from './rows-to-show.ts'
import { statesOf } from './screen-states.ts'
import { adminAddresses, openAddresses } from './screens.ts'

test.setTimeout(900_000)
test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' })
test.beforeEach(({ context }) => context.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') }))

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'],
}
/** All that a change of theme can spoil. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, resultTypes: ['violations'] }

/** What drops down covers the targets of the screen; a list of options is scrolled by the arrow keys of its field. */
const overScreens: RunOptions = { ...everything, rules: { 'target-size': { enabled: false }, 'scrollable-region-focusable': { enabled: false } } }
const targets: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] }

/** Looks at a screen in both widths and both themes. */
async function examine(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(WIDE)
  await openScreen(page, address)
  expect(page.url(), 'the screen itself, not one that it leads to').toContain(address)
  await report(page, `${address} wide, light`, everything)
  await page.emulateMedia({ colorScheme: 'dark' })
  await settle(page)
  await report(page, `${address} wide, dark`, colours)
  await page.setViewportSize(NARROW)
  await settle(page)
  await report(page, `${address} narrow, dark`, colours)
  await page.emulateMedia({ colorScheme: 'light' })
  await settle(page)
  await report(page, `${address} narrow, light`, everything)
}

async function report(page: Page, where: string, options: RunOptions, exclude: string[] = []): Promise<void> {
  const violations = await page.evaluate(async ({ exclude, options }) => {
    const { axe } = window as Window & { axe?: { run(context: { exclude: string[] }, options: RunOptions): Promise<AxeResults> } }
    return (await axe!.run({ exclude }, options)).violations
  }, { exclude, options })
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))
  expect.soft(found, where).toEqual([])
}

test('no screen before signing in keeps anybody out', async ({ page, provoke }) => {
  provoke(/422 .*\/api\/auth\//)
  for (const address of openAddresses) await examine(page, address)
})

test('no page behind a code keeps anybody out', async ({ page, api, provoke }) => {
  provoke(/404 .*\/t\//)
  for (const { address } of await publicPages(api)) await examine(page, address)
})

test('no screen of the administration keeps anybody out', async ({ page, api, signIn }) => {
  const rows = await rowsToShow(api)
  await signIn()
  for (const address of adminAddresses(rows)) await examine(page, address)
})

test('no dialog, menu or message over a screen keeps anybody out', async ({ page, api, signIn }) => {
  const states = statesOf(await rowsToShow(api))
  await signIn()
  for (const { name, address, act, sizes = [WIDE, NARROW] } of states) {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await openScreen(page, address)
      await act(page)
      await report(page, `${name} ${size.width}`, overScreens)
      await report(page, `${name} ${size.width}`, targets, ['main'])
    }
  }
})
