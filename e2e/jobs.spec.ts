import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/**
 * Makes the export button request the list of all communes instead of its own: no other list of a new province is
 * long enough for a job.
 */
const askForLongList = (page: Page) =>
  page.route('**/export-product-units*', (route) =>
    route.continue({ url: new URL('/api/admin/export-wards?system=2025,legacy', route.request().url()).href }),
  )

test('a long export goes on while one works elsewhere, and its file arrives there', async ({ page, signIn }) => {
  let tell = () => {}
  const asked = new Promise<void>((resolve) => {
    tell = resolve
  })
  await askForLongList(page)
  await page.route('**/api/admin/jobs/*', async (route) => {
    await asked
    await route.continue()
  })
  await signIn()
  await page.goto('/admin/system/product-units')
  await page.getByRole('button', { name: 'Xuất Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Xuất Excel' })
  await expect(dialog.getByText('Đang chờ đến lượt…')).toBeVisible()
  await dialog.getByRole('button', { name: 'Chạy nền' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Trang chủ' }).click()
  await expect(page).toHaveURL(/\/admin\/home$/)

  const arrival = page.waitForEvent('download')
  tell()
  expect((await arrival).suggestedFilename()).toMatch(/\.xlsx$/)
})

test('a file that was made while nobody looked is fetched from the list of jobs', async ({ page, api, signIn }) => {
  await api('GET', '/export-wards?system=2025,legacy')
  await signIn()
  await page.goto('/admin/home')
  await page.getByRole('button', { name: /^Tài khoản/ }).click()
  await page.getByRole('menuitem', { name: 'Công việc chạy nền' }).click()
  await expect(page).toHaveURL(/\/admin\/profile\/jobs$/)

  const job = page.getByRole('listitem').filter({ hasText: 'Xuất Excel' }).first()
  await expect(job.getByText('Đã xong', { exact: true })).toBeVisible()
  const arrival = page.waitForEvent('download')
  await job.getByRole('button', { name: 'Tải tệp' }).click()
  expect((await arrival).suggestedFilename()).toMatch(/\.xlsx$/)
})
