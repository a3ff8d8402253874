import type { Page } from '@playwright/test'
import { days, layOutChain, shown } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { pressAction } from './press-action.ts'

/** Service workers are allowed, as in any user's browser. */
test.use({ serviceWorkers: 'allow' })

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

test('goods go from their producer to a scanned stamp, and a copied stamp warns whoever scans it', async ({
  page,
  api,
  signIn,
  scan,
  provoke,
}) => {
  provoke(/422 .*\/diaries$/)
  const { write, tag, stages, batch } = await layOutChain(api)
  await standInForPrinter(page)
  await signIn()
  const choose = async (label: string, option: string) => {
    const box = page.getByRole('combobox', { name: label, exact: true })
    await box.click()
    if (await box.isEditable()) await box.fill(option)
    await page.getByRole('option', { name: option }).first().click()
  }
  const isOn = async (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const press = (name: string) => pressAction(page, name)
  const inDialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const answered = async (sentence: string | RegExp) => {
    await expect(page.getByText(sentence).first()).toBeVisible()
  }

  await test.step('a harvest too soon after a drug is refused at its field, and nothing typed is lost', async () => {
    await page.goto(`/admin/diaries/create?batch_id=${batch.id}&stage_id=${stages.sale}`)
    await choose('Người thực hiện', `Trần Thị B ${tag}`)
    await page.getByLabel('Thời gian thực hiện', { exact: true }).fill(`${shown(days.early)} 07:00`)
    await page.getByLabel('Sản lượng', { exact: true }).fill('100')
    await page.getByRole('button', { name: 'Lưu' }).click()
    await answered(/Chưa đủ thời gian cách ly của Thuốc cầu trùng/)
    await expect(page.getByLabel('Sản lượng', { exact: true })).toHaveValue('100')
    await page.goto('/admin/home')
  })

  await write(stages.sale, days.harvest, { quantity: 5240 })

  await test.step('the batch is harvested, and its trace passes ten items of ten', async () => {
    await page.goto(`/admin/culture/batches/${batch.id}/detail`)
    await page.getByRole('button', { name: 'Đã thu hoạch' }).click()
    await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
    await page.getByRole('link', { name: 'Tạo hồ sơ truy xuất' }).click()
    await page.getByLabel('Ngày đóng gói', { exact: true }).fill(shown(days.packaging))
    await page.getByLabel('Hạn sử dụng', { exact: true }).fill(shown(days.expiry))
    await page.getByLabel('Số lượng', { exact: true }).fill('5240')
    await page.getByRole('button', { name: 'Lưu' }).click()
    await expect(page.getByText('10/10', { exact: true })).toBeVisible()
    await page.getByRole('switch', { name: /Kích hoạt/ }).press('Space')
    await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
    await answered('Đang công khai: người quét xem được hồ sơ này.')
  })

  const trace = page.url()
  await test.step('stamps are ordered, and staff approve', async () => {
    await page.goto(trace)
    await press('Đặt tem')
    await choose('Loại tem', 'Tem QR theo từng sản phẩm')
    await page.getByLabel('Số lượng', { exact: true }).fill('2000')
    await page.getByLabel('Người nhận', { exact: true }).fill('Nguyễn Văn A')
    await page.getByLabel('Điện thoại người nhận', { exact: true }).fill('0000000001')
    await choose('Cách nhận', 'Nhận tại cơ quan')
    await page.getByRole('button', { name: 'Gửi đơn' }).click()
    await answered(/^Đã gửi đơn đặt tem /)
  })
  await test.step('staff approve, and the labels get their serials', async () => {
    await page.goto('/admin/origin/orders')
    const order = page.getByRole('link', { name: /^DT\d\d-\d{5}$/ }).first()
    const number = await order.innerText()
    await order.click()
    await isOn(number)
    await press('Duyệt đơn')
    await inDialog(/^Duyệt đơn/)
      .getByRole('button', { name: 'Duyệt đơn' })
      .click()
    await page.getByRole('link', { name: `Tem Gà đồi hành trình ${tag}` }).click()
    await isOn(`Tem Gà đồi hành trình ${tag}`)
    await answered('000001')
  })

  await test.step('a test line is printed first, then the rest', async () => {
    await press('In tem')
    await inDialog(/^In tem/)
      .getByLabel('Số hàng cần in')
      .fill('6')
    await answered('In 6 tem, số 000001 đến 000006.')
    await inDialog(/^In tem/)
      .getByRole('button', { name: 'In', exact: true })
      .click()
    await answered(/Đã gửi lệnh in 6 tem, số 000001 đến 000006/)
    await expect(page.locator('html')).toHaveAttribute('data-printed', /^agristamp:\/\/print\?data=/)
    await inDialog('Đã gửi lệnh in').getByRole('button', { name: 'Đóng', exact: true }).click()
    await answered('còn 1.994 tem chưa in')
    await press('In tem')
    await answered('In 1.994 tem, số 000007 đến 002000.')
    await inDialog(/^In tem/)
      .getByRole('button', { name: 'In', exact: true })
      .click()
    await answered(/Đã gửi lệnh in 1.994 tem, số 000007 đến 002000/)
    await inDialog('Đã gửi lệnh in').getByRole('button', { name: 'Đóng', exact: true }).click()
    await answered('đã in hết')
  })

  const label = await page
    .getByRole('link', { name: /\/(s|21)\//i })
    .first()
    .getAttribute('href')
  const code = label!.split('/').at(-1)!
  const shopper = await page.context().newPage()
  await test.step('a label that is not active yet says so; then all are activated', async () => {
    await shopper.goto(`/s/${code}`)
    await expect(shopper.getByText('Tem chưa được kích hoạt').first()).toBeVisible()
    await press('Kích hoạt tem')
    await inDialog(/^Kích hoạt tem/)
      .getByRole('button', { name: 'Kích hoạt', exact: true })
      .click()
    await expect(page.getByText('2.000 / 2.000').first()).toBeVisible()
  })

  await test.step('shoppers in Hạ Long read the story; a copy that turns up in Cần Thơ is marked, and locked by a person', async () => {
    expect(await scan(code, 'điện thoại 1', 20.951, 107.08)).toBe('valid')
    expect(await scan(code, 'điện thoại 2', 20.951, 107.08)).toBe('valid')
    await shopper.goto(`/s/${code}`)
    await expect(shopper.getByRole('heading', { name: new RegExp(`Gà đồi hành trình ${tag}`) }).first()).toBeVisible()
    await expect(shopper.getByText('Thuốc cầu trùng').first()).toBeVisible()
    expect(await scan(code, 'điện thoại 3', 10.034, 105.788), 'one network makes no label suspect').toBe('valid')

    await press('Khóa tem')
    const dialog = inDialog(/^Khóa tem/)
    await dialog.getByLabel('Từ số').fill('1')
    await dialog.getByLabel('Đến số').fill('1')
    await dialog.getByLabel('Lý do').fill('Tem bị sao chép, quét ở Cần Thơ')
    await dialog.getByRole('button', { name: 'Khóa tem' }).click()
    await expect(dialog).toBeHidden()
    await shopper.goto(`/s/${code}`)
    await expect(shopper.getByText('Tem bị sao chép, quét ở Cần Thơ').first()).toBeVisible()
  })
})
