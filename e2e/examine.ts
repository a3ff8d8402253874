import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, test } from './fixtures.ts'
import { NARROW, settle, WIDE } from './open-screen.ts'

/** Settings for test files that check accessibility; each of their tests visits many screens. */
export function lookForBarriers(): void {
  test.setTimeout(900_000)
  // Every violation is reported with its place; a trace of each step would double the work.
  test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light', trace: 'off' })
  test.beforeEach(({ context }) =>
    context.addInitScript({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') }),
  )
}

export const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
}
/** Rules that the colours of a theme can break. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

interface Look {
  size: { width: number; height: number }
  colorScheme: 'light' | 'dark'
  rules: RunOptions
}

const looks: readonly Look[] = [
  { size: WIDE, colorScheme: 'light', rules: everything },
  { size: WIDE, colorScheme: 'dark', rules: colours },
  { size: NARROW, colorScheme: 'dark', rules: colours },
  { size: NARROW, colorScheme: 'light', rules: everything },
]

/**
 * Checks screens in both widths and both themes. Every second screen is checked in reverse order, beginning with the
 * width and theme that the screen before ended with. With `ofSameParts`, the dark theme is checked in one width only,
 * alternately, because neighbouring screens share their defects.
 */
export async function examine(
  page: Page,
  addresses: readonly string[],
  go: (page: Page, address: string) => Promise<void>,
  { ofSameParts = false } = {},
): Promise<void> {
  for (const [index, address] of addresses.entries()) {
    await go(page, address)
    expect(page.url(), 'the screen itself, not one that it leads to').toContain(address)
    const turn = index % 2 === 0 ? looks : looks.toReversed()
    const darkIn = turn[0]!.size
    for (const look of turn)
      if (look.colorScheme === 'light' || look.size === darkIn || !ofSameParts) await lookAt(page, address, look)
  }
}

async function lookAt(page: Page, address: string, { size, colorScheme, rules }: Look): Promise<void> {
  await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme })
  await settle(page)
  await report(page, `${address} ${size.width} ${colorScheme}`, rules)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, `${address} ${size.width}: does not scroll sideways`).toBeLessThanOrEqual(0)
}

/** Reports each axe violation on the page. */
export async function report(page: Page, where: string, options: RunOptions, exclude: string[] = []): Promise<void> {
  const violations = await page.evaluate(
    async ({ exclude, options }) => {
      const { axe } = window as Window & {
        axe?: { run(context: { exclude: string[] }, options: RunOptions): Promise<AxeResults> }
      }
      // The sticky buttons of a form may cover parts of it, which scrolling brings back: no violation.
      const buttons = [...document.querySelectorAll<HTMLElement>('form > footer')]
      for (const { style } of buttons) style.position = 'static'
      const { violations } = await axe!.run({ exclude }, options)
      for (const { style } of buttons) style.position = ''
      return violations
    },
    { exclude, options },
  )
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
  expect.soft(found, where).toEqual([])
}
