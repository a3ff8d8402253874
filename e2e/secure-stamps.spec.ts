import type { Page } from '@playwright/test'
import type { EntryAt } from '@trace/server/test/data-at.ts'
import { givenActiveTrace } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { pressAction } from './press-action.ts'

type PrintRun = EntryAt<'GET', '/api/web/print-runs/1'>

/**
 * Records `agristamp:` links in place of the printing program, since the browser would ask the user before it hands
 * a link over.
 */
const standInForPrinter = (page: Page) =>
  page.addInitScript(() => {
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function follow() {
      if (this.protocol === 'agristamp:') document.documentElement.dataset['printed'] = this.href
      else click.call(this)
    }
  })

test('a secure label is printed with its PIN, answers who scrapes it off, and is replaced when it is torn', async ({
  page,
  api,
  signIn,
  request,
}) => {
  const { trace, stamp } = await givenActiveTrace(api)
  await standInForPrinter(page)
  await signIn()
  const inDialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const press = (name: string) => pressAction(page, name)

  await test.step('the covering of the PIN stands on the label that is set up', async () => {
    await page.goto(`/admin/general/stamps/create?trace=${trace}`)
    await page.getByRole('combobox', { name: 'Loại tem', exact: true }).click()
    await page.getByRole('option', { name: /Tem chống giả/ }).click()
    await page.getByLabel('Số lượng tem', { exact: true }).fill('20')
    await expect(page.getByRole('group', { name: /^Mã PIN dưới lớp phủ: ngang/ })).toBeVisible()
    await expect(page.getByText('Mọi chữ và mã QR nằm gọn trong tem.')).toBeVisible()
    await page.getByRole('button', { name: 'Lưu' }).click()
    await page.getByRole('link', { name: stamp }).click()
    await expect(page.getByRole('heading', { level: 1, name: stamp })).toBeVisible()
  })

  let printed = {} as PrintRun
  await test.step('the labels get their serials; a long run is fetched by the printer itself, once', async () => {
    await press('Cấp dải số')
    await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
    await expect(page.getByText('000001–000020').first()).toBeVisible()
    await press('In tem')
    await inDialog(/^In tem/)
      .getByRole('button', { name: 'In', exact: true })
      .click()
    await expect(inDialog('Đã gửi lệnh in')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-printed', /^agristamp:\/\/print\?host=/)
    const link = new URL((await page.locator('html').getAttribute('data-printed'))!)
    const run = `${link.searchParams.get('host')}/api/web/print-runs/${link.searchParams.get('run')}?token=${link.searchParams.get('token')}`
    const reply = (await (await request.get(run)).json()) as { data: { entry: PrintRun } }
    printed = reply.data.entry
    expect(printed.pins).toHaveLength(20)
    expect((await request.get(run)).status()).toBe(404)
    await inDialog('Đã gửi lệnh in').getByRole('button', { name: 'Đóng', exact: true }).click()
    await expect(page.getByText('đã in hết').first()).toBeVisible()
  })

  await test.step('the labels are activated', async () => {
    await press('Kích hoạt tem')
    await inDialog(/^Kích hoạt tem/)
      .getByRole('button', { name: 'Kích hoạt', exact: true })
      .click()
    await expect(page.getByText('20 / 20').first()).toBeVisible()
  })

  const pageOf = (serial: number) => new URL(printed.qr_text[serial - 1]!).pathname
  const shopper = await page.context().newPage()
  const enter = async (pin: string) => {
    await shopper.getByLabel('Mã PIN dưới lớp phủ').fill(pin)
    await shopper.getByRole('button', { name: 'Kiểm tra mã PIN' }).click()
  }
  await test.step('a shopper enters a wrong PIN, then the right one', async () => {
    const right = printed.pins[2]!
    await shopper.goto(pageOf(3))
    await expect(shopper.getByRole('heading', { name: 'Tem do tỉnh cấp, chưa thấy dấu hiệu sao chép' })).toBeVisible()
    await enter(right === '000000' ? '000001' : '000000')
    await expect(shopper.getByRole('status')).toContainText('Bạn còn 4 lần thử')
    await enter(right)
    await expect(shopper.getByRole('status')).toContainText('Tem chính hãng')
  })
  await test.step('whoever enters it later is told when it was used before', async () => {
    await shopper.goto(pageOf(3))
    await expect(shopper.getByText(/Tem này đã được xác thực lần đầu lúc/)).toBeVisible()
    await enter(printed.pins[2]!)
    await expect(shopper.getByRole('status')).toContainText('Mã PIN đúng, nhưng đã được dùng trước đó')
  })

  await test.step('a torn label is replaced, and no longer passes for genuine', async () => {
    await page.getByRole('button', { name: 'Thao tác với 000005' }).click()
    await page.getByRole('menuitem', { name: 'Hủy tem hỏng, mất' }).click()
    const dialog = inDialog(/^Hủy tem hỏng, mất/)
    await expect(dialog.getByLabel('Từ số')).toHaveValue('000005')
    await dialog.getByLabel('Tem thay thế (số)').fill('20')
    await dialog.getByLabel('Lý do').fill('Tem rách khi dán')
    await dialog.getByRole('button', { name: 'Hủy 1 tem' }).click()
    await expect(page.getByRole('row', { name: /000005/ })).toContainText('Tem rách khi dán; thay bằng tem 000020')
    await shopper.goto(pageOf(5))
    await expect(shopper.getByRole('heading', { name: 'Tem đã bị thay thế, không còn giá trị' })).toBeVisible()
    await expect(shopper.getByText('tem số 000020 đã được cấp thay')).toBeVisible()
    await expect(shopper.getByLabel('Mã PIN dưới lớp phủ')).toHaveCount(0)
  })
})
