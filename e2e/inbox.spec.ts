import type { Page } from '@playwright/test'
import type { Api } from './fixtures.ts'
import { expect, test } from './fixtures.ts'

const ORDINALS = ['Một', 'Hai', 'Ba', 'Bốn', 'Năm', 'Sáu', 'Bảy', 'Tám', 'Chín', 'Mười', 'Mười Một', 'Mười Hai']

/** Quick keys are ignored for 400 ms after a dialog closes. */
const restAfterDialog = (page: Page) => page.waitForTimeout(450)

/** Adds workers who wait for approval and are as similar as members of one household. */
async function addWorkers(api: Api, count: number): Promise<void> {
  const [known] = (await api('GET', '/labors?length=1&approval_status=approved')).data.entries
  for (const [at, ordinal] of ORDINALS.slice(0, count).entries()) {
    const phone = `07${Date.now().toString().slice(-6)}${String(at).padStart(2, '0')}`
    await api('POST', '/labors', { ...known, name: `Vũ Thị ${ordinal}`, phone, id_no: null, code: null })
  }
}

test('ten workers are approved by ten keys, one is refused with a reason that serves again, and what was done is found', async ({
  page,
  api,
  signIn,
}) => {
  const { keyboard } = page
  const told = page.getByRole('dialog', { name: 'Thành công' }).getByRole('status').last()
  const reason = `Thiếu ngày sinh, gửi lại trước ${Date.now()}`
  await addWorkers(api, 12)
  await signIn()
  await page.goto('/admin/home')
  let strokes = 0
  const press = async (key: string) => {
    strokes += 1
    await keyboard.press(key)
  }

  await page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Bàn việc' }).click()
  await page.getByRole('link', { name: /^Lao động, nông hộ/ }).click()
  // The full list may start with a worker as well, so the filter in the address is checked.
  await expect(page).toHaveURL(/\/inbox\/labors\.\d+\?resource=labors/)
  await expect(page.getByRole('article').getByText('Lao động', { exact: true })).toBeVisible()
  for (let at = 0; at < 10; at++) {
    const name = await page.getByRole('article').getByRole('heading').first().innerText()
    await press('a')
    await expect(told).toHaveText(`Đã duyệt ${name}`)
    await expect(page.getByRole('article').getByRole('heading').first()).not.toHaveText(name)
  }
  expect(strokes, 'keys for ten approvals').toBeLessThanOrEqual(22)

  await test.step('the last one is taken back, and refused instead', async () => {
    const name = (await told.innerText()).replace('Đã duyệt ', '')
    await keyboard.press('z')
    await expect(told).toHaveText(`Đã hoàn tác với ${name}`)
    await keyboard.press('r')
    await page.getByRole('dialog').getByLabel('Lý do').fill(reason)
    await page.getByRole('dialog').getByRole('button', { name: 'Từ chối' }).click()
    await expect(told).toHaveText(`Đã từ chối ${name}`)
  })

  await test.step('two at once get the same reason by an arrow and Enter', async () => {
    await restAfterDialog(page)
    await keyboard.press('x')
    await expect(page.getByRole('article')).toHaveCount(2)
    await keyboard.press('r')
    await expect(page.getByRole('dialog').getByRole('button', { name: reason })).toBeVisible()
    // A user who has left the page before the answer comes is not taken back.
    await page.route('**/change-approved', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
  })

  await page.getByRole('link', { name: 'Tôi đã xử lý' }).click()
  await page.getByRole('link', { name: 'Hôm nay' }).click()
  // The message is awaited first, since it disappears by itself.
  await expect(told).toHaveText(/^Đã từ chối .+\. Đã từ chối .+/)
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toHaveCount(3)
  await expect(page).toHaveURL(/view=handled/)
})

test('keys that come faster than the screen is drawn reach the worker whom they were meant for', async ({
  page,
  api,
  signIn,
}) => {
  await addWorkers(api, 3)
  await signIn()
  await page.goto('/admin/inbox?resource=labors')
  await expect(page).toHaveURL(/\/inbox\/labors\.\d+\?resource=labors/)
  const rows = page.getByRole('region', { name: 'Việc đang chờ' }).getByRole('listitem')
  const name = await rows.nth(1).getByRole('strong').innerText()

  // Goes to the next row, approves it, undoes that and refuses it, all before the server answers; no faster than
  // letters of a word would follow each other, which decide nothing.
  await page.route('**/change-approved', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue()
  })
  for (const key of ['j', 'a', 'z', 'r']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(350)
  }
  await expect(page.getByRole('dialog', { name: `Từ chối “${name}”` })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `Đã hoàn tác với ${name}` })).toBeVisible()
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible()

  // A click on another row and a key press in the same moment.
  await page.keyboard.press('Escape')
  await restAfterDialog(page)
  const other = await rows.nth(2).getByRole('strong').innerText()
  await rows
    .nth(2)
    .getByRole('link')
    .evaluate((link: HTMLElement) => {
      link.click()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', bubbles: true }))
    })
  await expect(page.getByRole('dialog', { name: `Từ chối “${other}”` })).toBeVisible()
})

test('a refusal that is taken back is not shown any more, of the last row either', async ({ page, api, signIn }) => {
  const reason = `Thiếu ảnh ${Date.now()}`
  await addWorkers(api, 2)
  await signIn()
  await page.goto('/admin/inbox?resource=labors')
  const last = page.getByRole('region', { name: 'Việc đang chờ' }).getByRole('listitem').last()
  const name = await last.getByRole('strong').innerText()
  await last.getByRole('link').first().click()
  const article = page.getByRole('article', { name })
  await expect(article).toBeVisible()

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: `Từ chối “${name}”` })
  await dialog.getByLabel('Lý do').fill(reason)
  await dialog.getByRole('button', { name: 'Từ chối' }).click()
  await expect(article).toBeHidden()
  await restAfterDialog(page)
  await page.keyboard.press('z')
  await expect(article).toBeVisible()
  await expect(article).not.toContainText(reason)
})
