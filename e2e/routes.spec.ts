import type { Page } from '@playwright/test'
import { menu } from '@trace/domain'
import { expect, test } from './fixtures.ts'
import { layOutRows } from './screen-rows.ts'
import { addressOf, adminAddresses, screens } from './screens.ts'

test.setTimeout(420_000)

const mishaps = /Đã có lỗi xảy ra|Không tìm thấy trang|Không tìm thấy dữ liệu này|Chưa tải được trang/

/** Opens a screen and tells what is wrong with it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.soft(page.locator('h1').first(), `${path}: tiêu đề`).toBeVisible()
  await expect.soft(page, `${path}: tên trang`).toHaveTitle(/\S.* · Cội Nguồn$/)
  expect.soft(new URL(page.url()).pathname, `${path}: ở lại địa chỉ`).toBe(path)
  await expect.soft(page.getByText(mishaps), `${path}: không lỗi`).toHaveCount(0)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, { message: `${path}: không cuộn ngang` }).toBeLessThanOrEqual(0)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every screen has a heading and a title, no error, and does not scroll sideways', async ({ page, api, signIn }) => {
    const rows = await layOutRows(api)
    await signIn()
    for (const address of adminAddresses(rows)) await visit(page, address)
  })
})

test('the list of screens forgets none of the menu', () => {
  const addresses = adminAddresses({})
  const screens = menu.flatMap(({ resources, pages }) => [...resources, ...pages]).map(({ screen }) => `/admin/${screen}`)
  expect(screens.filter((screen) => !addresses.includes(screen))).toEqual([])
})

test('a list also answers at its old address, and a plan where it stands', async ({ page, api, signIn }) => {
  const { data } = await api('POST', '/production-plans', { name: 'Kế hoạch nháp', year: 2026, start_date: '2026-10-01', end_date: '2026-12-31' })
  const { id } = (data as unknown as { entry: { id: number } }).entry
  const moved: [from: string, to: string][] = [
    ['products/list', 'products'],
    ['system/products-groups/list?search=ga', 'system/products-groups?search=ga'],
    [`production-plan/draft/${id}/detail`, `production-plan/draft/detail/${id}`],
    [`production-plan/publish/detail/${id}`, `production-plan/draft/detail/${id}`],
    ['', 'home'],
  ]
  await signIn()
  for (const [from, to] of moved) {
    await page.goto(`/admin/${from}`)
    await expect(page).toHaveURL(new RegExp(`/admin/${to.replace('?', '\\?')}$`))
  }
})

/** Open to whoever is signed in. */
const unguarded = ['shippings', 'origin/orders', 'system/logs', 'system/manufacturing-forms', 'system/tags']

test('somebody without permissions is led to the 403 screen from every screen that has a guard', async ({ page, api, signIn }) => {
  const tag = Date.now()
  const role = await api('POST', '/roles', { code: `khong_quyen_${tag}`, name: `Không quyền ${tag}`, scope: 'province' })
  const role_id = (role.data as unknown as { entry: { id: number } }).entry.id
  await api('PUT', `/roles/${role_id}/change-approved`)
  const who = { email: `khongquyen${tag}@example.com`, password: 'một mật khẩu để thử' }
  await api('POST', '/users', { ...who, username: `khongquyen${tag}`, name: 'Nguyễn Thị Không', role_id })
  await signIn(who)
  for (const [path, , ways] of screens.filter(([path]) => !unguarded.includes(path))) {
    const way = ways.includes('create') ? 'create' : 'list'
    for (const address of new Set([addressOf(path, 'list', 0), addressOf(path, way, 0)])) {
      await page.goto(address)
      await expect.soft(page, address).toHaveURL(/\/admin\/errors\/403$/)
    }
  }
})
