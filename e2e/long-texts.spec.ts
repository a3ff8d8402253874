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

test('formatted text is pasted with its form under the policy of the page, and what was dropped is said', async ({
  page,
  signIn,
  provoke,
}) => {
  // The content security policy blocks the handler while the pasted page is parsed, before it is removed.
  provoke(/inline event handler/, /script-src-attr inline/)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await signIn()
  await page.goto('/admin/general/articles/create')
  const text = page.locator('[contenteditable="true"]').first()
  await text.click()
  const pasted =
    '<p>Mật độ <b>10<sup>6</sup></b> CFU/g, H<sub>2</sub>O</p><h4>Mục con</h4><table><tr><td>a</td></tr></table><p onclick="a()"><img src="https://example.com/a.jpg">sau ảnh<script>a()</script></p>'
  await text.evaluate((box, html) => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    data.setData('text/plain', 'Mật độ 106')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, pasted)
  await expect(text.locator('strong > sup')).toHaveText('6')
  await expect(text.locator('sub')).toHaveText('2')
  await expect(text.getByRole('heading', { level: 4 })).toHaveText('Mục con')
  await expect(text.locator('td')).toHaveText('a')
  await expect(text.locator('img, script')).toHaveCount(0)
  await expect(page.getByText(/^1 ảnh của example\.com/)).toBeVisible()
  expect(errors).toEqual([])
})
