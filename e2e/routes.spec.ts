import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { layOutRows } from './screen-rows.ts'

test.setTimeout(420_000)

type Screens = 'list' | 'create' | 'edit' | 'detail'

const crud: readonly Screens[] = ['list', 'create', 'edit']
const withDetail: readonly Screens[] = [...crud, 'detail']

/** The screens of the table: their place under /admin, the rows they show, and which of them there are. */
const screens: [path: string, rows: string, screens: readonly Screens[]][] = [
  ['roles', 'roles', crud],
  ['manufactures', 'manufactures', withDetail],
  ['products', 'products', withDetail],
  ['material-areas', 'material-areas', withDetail],
  ['distributors', 'distributors', crud],
  ['diaries', 'diaries', withDetail],
  ['shippings', 'shippings', crud],
  ['culture/processes', 'processes', withDetail],
  ['culture/stages', 'stages', crud],
  ['culture/material-areas', 'material-areas', withDetail],
  ['culture/batches', 'batches', withDetail],
  ['culture/labors', 'labors', withDetail],
  ['origin/traces', 'traces', withDetail],
  ['origin/stamp-statistics', 'stamps', ['list']],
  ['origin/scan-statistics', 'stamps', ['list']],
  ['notifications', 'notifications', withDetail],
  ['general/users', 'users', withDetail],
  ['general/stamps', 'stamps', withDetail],
  ['general/images', 'main-banner', ['list']],
  ['general/videos', 'videos', crud],
  ['general/articles', 'articles', crud],
  ['general/websites', 'websites', crud],
  ['general/agricultural_data/product_plants', 'product-plants', crud],
  ['general/agricultural_data/product_animals', 'product-animals', crud],
  ['general/agricultural_data/criteria-seafoods', 'criteria-seafoods', crud],
  ['libraries', 'libraries', withDetail],
  ['system/products-groups', 'product-groups', crud],
  ['system/product-units', 'product-units', crud],
  ['system/farming-forms', 'farming-forms', crud],
  ['system/manufacturing-forms', 'manufacturing-forms', crud],
  ['system/apps', 'apps', crud],
  ['system/article-types', 'article-types', crud],
  ['system/categories', 'categories', crud],
  ['system/tags', 'tags', crud],
  ['system/menus', 'menus', crud],
  ['system/shipping-methods', 'shipping-methods', crud],
  ['system/logs', 'system-logs', ['list', 'detail']],
]

/** The pages that stand alone. */
const pages = [
  'home', 'general/footer', 'general/contact', 'general/images/create/main-banner', 'general/images/create/second-banner',
  'system/permissions', 'system/configurations/logo', 'system/configurations/information', 'profile', 'profile/update',
  'profile/change-password', 'profile/sessions', 'profile/security', 'origin/orders', 'production-plan/publish',
  'production-plan/publish/create', 'production-plan/draft', 'maintenance', 'errors/403',
  'general/agricultural_data/product_plants/quick-entry', 'general/agricultural_data/product_animals/quick-entry',
  'general/agricultural_data/criteria-seafoods/quick-entry',
]

const addressOf = (path: string, screen: Screens, id: number): string =>
  `/admin/${path}` + { list: '', create: '/create', edit: `/${id}/edit`, detail: `/${id}/detail` }[screen]

const mishaps = /Đã có lỗi xảy ra|Không tìm thấy trang|Không tìm thấy dữ liệu này|Chưa tải được trang/

/** Opens a screen and tells what is wrong with it. */
async function visit(page: Page, path: string): Promise<void> {
  const errors: string[] = []
  const listen = (message: { type(): string; text(): string; location(): { url: string } }) => {
    if (message.type() === 'error' && !message.location().url.includes('/files/')) errors.push(message.text())
  }
  page.on('console', listen)
  await page.goto(path)
  await expect.soft(page.locator('h1').first(), `${path}: tiêu đề`).toBeVisible()
  await expect.soft(page, `${path}: tên trang`).toHaveTitle(/\S.* · Cội Nguồn$/)
  expect.soft(new URL(page.url()).pathname, `${path}: ở lại địa chỉ`).toBe(path)
  await expect.soft(page.getByText(mishaps), `${path}: không lỗi`).toHaveCount(0)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, { message: `${path}: không cuộn ngang` }).toBeLessThanOrEqual(0)
  expect.soft(errors, `${path}: bảng điều khiển`).toEqual([])
  page.off('console', listen)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('every screen has a heading and a title, no error, and does not scroll sideways', async ({ page, api, signIn }) => {
    const rows = await layOutRows(api)
    const product = rows['products']
    const more = [
      `origin/orders/${rows['orders']}/view`, `general/images/${rows['main-banner']}/edit/main-banner`,
      `general/images/${rows['second-banner']}/edit/second-banner`,
      `production-plan/publish/edit/${rows['issued']}`, `production-plan/publish/detail/${rows['issued']}`,
      `production-plan/publish/detail/${rows['issued']}/product/${product}`, `production-plan/publish/result/${rows['issued']}`,
      `production-plan/draft/detail/${rows['draft']}`, `production-plan/draft/edit/${rows['draft']}`,
    ]
    await signIn()
    for (const [path, of, ways] of screens) for (const way of ways) await visit(page, addressOf(path, way, rows[of]!))
    for (const path of [...pages, ...more]) await visit(page, `/admin/${path}`)
  })
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
const unguarded = ['shippings', 'system/logs', 'system/manufacturing-forms', 'system/tags']

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
