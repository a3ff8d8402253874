import { firstOf } from './chain.ts'
import type { ListPath } from './chain.ts'
import { expect, test } from './fixtures.ts'

const sheet = '/admin/general/agricultural_data/product_plants/quick-entry'

test('figures of many communes are pasted from Excel, mended where they are wrong, and saved at once', async ({
  page,
  context,
  api,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn()
  await page.goto('/admin/general/agricultural_data/product_plants')
  await page.getByRole('link', { name: 'Nhập nhanh' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nhập nhanh dữ liệu trồng trọt')
  await page.getByRole('combobox', { name: 'Cây trồng' }).click()
  await page.getByRole('option', { name: 'Na', exact: true }).click()
  await expect(page).toHaveURL(/species=\d+/)
  // Until the sheet of the other species is shown, the previous sheet accepts no input.
  await expect(page.locator('form[inert]')).toHaveCount(0)

  const cell = (column: string, commune: string) => page.getByRole('textbox', { name: `${column}, ${commune}` })
  await page.evaluate(() => navigator.clipboard.writeText('1.234,5\t1.000\t8.800\r\n320\tba trăm\t2.400,25\r\n'))
  await cell('Diện tích gieo trồng', 'Phường An Sinh').press('Control+v')
  await expect(cell('Sản lượng', 'Phường Bãi Cháy')).toHaveValue('2.400,25')

  await page.getByRole('button', { name: 'Lưu 2 dòng' }).click()
  const wrong = cell('Diện tích thu hoạch', 'Phường Bãi Cháy')
  await expect(wrong).toBeFocused()
  await expect(wrong).toHaveAccessibleDescription('Diện tích thu hoạch phải là số')
  await page.keyboard.type('300')
  await page.getByRole('button', { name: 'Lưu 2 dòng' }).click()
  await expect(page.getByText('Chưa có thay đổi.')).toBeVisible()

  const { entries } = (await api('GET', '/wards?search=07090')).data
  await page.goto(`/admin/general/agricultural_data/product_plants?ward_id=${entries[0]!.id}`)
  await page.getByRole('link', { name: 'Nhập nhanh' }).waitFor()
  await expect(page.getByRole('row', { name: /Na.*Phường An Sinh.*1\.234,5 ha.*88 tạ\/ha/ })).toBeVisible()
})

test('arrows and Enter lead through the sheet, and what was not saved is there again', async ({ page, signIn }) => {
  await signIn()
  await page.goto(`${sheet}?rows=species`)
  const cell = (column: string, species: string) => page.getByRole('textbox', { name: `${column}, ${species}` })
  await cell('Diện tích gieo trồng', 'Ba kích').focus()
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await page.keyboard.type('5')
  await page.keyboard.press('ArrowRight')
  await expect(cell('Diện tích thu hoạch', 'Cam')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cell('Diện tích thu hoạch', 'Ba kích')).toBeFocused()
  await expect(page.getByText('2 dòng chưa lưu')).toBeVisible()

  await page.getByRole('link', { name: 'Quay lại' }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await page.goto(`${sheet}?rows=species`)
  await expect(page.getByText('Đã khôi phục 2 dòng đang nhập dở.')).toBeVisible()
  await expect(cell('Diện tích gieo trồng', 'Cam')).toHaveValue('5')
  await page.getByRole('button', { name: 'Bỏ bản nháp' }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(cell('Diện tích gieo trồng', 'Cam')).toHaveValue('')
})

test('figures of the year before stand beside those that are typed, in cells and in the sum', async ({
  page,
  api,
  signIn,
}) => {
  const find = (path: ListPath) => firstOf(api, path)
  const place = {
    province_id: await find('/provinces?search=quang%20ninh'),
    ward_id: await find('/wards?search=06874'),
  }
  const plant_id = await find('/plants?search=que')
  await api('POST', '/product-plants', { plant_id, year: 2024, season: 'year', area_sown: 620, ...place })

  await signIn()
  await page.goto(`${sheet}?rows=wards&species=${plant_id}&year=2025`)
  await expect(page.getByRole('textbox', { name: 'Diện tích gieo trồng, Xã Điền Xá' })).toHaveAccessibleDescription(
    '2024: 620',
  )
  await expect(page.getByRole('row', { name: /^Tổng cộng/ })).toContainText('2024: 620')
})
