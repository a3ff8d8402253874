import { products } from '@trace/domain/areas/catalogue/products.ts'
import sharp from 'sharp'
import { layOutChain } from './chain.ts'
import { expect, test } from './fixtures.ts'
import { workbookOf, zipOf } from './workbook.ts'

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer()

const list = `/admin/${products.screen}`

test('thirty products come in from Excel: near misses are mended in one go, pictures come in a zip, the rest wait for theirs', async ({
  page,
  api,
  signIn,
}) => {
  await layOutChain(api)
  const [farm] = (await api('GET', '/manufactures?approval_status=approved&length=1')).data.entries
  const [unit] = (await api('GET', '/product-units?length=1')).data.entries
  const name = `Nông sản ${Date.now().toString(36)}`
  const rows = Array.from({ length: 30 }, (_, at) => [
    `${name} ${at + 1}`,
    at === 0 ? 'bao bi.jpg' : null,
    farm!.name,
    at < 12 ? 'Rau, củ, quả tươii' : 'Rau, củ, quả tươi',
    unit!.name,
  ])
  const headings = ['Tên sản phẩm', 'Hình ảnh', 'Cơ sở sản xuất', 'Nhóm sản phẩm', 'Đơn vị tính', 'Kho']
  const zip = zipOf({
    'san-pham.xlsx': workbookOf([headings, ...rows]),
    'anh/Bao bi.jpg': await picture('#58b384'),
    'anh/3.jpg': await picture('#b38458'),
    [`anh/${name.replaceAll(' ', '-').replace('ô', 'o').replace('ả', 'a')}-3.jpg`]: await picture('#5884b3'),
  })

  await signIn()
  await page.goto(list)
  await page.getByRole('button', { name: 'Khác' }).click()
  await page.getByRole('menuitem', { name: 'Nhập từ Excel' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nhập sản phẩm từ Excel' })
  await dialog.getByLabel(/Tệp Excel/).setInputFiles({ name: 'san-pham.zip', mimeType: 'application/zip', buffer: zip })
  await expect(dialog.getByText('Ý bạn là “Rau, củ, quả tươi”?').first()).toBeVisible()
  await expect(dialog.getByText('Các cột và tệp không dùng đến: Kho')).toBeVisible()
  await expect(dialog.getByRole('table', { name: 'Cách đọc các ô' })).toContainText(farm!.name)
  await dialog.getByRole('button', { name: 'Đổi cả 12 ô' }).click()
  await dialog.getByRole('button', { name: 'Nhập 30 dòng' }).click()
  await expect(dialog.getByText('Thêm 30, sửa 0, giữ nguyên 0 dòng')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Hoàn tác lần nhập này' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Đóng' }).click()

  await page.goto(`${list}?lacks_files=true&search=${name}`)
  await expect(page.getByText('1–10 / 27')).toBeVisible()
  const row = page.getByRole('row', { name: `${name} 30` })
  await expect(row).toContainText('Thiếu ảnh')
  const waiting = (await api('GET', `/products?search=${name} 30`)).data.entries[0]!
  const refusal = await api('PUT', `/products/${waiting.id}/change-approved`, { approval_status: 'approved' })
  expect(refusal.message).toBe('Còn thiếu hình ảnh: hãy bổ sung trước khi duyệt hoặc bật')
})

test('a list is filled in like a spreadsheet: pasted, filled down, mended at its cells, saved at once and undone', async ({
  page,
  context,
  api,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await layOutChain(api)
  const [farm] = (await api('GET', '/manufactures?approval_status=approved&length=1')).data.entries
  await signIn()
  await page.goto(list)
  await page.getByRole('button', { name: 'Khác', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Bảng tính' }).click()
  const cell = (column: string, row: string) => page.getByLabel(`${column}, ${row}`, { exact: true })

  await page.evaluate(() => navigator.clipboard.writeText('Bảng tính A\r\nBảng tính B\r\nBảng tính C\r\n'))
  await cell('Tên sản phẩm', 'Dòng mới 1').press('Control+v')
  await expect(cell('Tên sản phẩm', 'Dòng mới 3')).toHaveValue('Bảng tính C')

  const down = async (column: string) => {
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await expect(cell(column, 'Dòng mới 3')).toHaveValue(await cell(column, 'Dòng mới 1').inputValue())
  }
  await cell('Cơ sở sản xuất', 'Dòng mới 1').pressSequentially(farm!.name.slice(0, 8))
  await expect(page.getByRole('option', { name: farm!.name })).toBeVisible()
  await page.keyboard.press('Enter')
  await cell('Cơ sở sản xuất', 'Dòng mới 1').press('End')
  await down('Cơ sở sản xuất')
  await cell('Nhóm sản phẩm', 'Dòng mới 1').fill('Rau, củ, quả tươii')
  await page.keyboard.press('Escape')
  await down('Nhóm sản phẩm')
  await cell('Đơn vị tính', 'Dòng mới 1').fill('kg')
  await page.keyboard.press('Escape')
  await down('Đơn vị tính')

  await page.getByRole('button', { name: 'Lưu 3 dòng' }).click()
  await expect(cell('Nhóm sản phẩm', 'Dòng mới 1')).toHaveAccessibleDescription(/không tìm thấy/)
  await page.getByRole('button', { name: 'Đổi tất cả theo gợi ý' }).click()
  await page.getByRole('button', { name: 'Lưu 3 dòng' }).click()
  await expect(page.getByText('Thêm 3, sửa 0, giữ nguyên 0 dòng').first()).toBeVisible()
  await expect(cell('Tên sản phẩm', 'Bảng tính A')).toBeVisible()

  await page.getByRole('button', { name: 'Hoàn tác lần lưu vừa rồi' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Hoàn tác|Đồng ý/ })
    .click()
  await expect(cell('Tên sản phẩm', 'Bảng tính A')).toBeHidden()
})

test('a sheet of three hundred rows draws those in view, and leads to the wrong cell far below', async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn()
  await page.goto('/admin/system/product-units?mode=sheet')
  const cell = (column: string, row: number) => page.getByLabel(`${column}, Dòng mới ${row}`, { exact: true })
  const lines = Array.from({ length: 300 }, (_, at) => `Đơn vị thứ ${at}\t${at === 249 ? 'QUÁ-MƯỜI-CHỮ' : `M${at}`}`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\r\n'))
  await cell('Tên đơn vị', 1).press('Control+v')
  await page.getByRole('button', { name: 'Lưu 300 dòng' }).click()
  await expect(cell('Mã đơn vị', 250)).toBeFocused()
  await expect(cell('Mã đơn vị', 250)).toHaveAccessibleDescription(/10/)
  await expect(cell('Mã đơn vị', 1)).toHaveCount(0)
  await page.keyboard.type('M249')
  await expect(cell('Mã đơn vị', 250)).toHaveValue('M249')
  await page.getByRole('button', { name: 'Bỏ các thay đổi' }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(page.getByText('Chưa có thay đổi.')).toBeVisible()
})
