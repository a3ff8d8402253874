import { expect, test } from './fixtures.ts'
import { addressOf, screens } from './screens.ts'

test.setTimeout(420_000)

test('the menu shows where one is, also at its very end', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await signIn()
  await page.goto('/admin/system/configurations/logo')
  const menu = page.getByRole('navigation', { name: 'Menu chính' })
  await expect(menu.getByRole('link', { name: 'Logo' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Thông tin hệ thống' }).click()
  await expect(menu.getByRole('link', { name: 'Thông tin hệ thống' })).toBeInViewport({ ratio: 1 })
})

test('a list also answers at its old address, and a plan where it stands', async ({ page, api, signIn }) => {
  const { data } = await api('POST', '/production-plans', {
    name: 'Kế hoạch nháp',
    year: 2026,
    start_date: '2026-10-01',
    end_date: '2026-12-31',
  })
  const { id } = data.entry
  const moved: [from: string, to: string][] = [
    ['products/list', 'products'],
    ['system/products-groups/list?search=ga', 'system/products-groups?search=ga'],
    [`production-plan/draft/${id}/detail`, `production-plan/draft/detail/${id}`],
    [`production-plan/publish/detail/${id}`, `production-plan/draft/detail/${id}`],
    ['general/agricultural_data', 'general/agricultural_data/product_plants'],
    ['', 'home'],
  ]
  await signIn()
  for (const [from, to] of moved) {
    await page.goto(`/admin/${from}`)
    await expect(page).toHaveURL(new RegExp(`/admin/${to.replace('?', '\\?')}$`))
  }
})

/** Open to whoever is signed in. */
const unguarded = ['shippings', 'origin/orders', 'system/configurations/information']

test('somebody without permissions is led to the 403 screen from every screen that has a guard', async ({
  page,
  api,
  person,
  signIn,
}) => {
  const tag = Date.now()
  const role = await api('POST', '/roles', {
    code: `khong_quyen_${tag}`,
    name: `Không quyền ${tag}`,
    scope: 'province',
  })
  const role_id = role.data.entry.id
  await api('PUT', `/roles/${role_id}/change-approved`)
  await signIn(
    await person({
      email: `khongquyen${tag}@example.com`,
      username: `khongquyen${tag}`,
      name: 'Nguyễn Thị Không',
      role_id,
    }),
  )
  const open: string[] = []
  for (const { path, ways } of screens.filter((screen) => !unguarded.includes(screen.path))) {
    const way = ways.includes('create') ? 'create' : 'list'
    for (const address of new Set([addressOf(path, 'list', 0), addressOf(path, way, 0)])) {
      await page.goto(address)
      await page.waitForURL('/admin/errors/403', { timeout: 30_000 }).catch(() => open.push(address))
    }
  }
  expect(open).toEqual([])
})
