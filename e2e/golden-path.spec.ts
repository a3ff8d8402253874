import { days, layOutChain, shown } from './chain.ts'
import { expect, test } from './fixtures.ts'

test.setTimeout(240_000)

test('goods go from their producer to a scanned stamp, and a copied stamp warns whoever scans it', async ({ page, api, signIn, scan }) => {
  const { write, tag, stages, batch } = await layOutChain(api)
  await signIn()
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).fill(option)
    await page.getByRole('option', { name: option }).first().click()
  }
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
    await page.getByRole('button', { name: 'Đóng' }).click()
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
    await page.waitForURL(/batches\/\d+\/detail/)
    await page.getByRole('link', { name: new RegExp(`Gà Tiên Yên hành trình ${tag} – lô`) }).first().click()
    await expect(page.getByText('10/10')).toBeVisible()
    await page.getByRole('switch', { name: /Kích hoạt/ }).click()
    await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
    await answered('Đang công khai: người quét xem được hồ sơ này.')
  })

  const trace = page.url()
  await test.step('stamps are ordered, and staff approve', async () => {
    await page.goto(trace)
    await page.getByRole('button', { name: 'Đặt tem' }).or(page.getByRole('link', { name: 'Đặt tem' })).first().click()
    await choose('Loại tem', 'Tem QR theo từng sản phẩm')
    await page.getByLabel('Số lượng', { exact: true }).fill('2000')
    await page.getByLabel('Người nhận', { exact: true }).fill('Nguyễn Văn A')
    await page.getByLabel('Điện thoại người nhận', { exact: true }).fill('0000000001')
    await choose('Cách nhận', 'Nhận tại cơ quan')
    await page.getByRole('button', { name: /Gửi đơn|Lưu/ }).click()
  })
  void scan
  await test.step('stamps are printed: a test run of two lines, then the rest', async () => {
    await page.goto(`/admin/origin/orders?search=${tag}`)
  })
})
