import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Presses a button of the screen or, if there is none of that name, an entry of the menu of less frequent actions. */
export async function pressAction(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const button = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('main').getByRole('link', { name, exact: true }))
  if ((await button.count()) === 0)
    await page
      .getByRole('button', { name: /^Thao tác/ })
      .first()
      .click()
  await button
    .or(page.getByRole('menuitem', { name, exact: true }))
    .first()
    .click()
}
