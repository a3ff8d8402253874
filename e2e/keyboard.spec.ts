import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ADMIN } from './product.ts'

const MOST_STEPS = 60

/** Presses Tab until the target has the focus. */
const tabTo = (page: Page, target: Locator) => pressUntil(page, 'Tab', target)

/** Chooses an item of the open menu. */
async function pick(page: Page, name: string): Promise<void> {
  await pressUntil(page, 'ArrowDown', page.getByRole('menuitem', { name }))
  await page.keyboard.press('Enter')
}

async function pressUntil(page: Page, key: string, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `within ${MOST_STEPS} steps of ${key}`).toBeFocused()
}

test('a day at work without a mouse: sign in, find a list, add a unit, look for it, delete it, sign out', async ({
  page,
}) => {
  const { keyboard } = page
  const code = `p${Date.now().toString(36)}`
  const main = page.getByRole('main')

  await test.step('sign in, where the cursor already stands', async () => {
    await page.goto('/auth/login')
    await expect(page.getByLabel('Email hoặc tên đăng nhập')).toBeFocused()
    await keyboard.type(ADMIN.email)
    await keyboard.press('Tab')
    await keyboard.type(ADMIN.password)
    await keyboard.press('Enter')
    await page.waitForURL(/\/admin\/home/)
  })

  await test.step('open a group of the menu and a list in it', async () => {
    const menu = page.getByRole('navigation', { name: 'Menu chính' })
    await tabTo(page, menu.locator('summary').filter({ hasText: 'Hệ thống' }))
    await keyboard.press('Enter')
    await tabTo(page, menu.getByRole('link', { name: 'Đơn vị tính' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Đơn vị tính' })).toBeVisible()
    await expect(main).toBeFocused()
  })

  await test.step('add a unit and save it by Ctrl+S', async () => {
    await tabTo(page, main.getByRole('link', { name: 'Thêm mới' }))
    await keyboard.press('Enter')
    await tabTo(page, page.getByLabel('Mã đơn vị'))
    await keyboard.type(code)
    await tabTo(page, page.getByLabel('Tên đơn vị'))
    await keyboard.type(`gánh ${code}`)
    await keyboard.press('Control+s')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible()
  })

  await test.step('go home and come back to the unit by the palette', async () => {
    const ask = async (words: string) => {
      await keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Tìm nhanh' }).getByRole('combobox')).toBeFocused()
      await keyboard.type(words)
    }
    await ask('trang chu')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/home$/)
    await ask(code)
    await expect(page.getByRole('option', { name: new RegExp(code) })).toBeVisible()
    await keyboard.press('Enter')
    await expect(page.getByLabel('Mã đơn vị')).toHaveValue(code)
  })

  await test.step('delete it from its menu in the list; the question begins at no', async () => {
    await page.goto(`/admin/system/product-units?search=${code}`)
    const actions = page.getByRole('button', { name: /^Thao tác với/ })
    await tabTo(page, actions)
    await keyboard.press('Enter')
    await pick(page, 'Xóa')
    await expect(page.getByRole('button', { name: 'Không đồng ý!' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(actions).toBeFocused()

    await keyboard.press('Enter')
    await pick(page, 'Xóa')
    await tabTo(page, page.getByRole('button', { name: 'Đồng ý!', exact: true }))
    await keyboard.press('Enter')
    await expect(page.getByRole('row', { name: new RegExp(code) })).toBeHidden()
  })

  await test.step('read the help, and leave', async () => {
    const help = page.getByRole('dialog', { name: 'Trợ giúp' })
    // Single keys are ignored for 400 ms after a dialog closed: press again.
    await expect(async () => {
      await keyboard.press('?')
      await expect(help).toBeVisible({ timeout: 500 })
    }).toPass()
    await keyboard.press('Escape')
    await tabTo(page, page.getByRole('button', { name: /^Tài khoản/ }))
    await keyboard.press('Enter')
    await pick(page, 'Đăng xuất')
    await expect(page).toHaveURL(/\/auth\/login/)
  })
})

test('the stages of a process are put in order without a mouse, and each move is told', async ({
  page,
  api,
  signIn,
}) => {
  const tag = Date.now().toString(36)
  const stageOf = async (name: string) => {
    const { data } = await api('POST', '/stages', { name, activity_type: 'sale', sector_kind: 'animal' })
    return { stage_id: data.entry.id }
  }
  const [first, second] = [`Cân ${tag}`, `Bán ${tag}`]
  const made = await api('POST', '/processes', {
    name: `Gà ${tag}`,
    sector_kind: 'animal',
    process_stages: [await stageOf(first), await stageOf(second)],
  })
  const { id } = made.data.entry
  await signIn()
  await page.goto(`/admin/culture/processes/${id}/edit`)

  await page.getByRole('button', { name: `Kéo để chuyển ${first}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`Đã nhấc ${first}, đang ở vị trí 1 trên 2`)).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(`Đã nhấc ${first}, đang ở vị trí 2 trên 2`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: /^Kéo để chuyển/ }).first()).toHaveAccessibleName(
    `Kéo để chuyển ${second}`,
  )
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/processes$/)

  const { data } = await api('GET', `/processes/${id}`)
  expect(data.entry.process_stages.map(({ stage }) => stage.name)).toEqual([second, first])
})
