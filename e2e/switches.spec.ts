import { firstOf } from './chain.ts'
import { expect, test } from './fixtures.ts'
import type { Api } from './fixtures.ts'
import { fillSignIn } from './sign-in-form.ts'

/** An account that nobody signs in with. */
async function giveAccount(api: Api) {
  const tag = Date.now().toString(36)
  const form = {
    name: `Thử ${tag}`,
    username: `thu_${tag}`,
    email: `thu-${tag}@example.com`,
    role_id: await firstOf(api, '/roles?search=Lãnh đạo'),
    password: 'mat khau rat dai 2026',
  }
  await api('POST', '/users', form)
  return form
}

test('switching an account off is asked about first, as it ends its sessions', async ({ page, api, signIn }) => {
  const { name } = await giveAccount(api)
  await signIn()
  await page.goto(`/admin/general/users?search=${name}`)
  const state = page.getByRole('row', { name: new RegExp(name) }).getByRole('button', { name: /Hoạt động|Ngừng/ })
  const turn = async () => {
    await state.click()
    await page.getByRole('menuitemcheckbox', { name: 'Trạng thái' }).click()
  }
  await turn()
  await expect(page.getByText('mọi phiên đăng nhập của tài khoản kết thúc ngay')).toBeVisible()
  await page.getByRole('button', { name: 'Không đồng ý!' }).click()
  await expect(state).toHaveText('Hoạt động')
  await turn()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(state).not.toHaveText('Hoạt động')
})

test('a deletion that the server refuses for want of a right leads to the 403 screen, which says why', async ({
  page,
  api,
  context,
  signIn,
  provoke,
}) => {
  provoke(/403/)
  const { name } = await giveAccount(api)
  await signIn()
  await page.goto(`/admin/general/users?search=${name}`)
  await context.route('**/api/admin/users/*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 403, json: { code: 403, message: 'Bạn không có quyền xóa tài khoản' } })
      : route.continue(),
  )
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: /Thao tác/ })
    .click()
  await page.getByRole('menuitem', { name: 'Xóa', exact: true }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/errors\/403/)
  await expect(page.getByText('Bạn không có quyền xóa tài khoản')).toBeVisible()
})

test("what is being written stays on a machine of one's own when the session ends by itself, and goes on one that others use", async ({
  page,
}) => {
  for (const remembers of [true, false]) {
    await page.goto('/auth/login')
    if (!remembers) await page.getByLabel('Ghi nhớ đăng nhập').uncheck()
    await expect(page.getByText('Máy dùng chung: bỏ chọn')).toBeVisible()
    await fillSignIn(page)
    await page.waitForURL(/\/admin\/home/)
    await page.goto('/admin/system/product-units/create')
    await page.getByLabel('Tên đơn vị', { exact: true }).fill('Thúng đang viết')
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
      .toContain('Thúng đang viết')
    await page.evaluate(() => dispatchEvent(new Event('lapsed')))
    await page.waitForURL(/\/auth\/login/)
    const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(left.includes('Thúng đang viết')).toBe(remembers)
    await page.evaluate(() => localStorage.clear())
  }
})
