import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Opens a screen and waits until everything that draws itself on it is there. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('h1').first(), address).toBeVisible()
  await settle(page)
}

/** Waits for pictures and letters, and for what draws itself in the frame after. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await page.evaluate(async () => {
    const waiting = [...document.images].filter((image) => image.loading !== 'lazy' && !image.complete)
    await Promise.all(waiting.map((image) => image.decode().catch(() => null)))
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

export const WIDE = { width: 1440, height: 900 }
export const NARROW = { width: 390, height: 844 }
