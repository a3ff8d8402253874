import type { Page } from '@playwright/test'
import { layOutChain } from './chain.ts'
import { expect, test } from './fixtures.ts'

const square = (code: string, west: number, south: number) => ({
  type: 'Feature',
  properties: { code },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + 0.1, south],
        [west + 0.1, south + 0.1],
        [west, south + 0.1],
        [west, south],
      ],
    ],
  },
})
const file = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const communes = {
  type: 'FeatureCollection',
  features: [square('06874', 107.25, 21.38), square('06886', 107.35, 21.22)],
}

/** A small field of Điền Xá, as a surveyor's program writes it: 100 m by 200 m, about 2 ha. */
const corners = ['107.3000,21.4000', '107.30096,21.4000', '107.30096,21.40181', '107.3000,21.40181', '107.3000,21.4000']
const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><Polygon><outerBoundaryIs><LinearRing><coordinates>${corners.join(' ')}
  </coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark></kml>`

const map = (page: Page) => page.getByRole('application', { name: 'Bản đồ vẽ ranh giới' })
const press = (page: Page, x: number, y: number) => map(page).click({ position: { x, y } })

test('an administrator loads the communes, and every map is drawn over them', async ({
  page,
  api,
  signIn,
  provoke,
}) => {
  provoke(/422 .*\/boundaries$/)
  await layOutChain(api)
  await signIn()
  await page.goto('/admin/system/configurations/information')
  const load = page.getByLabel('Nạp tệp ranh giới')

  await load.setInputFiles(file('sai.geojson', '{"type":"Feature"}'))
  await expect(page.getByText('Tệp phải là GeoJSON kiểu FeatureCollection')).toBeVisible()

  await load.setInputFiles(file('quang-ninh.geojson', JSON.stringify(communes)))
  await expect(page.getByText('Đã nạp ranh giới 2/54 xã')).toBeVisible()
  await expect(page.getByText('Đã có ranh giới của 2/54 xã.')).toBeVisible()

  await page.goto('/admin/home?show=leader')
  const card = page.getByRole('region', { name: 'Diện tích vùng sản xuất theo xã' }).first()
  await expect(card.getByRole('application', { name: 'Diện tích vùng sản xuất theo xã' })).toContainText('Điền Xá')
  await expect(card.getByRole('list', { name: 'Chú giải' })).toContainText('Không có')

  await card.getByRole('link', { name: 'Xã Điền Xá' }).focus()
  await expect(card.getByText(/^Xã Điền Xá$/)).toHaveCount(2)
  await card.getByRole('link', { name: 'Xã Điền Xá' }).press('Enter')
  await expect(page).toHaveURL(/\/admin\/material-areas\?ward_id=\d+/)
})

test('a boundary is drawn by hand, compared with the stated acreage, and taken over', async ({ page, api, signIn }) => {
  const { batch } = await layOutChain(api)
  await signIn()
  await page.goto(`/admin/material-areas/${batch['material_area_id']}/edit`)

  await page.getByRole('button', { name: 'Vẽ ranh giới' }).click()
  await press(page, 300, 100)
  await press(page, 500, 100)
  await press(page, 500, 300)
  await press(page, 300, 300)
  await page.getByRole('button', { name: 'Khép kín' }).click()
  await expect(page.getByText(/Lớn hơn diện tích khai báo/)).toBeVisible()

  await page.getByText('Bảng tọa độ').click()
  await expect(page.getByLabel('Vĩ độ điểm 4')).toBeVisible()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect(page.getByRole('button', { name: 'Xóa điểm 4' })).toBeHidden()

  await page.getByRole('button', { name: 'Dùng diện tích tính được' }).click()
  await expect(page.getByText(/Khớp với diện tích khai báo/)).toBeVisible()
  await expect(page.getByLabel('Diện tích', { exact: true })).not.toHaveValue('2,4')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).toHaveURL(/\/material-areas$/)

  await page.goto(`/admin/material-areas/${batch['material_area_id']}/detail`)
  await expect(page.getByRole('application', { name: /^Ranh giới của/ })).toBeVisible()
  await expect(page.getByText('0%', { exact: true })).toBeVisible()
})

test('a boundary is typed without a pointer, and one that crosses itself is refused at its place', async ({
  page,
  api,
  signIn,
}) => {
  const { batch } = await layOutChain(api)
  await signIn()
  await page.goto(`/admin/material-areas/${batch['material_area_id']}/edit`)
  await page.getByText('Bảng tọa độ').press('Enter')

  const bow = [
    ['21,40', '107,30'],
    ['21,41', '107,31'],
    ['21.40', '107.31'],
    ['21.41', '107.30'],
  ]
  for (const [index, [latitude, longitude]] of bow.entries()) {
    await page.getByLabel(`Vĩ độ điểm ${index + 1}`).fill(latitude!)
    await page.getByLabel(`Kinh độ điểm ${index + 1}`).fill(longitude!)
    await page.getByLabel(`Kinh độ điểm ${index + 1}`).press('Enter')
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Ranh giới tự cắt chính nó' })).toBeVisible()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText('Có 1 chỗ cần sửa trước khi lưu.')).toBeVisible()

  await page.getByRole('button', { name: 'Xóa điểm 2' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Ranh giới tự cắt chính nó' })).toBeHidden()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).toHaveURL(/\/material-areas$/)
})

test('a boundary is read from a file, and what is wrong with a file is said', async ({ page, api, signIn }) => {
  const { batch } = await layOutChain(api)
  await signIn()
  await page.goto(`/admin/material-areas/${batch['material_area_id']}/edit`)
  const choose = page.getByLabel('Nhập tệp')

  await choose.setInputFiles(file('vn2000.csv', '410000,2320000\n411000,2320000\n411000,2321000'))
  await expect(page.getByText(/mét \(VN-2000\)/)).toBeVisible()
  await choose.setInputFiles(file('doi-tha.kml', kml))
  await expect(page.getByText('Đã nhập ranh giới gồm 4 góc.')).toBeVisible()
  await expect(page.getByText(/Nhỏ hơn diện tích khai báo 1\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Xóa ranh giới' }).click()
  await page.getByRole('button', { name: 'Hoàn tác' }).click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).toHaveURL(/\/material-areas$/)
})

test.describe('with a telephone in the field', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('whoever walks around a field has its boundary', async ({ page, context, api, signIn }) => {
    const { batch } = await layOutChain(api)
    await signIn()
    await page.goto(`/admin/material-areas/${batch['material_area_id']}/edit`)
    await map(page).scrollIntoViewIfNeeded()

    await page.getByRole('button', { name: 'Vị trí của tôi' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'chưa được phép dùng vị trí' })).toBeVisible()
    const ward = page.getByRole('combobox', { name: 'Xã/phường/đặc khu' })
    await ward.click()
    await ward.fill('Hải Lạng')
    await page.getByRole('option', { name: 'Hải Lạng' }).click()
    await expect(map(page)).toContainText('Hải Lạng')
    await expect(map(page)).not.toContainText('Điền Xá')

    const stand = (right: number, up: number, accuracy = 5) =>
      context.setGeolocation({ longitude: 107.3 + right / 103_600, latitude: 21.4 + up / 110_740, accuracy })
    await stand(0, 0)
    await context.grantPermissions(['geolocation'])
    await page.getByRole('button', { name: 'Vị trí của tôi' }).click()
    await expect(page.getByText('sai số 5 m')).toBeVisible()

    await page.getByRole('button', { name: 'Đo bằng GPS' }).click()
    await expect(page.getByText('Đang ghi: 1 điểm, sai số 5 m.')).toBeVisible()
    await stand(50, 0)
    await expect(page.getByText('Đang ghi: 2 điểm')).toBeVisible()
    await stand(50, 30, 40)
    await expect(page.getByText('Sai số 40 m, lớn hơn 15 m nên chưa ghi điểm.')).toBeVisible()
    await stand(50, 50)
    await expect(page.getByText('Đang ghi: 3 điểm')).toBeVisible()
    await page.getByRole('button', { name: 'Tạm dừng' }).click()
    await stand(500, 500)
    await expect(page.getByText('Đang tạm dừng, đã ghi 3 điểm.')).toBeVisible()
    await stand(0, 50)
    await page.getByRole('button', { name: 'Đi tiếp' }).click()
    await expect(page.getByText('Đang ghi: 4 điểm')).toBeVisible()
    await stand(-90, 50)
    await expect(page.getByText('Đang ghi: 5 điểm')).toBeVisible()
    await page.getByRole('button', { name: 'Hoàn tác' }).click()
    await page.getByRole('button', { name: 'Khép kín' }).click()
    await expect(page.getByText('0,2502 ha')).toBeVisible()
  })
})
