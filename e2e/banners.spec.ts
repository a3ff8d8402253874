import type { Page } from '@playwright/test'
import { addDays, today } from '@trace/define/text/dates.ts'
import { expect, test } from './fixtures.ts'

/** A picture as large as a camera's, drawn by the browser itself. */
async function picture(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const pen = canvas.getContext('2d')!
      pen.fillStyle = 'green'
      pen.fillRect(0, 0, w!, h! / 2)
      return canvas.toDataURL('image/png').split(',')[1]!
    },
    [width, height],
  )
  return { name: 'anh.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

test('a picture is cut to the shape of its banner by keys, shown from its day on, and changed at once', async ({
  page,
  api,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/general/images/create/main-banner')
  const title = `Mùa na ${Date.now()}`
  await page.getByLabel('Ảnh', { exact: true }).setInputFiles(await picture(page, 2400, 1600))

  const dialog = page.getByRole('dialog', { name: 'Cắt ảnh' })
  await expect(dialog.getByText('Kết quả 1.920 × 600 điểm ảnh')).toBeVisible()
  await expect(dialog.getByRole('application', { name: 'Khung cắt ảnh' })).toBeFocused()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('slider', { name: 'Phóng to' })).toHaveValue('1.1')
  await dialog.getByRole('button', { name: 'Cắt và tải lên' }).click()
  await expect(dialog).toBeHidden()

  await page.getByLabel('Tiêu đề').fill(title)
  await page.getByLabel('Hiện từ').fill(`${addDays(today(), 3).split('-').toReversed().join('/')} 08:00`)
  await page.getByLabel('Hiện ngay trên trang công khai').check()
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect(page).toHaveURL(/tab=main/)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Sắp hiện')

  const { data } = await api('GET', '/configs/main-banner-images?length=100')
  const { image } = data.entries.find((banner) => banner.title === title)!
  const size = await page.evaluate(async (url) => {
    const shown = Object.assign(new Image(), { src: url })
    await shown.decode()
    return [shown.naturalWidth, shown.naturalHeight]
  }, image)
  expect(size).toEqual([1920, 600])

  await page.getByRole('button', { name: `Thao tác với ${title}` }).click()
  await page.getByRole('menuitem', { name: /^Sửa/ }).click()
  await expect(page.getByLabel('Tiêu đề')).toHaveValue(title)
})

test('a small picture is cut all the same, with a word that it may be blurred; what is no picture is refused', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/admin/general/images/create/second-banner')
  const input = page.getByLabel('Ảnh', { exact: true })
  await input.setInputFiles({ name: 'ghi-chu.txt', mimeType: 'text/plain', buffer: Buffer.from('không phải ảnh') })
  await expect(page.getByText('Chỉ nhận ảnh JPG, PNG, WebP')).toBeVisible()

  await input.setInputFiles(await picture(page, 400, 300))
  const dialog = page.getByRole('dialog', { name: 'Cắt ảnh' })
  await expect(dialog.getByText('Kết quả 400 × 100 điểm ảnh')).toBeVisible()
  await expect(dialog.getByText(/có thể bị mờ/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Hủy', exact: true }).click()
  await expect(dialog).toBeHidden()
})

test('banners say whether they are shown, will be, or have been', async ({ page, api, signIn }) => {
  const at = (days: number) => `${addDays(today(), days)}T00:00:00+07:00`
  const give = async (title: string, more: object) =>
    api('POST', '/configs/second-banner-images', { title, image: await api.picture(), is_active: true, ...more })
  const tag = Date.now()
  await give(`Nay ${tag}`, {})
  await give(`Mai ${tag}`, { start_at: at(2) })
  await give(`Qua ${tag}`, { end_at: at(-2) })
  await signIn()
  await page.goto('/admin/general/images?tab=second')
  const banner = (word: string) => page.getByRole('listitem').filter({ hasText: `${word} ${tag}` })
  await expect(banner('Nay')).toContainText('Đang hiện')
  await expect(banner('Mai')).toContainText('Sắp hiện')
  await expect(banner('Qua')).toContainText('Đã hết hạn')
})
