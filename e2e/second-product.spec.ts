import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '@trace/server/test/product.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'coi-nguon-'))

test('a library is worked with on the screens of the platform, from the first sign-in on', async ({
  page,
  request,
}) => {
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const { TEST_DATABASE_URL: _, ...env } = process.env
  const library = spawn(process.execPath, ['start.mjs'], {
    cwd: join(import.meta.dirname, '../examples/library'),
    env: { ...env, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(library, 'exit')
  try {
    const isReady = () =>
      request.get(`${address}/api/ready`).then(
        (answer) => answer.ok(),
        () => false,
      )
    await expect.poll(isReady, { timeout: 180_000 }).toBe(true)

    const [email = '', password = ''] = readFileSync(join(dataDir, 'first-sign-in.txt'), 'utf8').split('\n')
    await page.goto(`${address}/`)
    await page.getByLabel('Email hoặc tên đăng nhập').fill(email)
    await page.getByLabel('Mật khẩu', { exact: true }).fill('không phải')
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Tài khoản hoặc mật khẩu không đúng')
    await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
    await expect(page).toHaveTitle('Lượt mượn · Thư viện')

    await page.goto(`${address}/admin/authors/create`)
    await page.getByLabel('Họ và tên').fill('Nam Cao')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Nam Cao' })).toBeVisible()

    await page.goto(`${address}/admin/books/create`)
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(page.getByText('Nhan đề bắt buộc')).toBeVisible()
    await page.getByLabel('Nhan đề').fill('Chí Phèo')
    await page.getByRole('combobox', { name: 'Tác giả' }).click()
    await page.getByRole('option', { name: 'Nam Cao' }).click()
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Chí Phèo' })).toBeVisible()

    await page.goto(`${address}/admin/system/logs`)
    await expect(page.getByRole('row').filter({ hasText: 'Chí Phèo' })).toContainText('Thêm')
    await page.getByRole('button', { name: 'Chí Phèo', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('Nội dung thay đổi')
    await page.keyboard.press('Escape')

    await page.getByRole('banner').getByRole('button', { name: 'Thủ thư' }).click()
    await page.getByRole('menuitem', { name: 'Phiên đăng nhập' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Phiên này' })).toBeVisible()
  } finally {
    library.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})
