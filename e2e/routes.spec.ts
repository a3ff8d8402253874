import { expect, test } from './fixtures.ts'

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
