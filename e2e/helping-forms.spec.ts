import sharp from 'sharp'
import { firstOf, layOutChain } from './chain.ts'
import { expect, test } from './fixtures.ts'

test('a producer adds a product with at most nine clicks, and proposes the species that the list lacks; an officer merges it there', async ({
  page,
  api,
  person,
  signIn,
}) => {
  const tag = Date.now().toString(36)
  const { manufacture, product } = await layOutChain(api)
  const role_id = await firstOf(api, '/roles?search=producer_admin')
  await page.addInitScript(() =>
    addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0)
          sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1))
      },
      true,
    ),
  )
  await signIn(await person({ name: 'Phạm Thị Hà', role_id, manufacture_id: manufacture.id }))
  await page.goto('/admin/products')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('clicks', '0'))
  const choose = async (label: string, option: string | RegExp) => {
    await page.getByRole('combobox', { name: label, exact: true }).click()
    await page.getByRole('option', { name: option }).first().click()
  }

  await page.getByRole('link', { name: 'Thêm mới' }).click()
  await expect(page.getByRole('combobox', { name: 'Cơ sở sản xuất' })).toHaveValue(manufacture.name)
  await expect(page.getByRole('combobox', { name: 'Đơn vị tính' })).not.toHaveValue('')
  const asked = page.getByRole('main').locator('form [class*=field]:has(input, textarea, fieldset)')
  expect(await asked.count()).toBeLessThanOrEqual(18)
  await page.getByLabel('Tên sản phẩm').click()
  await page.keyboard.type(`Trứng gà đồi ${tag}`)
  await choose('Nhóm sản phẩm', product.product_group.name)
  await choose('Vật nuôi', /^(?!Đề nghị)/)
  const chooser = page.waitForEvent('filechooser')
  await page.getByText('Thêm ảnh').click()
  const buffer = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#d9a441' } })
    .png()
    .toBuffer()
  await (await chooser).setFiles({ name: 'trung.png', mimeType: 'image/png', buffer })
  await expect(page.getByLabel('Chú thích 1')).toBeVisible()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByRole('link', { name: `Trứng gà đồi ${tag}` })).toBeVisible()
  expect(await page.evaluate(() => Number(sessionStorage.getItem('clicks')))).toBeLessThanOrEqual(9)

  const species = `Gà tiên yên đồi ${tag}`
  await page.getByRole('button', { name: `Thao tác với Trứng gà đồi ${tag}` }).click()
  await page.getByRole('menuitem', { name: 'Sửa' }).click()
  await page.getByRole('combobox', { name: 'Vật nuôi' }).fill(species)
  await page.getByRole('option', { name: `Đề nghị thêm “${species}”` }).click()
  const drawer = page.getByRole('dialog', { name: 'Đề nghị thêm vật nuôi' })
  await expect(drawer.getByRole('button', { name: 'Dùng “Gà Tiên Yên”' })).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Nhóm' }).click()
  await page.getByRole('option', { name: 'Gia cầm' }).click()
  await drawer.getByRole('button', { name: 'Gửi đề nghị' }).click()
  await expect(page.getByRole('combobox', { name: 'Vật nuôi' })).toHaveValue(species)
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText(`Đã lưu Trứng gà đồi ${tag}`)).toBeVisible()

  await signIn()
  await page.goto(`/admin/system/animals?search=${encodeURIComponent(species)}`)
  await page.getByRole('button', { name: `Thao tác với ${species}` }).click()
  await page.getByRole('menuitem', { name: 'Gộp vào mục đã có…' }).click()
  const merging = page.getByRole('dialog', { name: `“${species}” trùng với mục nào?` })
  await expect(merging.getByRole('combobox', { name: 'Vật nuôi' })).toHaveValue('Gà Tiên Yên')
  await merging.getByRole('button', { name: 'Gộp' }).click()
  await expect(page.getByText(`Đã gộp ${species} vào Gà Tiên Yên`)).toBeVisible()
  await expect(page.getByRole('row', { name: species })).toContainText('Trùng')
  const { entries } = (await api('GET', `/products?search=${encodeURIComponent(`Trứng gà đồi ${tag}`)}`)).data
  expect(entries[0]?.animal?.name).toBe('Gà Tiên Yên')
})
