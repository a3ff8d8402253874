import { firstOf } from './chain.ts'
import { expect, test } from './fixtures.ts'
import type { Api } from './fixtures.ts'

const UNITS = '/admin/system/product-units'

test('staff save how a list stands, find it again, make it their default, rename it and delete it', async ({
  page,
  api,
  signIn,
}) => {
  const words = await giveUnits(api, 2)
  await signIn()
  await page.goto(`${UNITS}?search=${words}&sort_by=name&sort_dir=desc`)
  const views = page.getByRole('dialog', { name: 'Chế độ xem' })
  const open = () => page.getByRole('button', { name: /^Chế độ xem/ }).click()
  const act = async (what: string) => {
    await views.getByRole('button', { name: /Thao tác với Của tôi/ }).click()
    await page.getByRole('menuitem', { name: what }).click()
  }

  await open()
  await views.getByRole('button', { name: 'Lưu chế độ xem này' }).click()
  await page.getByLabel('Tên chế độ xem').fill(`Của tôi ${words}`)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await expect(page.getByRole('button', { name: `Chế độ xem: Của tôi ${words}` })).toBeVisible()

  await open()
  await act('Đặt làm mặc định')
  await expect(views.getByRole('img', { name: 'Mặc định' })).toBeVisible()
  await page.getByRole('link', { name: 'Trang chủ' }).first().click()
  await expect(page).toHaveURL(/\/admin\/home/)
  await page.goto(UNITS)
  await expect(page).toHaveURL(/view=\d+&search=.*sort_dir=desc/)
  await expect(page.getByRole('row', { name: new RegExp(words) })).toHaveCount(2)

  await open()
  await views.getByRole('link', { name: 'Tất cả' }).click()
  await expect(page).toHaveURL(/\?view=0$/)
  await open()
  await act('Đổi tên')
  await page.getByLabel('Tên chế độ xem').fill(`Của tôi mới ${words}`)
  await page.getByRole('button', { name: 'Lưu', exact: true }).click()
  await open()
  await views.getByRole('link', { name: `Của tôi mới ${words}` }).click()
  await expect(page.getByRole('button', { name: `Chế độ xem: Của tôi mới ${words}` })).toBeVisible()

  await open()
  await act('Xóa')
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Chế độ xem', exact: true })).toBeVisible()
  await page.goto(UNITS)
  await expect(page).toHaveURL(/product-units$/)
})

test('a view shared with a role is there for those who hold it, and theirs to pick only', async ({
  page,
  api,
  person,
  signIn,
}) => {
  const role = await firstOf(api, '/roles?search=bien%20tap')
  const name = `Bài chờ duyệt ${Date.now()}`
  await api('POST', '/saved-views', {
    name,
    screen: 'general/articles',
    query: 'approval_status=pending',
    role_ids: [role],
  })
  await signIn(await person({ name: 'Trần Văn Xem', role_id: role }))

  await page.goto('/admin/general/articles')
  const open = () => page.getByRole('button', { name: /^Chế độ xem/ }).click()
  const views = page.getByRole('dialog', { name: 'Chế độ xem' })
  await open()
  await views.getByRole('button', { name: `Thao tác với ${name}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Đặt làm mặc định'])
  await page.keyboard.press('Escape')
  await open()
  await views.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/approval_status=pending/)
})

test('columns are chosen and put in order, stay so, and come back as they were', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/system/farming-forms')
  const heads = () => page.getByRole('columnheader').allInnerTexts()
  await expect(page.getByRole('columnheader').nth(3)).toBeVisible()
  const usual = await heads()
  const [first, second] = [usual[2]!.trim(), usual[3]!.trim()]

  await page.getByRole('button', { name: 'Cột', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Cột hiển thị' })
  await panel.getByRole('button', { name: `Chuyển cột ${lowered(first)} ra sau` }).click()
  await expect(page.getByRole('columnheader').nth(2)).toHaveText(second)
  await panel.getByRole('checkbox', { name: first }).uncheck()
  await page.reload()
  await expect(page.getByRole('columnheader').nth(2)).toHaveText(second)
  expect(await heads()).not.toContain(usual[2])

  await page.getByRole('button', { name: 'Cột', exact: true }).click()
  const heard = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toBeAttached()
  await expect(panel.getByRole('button', { name: `Kéo cột ${lowered(second)}` })).toBeFocused()
  await page.keyboard.press('Space')
  await heard(`Đã nhấc cột ${second}, đang ở vị trí 1`)
  await page.keyboard.press('ArrowDown')
  await heard(`Đã nhấc cột ${second}, đang ở vị trí 2`)
  await page.keyboard.press('Space')
  await heard(`Đã thả cột ${second} ở vị trí 2`)
  await panel.getByRole('checkbox', { name: first }).check()
  await expect(page.getByRole('columnheader').nth(2)).toHaveText(first)
  await panel.getByRole('button', { name: 'Đặt lại cột' }).click()
  await expect.poll(heads).toEqual(usual)
})

test('a column is dragged by keys that come faster than the browser draws', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/admin/system/farming-forms')
  await page.getByRole('button', { name: 'Cột', exact: true }).click()
  const grip = page.getByRole('button', { name: 'Kéo cột mã' })
  await expect(grip).toBeFocused()
  await grip.evaluate(
    (pressed, keys) => {
      for (const code of keys)
        pressed.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true }))
    },
    ['Space', 'ArrowDown', 'ArrowDown', 'Space'],
  )
  await expect(page.getByText('Đã thả cột Mã ở vị trí 3 trên 4.')).toBeAttached()
  await expect(page.getByRole('columnheader').nth(4)).toHaveText('Mã')
})

test('a switch in a list answers at once and goes back when the server refuses', async ({
  page,
  api,
  context,
  signIn,
  provoke,
}) => {
  provoke(/422 .*\/change-status$/)
  const words = await giveUnits(api, 1)
  await signIn()
  await page.goto(`${UNITS}?search=${words}`)
  const toggle = page.getByRole('row', { name: new RegExp(words) }).getByRole('switch')
  await expect(toggle).toBeChecked()
  await context.route('**/change-status', (route) =>
    route.fulfill({ status: 422, json: { code: 422, message: 'Đơn vị đang được dùng' } }),
  )
  await toggle.click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  const refusal = page.getByRole('dialog', { name: 'Không thành công' })
  await expect(refusal.getByText('Đơn vị đang được dùng')).toBeVisible()
  await refusal.getByRole('button', { name: 'Ẩn thông báo' }).click()
  await expect(refusal).toBeHidden()
  await expect(toggle).toBeChecked()
})

test('all rows that a search finds are deleted by a job that says how far it is', async ({
  page,
  api,
  context,
  signIn,
}) => {
  const words = await giveUnits(api, 12)
  await signIn()
  await page.goto(`${UNITS}?search=${words}`)
  await page.getByRole('checkbox', { name: 'Chọn tất cả trong trang' }).check()
  const bar = page.getByRole('region', { name: 'Thao tác với các dòng đã chọn' })
  await bar.getByRole('button', { name: 'Chọn tất cả 12 dòng phù hợp' }).click()
  await bar.getByRole('button', { name: 'Xóa' }).click()
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  await context.route('**/api/admin/jobs/*', (route) => seen.then(() => route.continue()))
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await expect(page.getByRole('progressbar', { name: 'Tiến độ' })).toBeVisible()
  goOn()
  await expect(page.getByText('Không có kết quả phù hợp')).toBeVisible()
  await page.getByRole('link', { name: 'Xóa bộ lọc' }).click()
  await expect(page).toHaveURL(/product-units$/)
})

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

/** Creates units; a search for the returned words finds them and nothing else. */
async function giveUnits(api: Api, count: number): Promise<string> {
  const code = Date.now().toString(36)
  for (let number = 1; number <= count; number++)
    await api('POST', '/product-units', { code: `${code}${number}`, name: `xem ${code} ${number}` })
  return `xem ${code}`
}
