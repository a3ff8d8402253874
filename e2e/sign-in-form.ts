import type { Page } from '@playwright/test'
import { ADMIN } from './product.ts'

/** Fills in and submits the sign-in form of the page. */
export async function fillSignIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel('Email hoặc tên đăng nhập').fill(email)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
}
