import type { Page } from '@playwright/test'
import { firstOf, layOutChain } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { fillSignIn } from './sign-in-form.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the newest notice of the bell that says this. */
async function follow(page: Page, title: RegExp): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await page.getByRole('button', { name: /^Thông báo/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: title }).first().click()
}

test('a refused product goes back and forth by notices until it is approved', async ({
  page,
  api,
  browser,
  person,
  signIn,
}) => {
  const { product, manufacture, tag } = await layOutChain(api)
  const decide = (body: object) => api('PUT', `/products/${product.id}/change-approved`, body)
  const username = `chu_${tag}`
  const owner = await person({
    username,
    name: `Chủ cơ sở ${tag}`,
    email: `${username}@example.com`,
    role_id: await firstOf(api, '/roles?search=producer_admin'),
    manufacture_id: manufacture.id,
  })
  await decide({ approval_status: 'pending' })
  await decide({ approval_status: 'rejected', reject_reason: 'Ảnh chụp mờ, không thấy nhãn' })

  await test.step('the producer reads the reason at the top, mends it and sends it again', async () => {
    await signIn(owner)
    await page.goto('/admin/home')
    await follow(page, /bị từ chối/)
    const refusal = page.getByRole('region', { name: 'Sản phẩm bị từ chối' })
    await expect(refusal).toContainText('Ảnh chụp mờ, không thấy nhãn')
    await refusal.getByRole('link', { name: 'Sửa và gửi duyệt lại' }).click()
    await expect(refusal).toContainText('hệ thống gửi duyệt lại ngay')
    await page.getByLabel('Thương hiệu, nhãn hiệu', { exact: true }).fill('Gà đồi mới')
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(refusal).toBeHidden()
  })

  await test.step('an officer finds it by the bell and approves it, and the producer is told at once', async () => {
    const office = await browser.newPage()
    await office.goto('/auth/login')
    await fillSignIn(office)
    await expect(heading(office)).toBeVisible()
    await office.getByRole('button', { name: /^Thông báo/ }).click()
    await office
      .getByRole('dialog')
      .getByRole('button', { name: /chờ duyệt/ })
      .first()
      .click()
    await office.getByRole('button', { name: 'Duyệt', exact: true }).click()
    // What is told goes away by itself: it is looked for from the press on.
    await Promise.all([
      expect(page.getByText(/đã được duyệt/).first()).toBeVisible(),
      office
        .getByRole('dialog')
        .getByRole('button', { name: /Duyệt|Đồng ý/ })
        .click(),
    ])
    await expect(office.getByText('Đã duyệt').first()).toBeVisible()
    await office.close()
  })

  await test.step('the producer chooses to be told by mail as well', async () => {
    await page.goto('/admin/profile/notices')
    await page.getByRole('radio', { name: 'Ngay khi có' }).click()
    await expect(page.getByRole('radio', { name: 'Ngay khi có' })).toBeChecked()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Ngay khi có' })).toBeChecked()
    await expect(page.getByRole('link', { name: /đã được duyệt/ }).first()).toBeVisible()
  })
})

test('an administrator sees the back-office as a producer does, and changes nothing by it', async ({
  page,
  api,
  signIn,
  provoke,
}) => {
  provoke(/403/)
  const { manufacture, product } = await layOutChain(api)
  const role = await firstOf(api, '/roles?search=producer_admin')
  await signIn()
  await page.goto(`/admin/roles/${role}/edit`)
  await page.getByRole('button', { name: 'Xem như vai trò này' }).click()
  const box = page.getByRole('combobox', { name: 'Cơ sở sản xuất' })
  await box.click()
  await box.fill(manufacture.name)
  await page.getByRole('option', { name: manufacture.name }).first().click()
  await page.getByRole('button', { name: 'Bắt đầu xem' }).click()

  const banner = page.getByRole('complementary', { name: 'Đang xem như' })
  await expect(banner).toContainText(manufacture.name)
  await expect(page.getByRole('link', { name: 'Nhật ký hệ thống' })).toBeHidden()
  await page.goto(`/admin/products/${product.id}/edit`)
  await page.getByLabel('Thương hiệu, nhãn hiệu', { exact: true }).fill('Không lưu được')
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByText(/Bạn đang xem như vai trò khác/)).toBeVisible()

  page.once('dialog', (dialog) => void dialog.accept())
  await banner.getByRole('button', { name: 'Thôi xem' }).click()
  await page.waitForURL(/\/admin\/roles/)
  await expect(banner).toBeHidden()
})
