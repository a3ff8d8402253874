import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

// What the browser keeps of the program would come without the line that is cut or slow here; and colours are compared when they have changed.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const FORM = '/admin/products/create'
const PRODUCER = 'HTX Củ cải Đầm Hà'

/** Lets no more of the program come, until it is let on or refused. */
async function hold(context: BrowserContext): Promise<(goesOn: boolean) => void> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  await context.route('**/assets/*.js', async (route) => ((await promise) ? route.continue() : route.abort()))
  return resolve
}

/** Where the parts of an input are within its frame, and how they are drawn. */
const lookOf = (box: Locator): Promise<unknown> =>
  box.evaluate((element) => {
    const frame = element.closest('.mantine-InputWrapper-root')!
    const corner = frame.getBoundingClientRect()
    return [frame, ...frame.querySelectorAll('*')]
      .filter((part) => part.matches('input, svg, button, label, .mantine-Pill-root, div'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const { color, backgroundColor, borderColor, padding, font, cursor } = getComputedStyle(part)
        const place = { x: x - corner.x, y: y - corner.y, width, height }
        return { ...place, color, backgroundColor, borderColor, padding, font, cursor }
      })
  })

async function looksTheSame(page: Page, label: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  await expect(box).toBeVisible()
  const closed = await lookOf(box)
  await box.click()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(box).not.toBeFocused()
  expect(await lookOf(box)).toEqual(closed)
}

test('who types before the list of a select has come loses nothing: it is looked for once it is there', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await page.goto(FORM)
  const producer = page.getByRole('combobox', { name: 'Cơ sở sản xuất' })
  await expect(producer).toHaveAttribute('aria-expanded', 'false')
  const letOn = await hold(context)
  await producer.focus()
  await page.keyboard.type('Củ cải')
  await expect(producer).toHaveValue('Củ cải')
  await expect(page.getByRole('option')).toHaveCount(0)
  letOn(true)
  await expect(page.getByRole('option')).toHaveText([PRODUCER])
  await page.getByRole('option', { name: PRODUCER }).click()
  await expect(producer).toHaveValue(PRODUCER)
  await expect(producer).toBeFocused()
})

test('a list that does not come says so at its field and is asked for again; what was typed elsewhere stays', async ({
  page,
  context,
  signIn,
  provoke,
}) => {
  provoke(/ERR_FAILED/, /Loading chunk select failed/)
  await signIn()
  await page.goto(FORM)
  await page.getByRole('textbox', { name: 'Tên sản phẩm' }).fill('Củ cải khô')
  const producer = page.getByRole('combobox', { name: 'Cơ sở sản xuất' })
  await expect(producer).toBeVisible()
  const end = await hold(context)
  await producer.click()
  end(false)
  const place = page.locator('section', { has: page.getByRole('heading', { name: 'Thông tin chung' }) })
  const again = place.getByRole('button', { name: 'Thử lại' })
  await expect(again).toBeVisible()
  await context.unrouteAll()
  await again.click()
  // A browser that keeps what failed as failed has the page loaded anew.
  await expect(producer.or(place.getByRole('button', { name: 'Tải lại trang' }))).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Tên sản phẩm' })).toHaveValue('Củ cải khô')
})

test('without a mouse a list opens as one comes to it, and what is typed replaces what was chosen', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto(FORM)
  const { keyboard } = page
  const producer = page.getByRole('combobox', { name: 'Cơ sở sản xuất' })
  await page.getByRole('textbox', { name: 'Tên sản phẩm' }).focus()
  await keyboard.press('Tab')
  await expect(producer).toBeFocused()
  await expect(producer).toHaveAttribute('aria-expanded', 'true')
  await keyboard.type('Củ cải')
  await expect(page.getByRole('option')).toHaveText([PRODUCER])
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect(producer).toHaveValue(PRODUCER)
  // What is pasted opens the list, which offers what was pasted, not everything.
  await expect(producer).toHaveAttribute('aria-expanded', 'false')
  await keyboard.press('Control+a')
  await keyboard.insertText('Củ cải')
  await expect(page.getByRole('option')).toHaveText([PRODUCER])
  await keyboard.press('Escape')

  const unit = page.getByRole('combobox', { name: 'Đơn vị tính' })
  await expect(unit).not.toHaveValue('')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await expect(unit).toBeFocused()
  await keyboard.type('quả')
  await expect(unit).toHaveValue('quả')
  await expect(page.getByRole('option').first()).toHaveText('quả')
})

test('of several values each is taken away by its pill, before and after the list was opened', async ({
  page,
  api,
  signIn,
}) => {
  const { entries } = (await api('GET', '/manufactures?length=2')).data
  const { province_id, ward_id, address } = entries[0]!
  const name = `Cửa hàng ${Date.now().toString(36)}`
  const distributor = {
    name,
    type: 'store',
    province_id,
    ward_id,
    address,
    manufacture_ids: entries.map(({ id }) => id),
  }
  const { entry } = (await api('POST', '/distributors', distributor)).data
  await signIn()
  await page.goto(`/admin/distributors/${entry.id}/edit`)
  const buyers = page.getByRole('combobox', { name: 'Mua hàng của' })
  const pills = page.locator('.mantine-Pill-root')
  await expect(pills).toHaveCount(2)
  await pills.first().getByRole('button', { includeHidden: true }).click()
  await expect(pills).toHaveText([entries[1]!.name])
  await buyers.focus()
  await page.keyboard.type(entries[0]!.name)
  await page.getByRole('option', { name: entries[0]!.name, exact: true }).click()
  await expect(pills).toHaveText([entries[1]!.name, entries[0]!.name])
  await pills.first().getByRole('button', { includeHidden: true }).click()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page.getByText(`Đã lưu ${name}`)).toBeVisible()

  await page.goto(`/admin/distributors/${entry.id}/edit`)
  await looksTheSame(page, 'Mua hàng của')
})

for (const label of ['Cơ sở sản xuất', 'Danh mục']) {
  test(`the select “${label}” looks the same before its list was opened and after`, async ({ page, signIn }) => {
    await signIn()
    await page.goto('/admin/products/3/edit')
    await looksTheSame(page, label)
  })
}
