import { expect, test } from './fixtures.ts'

const FORM = '/admin/products/create'
const PRODUCER = 'HTX Củ cải Đầm Hà'

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
  // Pasted text opens the list, which then offers only matches.
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

test('of several values each is taken away by its pill, and another is added by typing', async ({
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
})
