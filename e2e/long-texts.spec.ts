import { expect, test } from './fixtures.ts'

test('words become a link by its button, are written on after it, and the link can be read and taken away again', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/general/articles/create')
  const text = page.locator('[contenteditable="true"]').first()
  const tools = page.getByRole('toolbar', { name: 'Công cụ định dạng' }).first()
  const link = tools.getByRole('button', { name: 'Liên kết' })
  const address = page.getByRole('textbox', { name: 'Địa chỉ liên kết' })
  await text.click()
  await page.keyboard.type('Xem quy định')
  await page.keyboard.press('Control+a')
  await link.click()
  await expect(address).toBeFocused()
  await page.keyboard.type('https://example.com/quy-dinh')
  await page.keyboard.press('Enter')
  await expect(address).toBeHidden()
  await expect(text.getByRole('link', { name: 'Xem quy định' })).toHaveAttribute('href', 'https://example.com/quy-dinh')
  await expect(text).toBeFocused()

  await link.click()
  await expect(address).toHaveValue('https://example.com/quy-dinh')
  await address.fill('')
  await page.keyboard.press('Enter')
  await expect(text.getByRole('link')).toHaveCount(0)
  await expect(text).toContainText('Xem quy định')
})
