import { expect, test } from '@playwright/test'
import { withExample } from './other-product.ts'
import { workbookOf } from './workbook.ts'

test('a library is worked with on the screens of the platform, from the first sign-in on', ({ page }) =>
  withExample('library', page, async ({ address, email, password }) => {
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

    await page.goto(`${address}/admin/authors`)
    await page.getByRole('button', { name: 'Khác' }).click()
    await page.getByRole('menuitem', { name: 'Nhập từ Excel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nhập tác giả từ Excel' })
    const buffer = workbookOf([['Họ và tên'], ['Tô Hoài']])
    await dialog.getByLabel(/Tệp Excel/).setInputFiles({ name: 'tac-gia.xlsx', mimeType: 'application/zip', buffer })
    await dialog.getByRole('button', { name: 'Nhập 1 dòng' }).click()
    await expect(dialog.getByText('Thêm 1, sửa 0, giữ nguyên 0 dòng')).toBeVisible()
    await dialog.getByRole('button', { name: 'Đóng' }).click()

    await page.goto(`${address}/admin/system/logs`)
    await expect(page.getByRole('row').filter({ hasText: 'Chí Phèo' })).toContainText('Thêm')
    await page.getByRole('button', { name: 'Chí Phèo', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('Nội dung thay đổi')
    await page.keyboard.press('Escape')

    await page.getByRole('banner').getByRole('button', { name: 'Thủ thư' }).click()
    await page.getByRole('menuitem', { name: 'Phiên đăng nhập' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Phiên này' })).toBeVisible()
  }))
