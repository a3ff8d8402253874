import { sixthOf } from '@trace/server/test/seed.ts'
import type { RunOptions } from 'axe-core'
import { everything, examine, lookForBarriers, report } from './examine.ts'
import { expect, test } from './fixtures.ts'
import { lacksOnPaper } from './lacks-on-paper.ts'
import { NARROW, openScreen, WIDE } from './open-screen.ts'
import { portalPages, publicPages } from './public-pages.ts'
import type { PublicPage } from './public-states.ts'
import { rowsToShow } from './rows-to-show.ts'
import { statesOf } from './screen-states.ts'
import { openAddresses } from './screens.ts'

lookForBarriers()
test.describe.configure({ mode: 'parallel' })

/**
 * Rules for open dropdowns. Two are off, because dropdowns cover targets of the screen, and the arrow keys of the field
 * scroll their options.
 */
const overScreens: RunOptions = {
  ...everything,
  rules: { 'target-size': { enabled: false }, 'scrollable-region-focusable': { enabled: false } },
}
const targets: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] }

/** Folders whose code every screen uses. */
const ui = ['packages/screens/src/app/', 'packages/screens/src/ui/']

test('no screen before signing in keeps anybody out', async ({ page, provoke }) => {
  provoke(/422 .*\/api\/auth\//)
  await examine(page, sixthOf(openAddresses, 'open screens', ...ui), openScreen)
})

test('no public page keeps anybody out, and each is read and touched with ease on any phone', async ({
  page,
  api,
  provoke,
}) => {
  provoke(/404 .*\/(t\/|khong-co)/, /(415|503) .*\/s\//)
  const scanned = await publicPages(api)
  for (const name of ['valid', 'with-pin', 'suspect', 'inactive', 'locked', 'revoked', 'recalled'])
    expect.soft(scanned.map((one) => one.name)).toContain(`public.label-${name}`)
  const portal = (await portalPages(api)).map((address): PublicPage => ({ name: 'portal', address, open: openScreen }))
  for (const { name, address, open, leave } of sixthOf([...portal, ...scanned], 'public pages', 'packages/site/src/')) {
    try {
      await test.step(`${name} ${address}`, async () => {
        await examine(page, [address], open)
        for (const size of [
          { width: 320, height: 640 },
          { width: 720, height: 450 },
        ]) {
          await page.setViewportSize(size)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect.soft(overflow, `${address} ${size.width}: does not scroll sideways`).toBeLessThanOrEqual(0)
        }
        await page.setViewportSize(NARROW)
        expect.soft(await page.evaluate(hardToUse), `${name} ${address}: too small to read or to touch`).toEqual([])
        await page.emulateMedia({ media: 'print' })
        expect.soft(await page.evaluate(lacksOnPaper), `${name} ${address}: printed`).toEqual([])
        await page.emulateMedia({ media: null })
      })
    } finally {
      await leave?.()
    }
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a page behind a code gives its verdict and answers a PIN, and offers nothing that would not work', async ({
    page,
    api,
  }) => {
    const scanned = await publicPages(api)
    const buttons = page.locator('button:visible')
    for (const name of ['suspect', 'with-pin']) {
      await page.goto(scanned.find((one) => one.name === `public.label-${name}`)!.address)
      await expect(page.locator('#verdict')).toBeVisible()
      await expect(buttons).toHaveText(name === 'with-pin' ? ['Kiểm tra mã PIN'] : [])
    }
    await page.getByLabel('Mã PIN dưới lớp phủ').fill('000000')
    await page.getByRole('button', { name: 'Kiểm tra mã PIN' }).click()
    await expect(page.getByRole('status')).toContainText('Mã PIN')
  })
})

/** Texts smaller than 15 px, and touch targets smaller than 44 × 44 px, except links within a sentence. */
function hardToUse(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true }) &&
    !element.closest('.unseen, .skip, details:not([open]) > :not(summary)')
  const told = (element: Element) =>
    `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 30)}`
  const texts = [...document.querySelectorAll('body *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  )
  const small = texts.filter((text) => isShown(text) && parseFloat(getComputedStyle(text).fontSize) < 15)
  const touched = [...document.querySelectorAll('a[href], button, input, textarea, summary')].filter((one) => {
    const { width, height } = one.getBoundingClientRect()
    // A card's link covers the whole card.
    const isCard = getComputedStyle(one, '::after').position === 'absolute'
    return (
      isShown(one) &&
      !isCard &&
      !one.closest('.prose, [type=hidden], [tabindex="-1"]') &&
      (width < 43.5 || height < 43.5)
    )
  })
  return [...small, ...touched].map(told)
}

test('no dialog, menu or message over a screen keeps anybody out', async ({ page, api, signIn }) => {
  const states = sixthOf(statesOf(await rowsToShow(api)), 'states of screens', ...ui)
  await signIn()
  for (const { name, address, act, sizes = [WIDE, NARROW] } of states) {
    for (const size of sizes) {
      await test.step(`${name} ${size.width}`, async () => {
        await page.setViewportSize(size)
        await openScreen(page, address)
        await act(page)
        await report(page, `${name} ${size.width}`, overScreens)
        await report(page, `${name} ${size.width}`, targets, ['main'])
      })
    }
  }
})
