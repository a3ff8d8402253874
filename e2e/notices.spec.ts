import type { Page } from '@playwright/test'
import { firstOf, layOutChain } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { NARROW, settle } from './open-screen.ts'
import { fillSignIn } from './sign-in-form.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the newest notice in the bell with this title. */
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
  const owner = await person({
    name: `Chủ cơ sở ${tag}`,
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
    // The message disappears by itself, so it is awaited from the click on.
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

/** Pauses the timers after which messages disappear. */
const holdMessages = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) {
      if (Number(one.effect?.getComputedTiming().duration) !== 5_000) continue
      one.currentTime = 1_000
      one.pause()
    }
  })

/** Titles, actions and bars that a message covers, and messages that overlap each other. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll('[role="dialog"]:not(dialog), section[aria-live] > button')]
    const needed = [...document.querySelectorAll(':is(header, main) :is(h1, h2, button, a), main footer')]
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const shown = messages.filter((one) => one.checkVisibility({ visibilityProperty: true }))
    const told = (one: Element) => `${one.localName} «${one.textContent.trim().slice(0, 40)}»`
    return shown.flatMap((message, index) =>
      [...needed, ...shown.slice(index + 1)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .filter((one) => isOver(message.getBoundingClientRect(), one.getBoundingClientRect()))
        .map((one) => `${told(message)} over ${told(one)}`),
    )
  })

for (const viewport of [{ width: 1366, height: 768 }, NARROW])
  test(`answers, one's own notices and live ones lie over nothing that is needed at ${viewport.width} px`, async ({
    page,
    context,
    api,
    person,
    signIn,
    provoke,
  }) => {
    provoke(/409/)
    const { ask, product, manufacture, tag } = await layOutChain(api)
    const { product_group_id, product_unit_id, images } = product
    const other = await ask('POST', '/products', {
      name: `Trứng gà đồi ${tag}`,
      manufacture_id: manufacture.id,
      product_group_id,
      product_unit_id,
      images,
    })
    const owner = await person({
      name: `Chủ cơ sở ${tag}`,
      role_id: await firstOf(api, '/roles?search=producer_admin'),
      manufacture_id: manufacture.id,
    })
    await page.setViewportSize(viewport)
    await context.grantPermissions(['clipboard-write'])
    await signIn(owner)
    await page.goto(`/admin/products/${product.id}/detail`)
    await settle(page)

    await page.getByRole('button', { name: `Thao tác với ${product.name}` }).click()
    await page.getByRole('menuitem', { name: 'Chép liên kết' }).click()
    await expect(page.getByText('Đã chép liên kết')).toBeVisible()
    await holdMessages(page)
    expect(await coveredBy(page)).toEqual([])

    await page.getByRole('link', { name: 'Sửa', exact: true }).click()
    await settle(page)
    await page.getByLabel('Tên sản phẩm').fill(other.name)
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Không thành công' })).toBeVisible()
    await holdMessages(page)
    expect(await coveredBy(page)).toEqual([])

    await api('PUT', `/products/${other.id}/change-approved`, { approval_status: 'pending' })
    await api('PUT', `/products/${other.id}/change-approved`, {
      approval_status: 'rejected',
      reject_reason: 'Ảnh chụp mờ',
    })
    await expect(page.getByText(/bị từ chối/)).toBeVisible()
    await holdMessages(page)
    expect(await coveredBy(page)).toEqual([])
  })
