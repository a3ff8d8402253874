import { firstOf } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { fillSignIn } from './sign-in-form.ts'

test('staff add a unit, find it without typing its marks, and take it back', async ({ page, signIn }) => {
  const code = Date.now().toString(36)
  await signIn()
  await page.goto('/admin/system/product-units')
  await page.getByRole('link', { name: 'Thêm mới' }).click()

  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Mã đơn vị bắt buộc')).toBeVisible()
  await expect(page.getByText('Tên đơn vị bắt buộc')).toBeVisible()
  await expect(page.getByLabel('Mã đơn vị')).toBeFocused()

  await page.getByLabel('Mã đơn vị').fill(code)
  await page.getByLabel('Tên đơn vị').fill(`yến ${code}`)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Đơn vị tính', exact: true })).toBeVisible()

  await page.getByPlaceholder('Tìm kiếm').fill(`yen ${code}`)
  const row = page.getByRole('row', { name: `yến ${code}` })
  await expect(row).toBeVisible()
  await expect(page).toHaveURL(/search=yen/)

  await row.getByRole('button', { name: /Thao tác/ }).click()
  await page.getByRole('menuitem', { name: 'Xóa' }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(row).toBeHidden()
})

test('an address that leads nowhere says so and shows the way home', async ({ page }) => {
  await page.goto('/admin/khong-co-trang-nay')
  await expect(page).toHaveURL(/\/error/)
  await expect(page.getByText('/admin/khong-co-trang-nay')).toBeVisible()
})

test('whoever is not signed in comes back to where they were going', async ({ page }) => {
  await page.goto('/admin/system/product-units?search=kg')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/admin\/system\/product-units\?search=kg$/)
})

test('somebody without the permission is shown the 403 page', async ({ page, api, person, signIn }) => {
  const role_id = await firstOf(api, '/roles?search=bien%20tap')
  await signIn(await person({ name: 'Nguyễn Thị Biên', role_id }))
  await page.goto('/admin/products')
  await expect(page).toHaveURL(/\/admin\/errors\/403/)
})
