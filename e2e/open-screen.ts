import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Opens a screen by its address and waits until it is completely rendered. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settle(page)
}

/** Navigates to another screen within the app, as links do; this takes a third of the time of opening its address. */
export async function walkToScreen(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  // Once the screen has loaded, the app moves the focus into it.
  await page.waitForFunction(() => document.activeElement !== document.body)
  await settle(page)
}

/** Waits for the heading, for images and fonts, for short animations, and for two frames to be drawn. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(async () => {
    const waiting = [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete)
    await Promise.all(waiting.map((image) => image.decode().catch(() => null)))
    await document.fonts.ready
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000)
    await Promise.all(moving.map(({ finished }) => finished.catch(() => null)))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }
