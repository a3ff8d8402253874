import { expect, test } from './fixtures.ts'
import type { Api } from './fixtures.ts'
import { fillSignIn } from './sign-in-form.ts'

const UNITS = '/admin/system/product-units'

test('staff switch several rows off at once, from the bar that appears when rows are chosen', async ({
  page,
  api,
  signIn,
}) => {
  const words = await giveUnits(api, 2)
  await signIn()
  await page.goto(`${UNITS}?search=${words}`)
  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()

  const bar = page.getByRole('region', { name: 'Thao tác với các dòng đã chọn' })
  await expect(bar.getByText('Đã chọn 2 dòng')).toBeVisible()
  await bar.getByRole('button', { name: 'Bật/tắt' }).click()
  await page.getByRole('menuitem', { name: /^Tắt/ }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()

  await expect(page.getByRole('switch', { checked: false })).toHaveCount(2)
  await expect(bar).toBeHidden()
})

test('a list that is opened again asks for its rows while its program is still on the way, and only once', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/system/product-units')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()

  let letCome = () => {}
  const held = new Promise<void>((resolve) => (letCome = resolve))
  await page.route('**/assets/admin-*.js', async (route) => {
    await held
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const early = page.waitForRequest(/api\/admin\/product-units\?/)
  await page.reload({ waitUntil: 'commit' })
  await early
  await expect(page.getByRole('status').filter({ hasText: 'Đang tải' })).toBeVisible()
  letCome()
  await expect(rows.nth(1)).toBeVisible()
  for (const path of ['/api/admin/product-units', '/api/admin/profile'])
    expect(asked.filter((one) => one === path)).toHaveLength(1)
})

test('an address that is opened anew begins at its top, however far another was scrolled', async ({ page, signIn }) => {
  await signIn()
  const top = () => page.evaluate(() => scrollY)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/admin/products')
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(top).toBeGreaterThan(100)
  await page.goto('/admin/products/1/edit')
  await expect(page.getByRole('button', { name: 'Lưu', exact: true })).toBeVisible()
  // The first field takes the focus, a few pixels below.
  expect(await top()).toBeLessThan(100)
})

test('nothing in a list is cut off, in a table or on cards', async ({ page, signIn }) => {
  await signIn()
  for (const [address, long] of [
    ['/admin/system/logs', 'Tài khoản quản trị'],
    ['/admin/system/article-types', 'KY-THUAT-NONG-NGHIEP'],
  ] as const) {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      const cells = page.locator('tbody td > div')
      await expect(cells.filter({ hasText: long }).first()).toBeVisible()
      const cut = await cells.evaluateAll((all) =>
        all
          .filter(({ textContent, scrollWidth, clientWidth }) => textContent && scrollWidth > clientWidth)
          .map(({ textContent }) => textContent),
      )
      expect(cut, `${address} at ${width} px`).toEqual([])
    }
  }
})

test('a row deleted by mistake is back with one press, and from the trash later', async ({ page, api, signIn }) => {
  const words = await giveUnits(api, 1)
  await signIn()
  await page.goto(`${UNITS}?search=${words}`)
  const row = page.getByRole('row', { name: new RegExp(words) })
  const undo = page.getByRole('button', { name: 'Hoàn tác' })
  /** Deletes the row; hovering over the undo button keeps it shown. */
  const remove = async () => {
    await row.getByRole('button', { name: /Thao tác/ }).click()
    await page.getByRole('menuitem', { name: 'Xóa' }).click()
    await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
    await undo.hover()
    await expect(row).toBeHidden()
  }

  await remove()
  await undo.click()
  await expect(row).toBeVisible()

  await remove()
  await page.getByRole('button', { name: 'Khác' }).click()
  await page.getByRole('menuitem', { name: 'Thùng rác' }).click()
  const trash = page.getByRole('dialog', { name: /Thùng rác/ })
  await trash.getByRole('searchbox').fill(words)
  await trash.getByRole('button', { name: new RegExp(`^Khôi phục ${words}`) }).click()
  await trash.getByRole('button', { name: 'Đóng' }).click()
  await expect(row).toBeVisible()
})

test('Ctrl+K leads to a screen, a record and a task without the mouse', async ({ page, api, signIn }) => {
  const words = await giveUnits(api, 1)
  await signIn()
  await page.goto('/admin/home')
  const palette = page.getByRole('combobox', { name: 'Tìm nhanh' })
  await expect(page.getByRole('button', { name: 'Tìm nhanh' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await palette.fill('don vi tinh')
  await palette.press('Enter')
  await expect(page).toHaveURL(/\/admin\/system\/product-units$/)

  await page.keyboard.press('Control+k')
  await palette.fill(words)
  await expect(page.getByRole('option', { name: new RegExp(words) })).toHaveAttribute('aria-selected', 'true')
  await palette.press('Enter')
  await expect(page.getByLabel('Tên đơn vị')).toHaveValue(new RegExp(words))

  await page.keyboard.press('Control+k')
  await palette.fill('them don vi tinh')
  await palette.press('Enter')
  await expect(page).toHaveURL(/\/product-units\/create$/)
})

test('a form that was left unsaved is offered again, and forgotten once it is saved', async ({ page, api, signIn }) => {
  const words = await giveUnits(api, 1)
  await signIn()
  await page.goto(`${UNITS}?search=${words}`)
  const open = () =>
    page
      .getByRole('row', { name: new RegExp(words) })
      .getByRole('link')
      .click()

  await open()
  await page.getByLabel('Tên đơn vị').fill(`${words} đã sửa`)
  await page.getByRole('link', { name: 'Hủy', exact: true }).click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()

  await open()
  await page.getByRole('button', { name: 'Dùng bản nháp' }).click()
  await expect(page.getByLabel('Tên đơn vị')).toHaveValue(`${words} đã sửa`)
  await page.getByRole('button', { name: 'Lưu' }).click()

  await open()
  await expect(page.getByLabel('Tên đơn vị')).toHaveValue(`${words} đã sửa`)
  await expect(page.getByText('bản nháp')).toBeHidden()
})

test('whoever is signed out while typing finds the words again after signing in', async ({
  page,
  context,
  signIn,
  provoke,
}) => {
  provoke(/401 .*\/product-units$/)
  await signIn()
  await page.goto('/admin/system/product-units/create')
  await page.getByLabel('Tên đơn vị').fill('đang gõ dở')
  await context.route('**/api/admin/product-units', (route) =>
    route.fulfill({ status: 401, json: { code: 401, message: 'Vui lòng đăng nhập' } }),
  )
  await page.getByLabel('Mã đơn vị').fill('do')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await context.unroute('**/api/admin/product-units')

  await fillSignIn(page)
  await page.getByRole('button', { name: 'Dùng bản nháp' }).click()
  await expect(page.getByLabel('Tên đơn vị')).toHaveValue('đang gõ dở')
})

test('what is typed and chosen over a list stands, and adds up, while the list is on its way', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await page.goto(UNITS)
  await page
    .getByRole('button', { name: /^Lọc theo/ })
    .first()
    .click()
  const filter = page.getByRole('dialog', { name: /^Lọc theo/ })
  await expect(filter).toBeVisible()
  const { promise: allSaid, resolve: letListCome } = Promise.withResolvers<void>()
  await context.route('**/api/admin/product-units?*', (route) => allSaid.then(() => route.continue()))

  for (const choice of ['Hoạt động', 'Ngừng']) {
    await filter.getByRole('checkbox', { name: choice }).click()
    await expect(filter.getByRole('checkbox', { name: choice })).toBeChecked()
  }
  const box = page.getByPlaceholder('Tìm kiếm')
  const asked = page.waitForRequest(/search=ye(&|$)/)
  await box.pressSequentially('ye')
  await asked
  await box.pressSequentially('n')
  await expect(box).toHaveValue('yen')
  letListCome()
  await expect(page).toHaveURL(/is_active=true%2Cfalse&search=yen$/)
  await expect(box).toHaveValue('yen')

  await page.getByRole('link', { name: 'Đơn vị tính' }).first().click()
  await expect(box).toHaveValue('')
})

/** Creates units; a search for the returned words finds them and nothing else. */
async function giveUnits(api: Api, count: number): Promise<string> {
  const code = Date.now().toString(36)
  const words = `thử ${code}`
  for (let number = 1; number <= count; number++)
    await api('POST', '/product-units', { code: `${code}${number}`, name: `${words} ${number}` })
  return words
}
