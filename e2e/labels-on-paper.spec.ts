import type { Page } from '@playwright/test'
import { givenActiveTrace } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { pressAction } from './press-action.ts'

/** Records the address of the sheet instead of opening a new tab, since the address works only once. */
const standInForTab = (page: Page) =>
  page.addInitScript(() => {
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function follow() {
      if (this.pathname.includes('/sheets/')) document.documentElement.dataset['sheet'] = this.href
      else click.call(this)
    }
  })

test('a hundred labels are laid out by a template, tried on one row, and stand on four A4 sheets', async ({
  page,
  api,
  signIn,
  request,
}) => {
  const { trace, stamp } = await givenActiveTrace(api)
  await standInForTab(page)
  await signIn()
  const press = async (name: string) => {
    await expect(page.getByRole('heading', { level: 1, name: stamp })).toBeVisible()
    await pressAction(page, name)
  }
  let opened = ''
  const pagesOfSheet = async () => {
    const html = page.locator('html')
    await expect(html).not.toHaveAttribute('data-sheet', opened || 'none')
    await expect(html).toHaveAttribute('data-sheet', /sheets/)
    opened = (await html.getAttribute('data-sheet')) ?? ''
    const pdf = (await (await request.get(opened)).body()).toString('latin1')
    return pdf.match(/\/MediaBox \[0 0 595\.\d+ 841\.\d+\]/g)?.length
  }

  await test.step('a template lays the label out, and the preview shows the whole sheet', async () => {
    await page.goto(`/admin/general/stamps/create?trace=${trace}`)
    const templates = page.getByRole('group', { name: 'Mẫu tem có sẵn' })
    await templates.getByRole('button', { name: /^Ngang/ }).click()
    await expect(page.getByLabel('Chiều rộng', { exact: true }).first()).toHaveValue('70')
    await templates.getByRole('button', { name: /^Chuẩn/ }).click()
    await page.getByLabel('Số lượng tem', { exact: true }).fill('100')
    await page.getByRole('combobox', { name: 'Giấy in' }).click()
    await page.getByRole('option', { name: 'Khổ A4' }).click()
    await expect(page.getByText('Khổ A4: 3 cột × 9 hàng = 27 tem một tờ · 100 tem in trên 4 tờ')).toBeVisible()
    await page.getByRole('button', { name: 'Tem', exact: true }).click()
    await page.getByRole('group', { name: 'Thêm lên tem:' }).getByRole('button', { name: 'Mã truy xuất' }).click()
    await expect(page.getByLabel('Nội dung').last()).toHaveValue('Mã: {Mã truy xuất}')
    await page.getByLabel('Số cột trên tờ').fill('5')
    await expect(page.getByText('5 cột tem cần rộng 258 mm, không vừa khổ A4 (210 × 297 mm)')).toBeVisible()
    await page.getByLabel('Số cột trên tờ').fill('')
    await expect(page.getByText('Mọi chữ và mã QR nằm gọn trong tem.')).toBeVisible()
    await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  })

  await test.step('one row is tried; it takes no labels', async () => {
    await page.getByRole('link', { name: stamp }).click()
    await press('In thử 1 hàng')
    expect(await pagesOfSheet()).toBe(1)
    await press('Cấp dải số')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Đồng ý|Cấp dải số/ })
      .click()
  })

  await test.step('a hundred labels are printed on four sheets, or on five that begin on a used one', async () => {
    await press('In tem')
    const dialog = page.getByRole('dialog', { name: /^In tem/ })
    await expect(dialog.getByText('In 100 tem, số 000001 đến 000100.')).toBeVisible()
    await expect(dialog.getByText('100 tem in trên 4 tờ')).toBeVisible()
    await dialog.getByRole('button', { name: 'In', exact: true }).click()
    expect(await pagesOfSheet()).toBe(4)
    const taken = page.getByRole('dialog', { name: 'Tem đã sẵn sàng để in' })
    await taken.getByRole('button', { name: 'Kết quả đọc thử' }).click()
    const proof = page.getByRole('dialog', { name: 'Đọc thử tem trước khi in' })
    await expect(proof.getByText(/^Đọc đúng (20\/20|30\/30) lần/)).toBeVisible()
    await expect(proof.getByRole('img', { name: 'Tem số 000001 như khi in, mã PIN đã che' })).toBeVisible()
    await proof.getByRole('button', { name: 'Đóng' }).click()
    await taken.getByRole('button', { name: 'PDF trên tờ A4, A5' }).click()
    const asked = page.getByRole('dialog', { name: /^Tải PDF/ })
    await asked.getByLabel('Bắt đầu từ ô').fill('10')
    await expect(asked.getByText('100 tem in trên 5 tờ')).toBeVisible()
    await asked.getByRole('button', { name: 'Tải PDF' }).click()
    expect(await pagesOfSheet()).toBe(5)
  })
})
