import { firstOf, layOutChain } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { fillSignIn } from './sign-in-form.ts'

test('a producer asks staff about a product by name, is answered at once, and what is settled is closed', async ({
  page,
  api,
  browser,
  person,
  signIn,
}) => {
  const { product, manufacture, tag } = await layOutChain(api)
  const address = `/admin/products/${product.id}/detail`
  const officer = { name: `Cán bộ thẩm định ${tag}`, role_id: await firstOf(api, '/roles?search=appraiser') }
  const staff = await person(officer)
  const owner = await person({
    name: `Chủ cơ sở ${tag}`,
    role_id: await firstOf(api, '/roles?search=producer_admin'),
    manufacture_id: manufacture.id,
  })
  await signIn(owner)
  await page.goto(address)
  const thread = page.getByRole('list', { name: 'Trao đổi' })
  const box = page.getByLabel('Viết trao đổi')

  await test.step('a name is offered after an @, and what was begun is there after a walk to another page', async () => {
    await box.pressSequentially(`Nhờ @Cán bộ thẩm định ${tag.slice(0, 3)}`)
    await page.getByRole('option', { name: officer.name }).click()
    await box.pressSequentially('xem giúp ảnh')
    await page.getByRole('link', { name: 'Trang chủ' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Xin chào')
    await page.goBack()
    await expect(box).toHaveValue(`Nhờ @${officer.name} xem giúp ảnh`)
    await box.press('Control+Enter')
    await expect(thread).toContainText('xem giúp ảnh')
    await expect(box).toHaveValue('')
  })

  const office = await browser.newPage()
  await test.step('the officer is led to the thread by the bell, and the producer reads the answer at once', async () => {
    await office.goto('/auth/login')
    await fillSignIn(office, staff)
    await office.getByRole('button', { name: /^Thông báo/ }).click()
    await office
      .getByRole('dialog')
      .getByRole('button', { name: /nhắc đến bạn/ })
      .click()
    await expect(office).toHaveURL(`${address}#trao-doi`)
    await expect(office.getByRole('list', { name: 'Trao đổi' })).toContainText('xem giúp ảnh')
    await office.getByLabel('Viết trao đổi').fill('Ảnh đã rõ, cơ sở không cần chụp lại')
    await office.getByRole('button', { name: 'Gửi', exact: true }).click()
    await expect(thread).toContainText('Ảnh đã rõ')
  })

  await test.step('the officer settles it, and both see it closed', async () => {
    await office.getByRole('button', { name: 'Đánh dấu đã giải quyết' }).click()
    for (const one of [office, page]) {
      await expect(one.getByText('Đã giải quyết', { exact: true })).toBeVisible()
      await expect(one.getByRole('button', { name: 'Đánh dấu đã giải quyết' })).toBeHidden()
    }
    await office.close()
  })

  await test.step('a word more opens it again', async () => {
    await box.fill('Cảm ơn, còn ảnh bao bì thì sao?')
    await box.press('Control+Enter')
    await expect(page.getByText('Đã giải quyết', { exact: true })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Đánh dấu đã giải quyết' })).toBeVisible()
  })
})
