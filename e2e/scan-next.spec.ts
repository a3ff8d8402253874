import type { Page } from '@playwright/test'
import { givenActiveTrace } from './chain.ts'
import { expect, test } from './fixtures.ts'

/** Simulates a camera that sees the code. */
const holdBeforeCamera = (page: Page, url: string) =>
  page.addInitScript((text) => {
    navigator.mediaDevices.getUserMedia = async () => {
      const code = new Image()
      code.src = `/api/web/qr-code?text=${encodeURIComponent(text)}`
      await code.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 400
      const brush = canvas.getContext('2d')!
      const show = () => {
        brush.fillStyle = '#fff'
        brush.fillRect(0, 0, 400, 400)
        brush.drawImage(code, 50, 50, 300, 300)
      }
      setInterval(show, 50)
      show()
      return canvas.captureStream()
    }
  }, url)

test('a shopper scans one code after another, from any page', async ({ page, api, provoke }) => {
  provoke(/404 .*\/t\/22AAAAAAAAAA/)
  const { trace, code } = await givenActiveTrace(api)
  const { qr_url } = (await api('GET', `/traces/${trace}`)).data.entry
  await page.setViewportSize({ width: 390, height: 844 })

  await test.step('without a camera the page says so, and can still be read', async () => {
    await page.goto(`/t/${code}`)
    await page.getByRole('button', { name: 'Quét mã khác' }).click()
    const camera = page.getByRole('dialog', { name: 'Quét mã bằng camera' })
    await expect(camera.getByRole('status')).toContainText(/camera/)
    await camera.getByRole('button', { name: 'Đóng' }).click()
    await expect(camera).toBeHidden()
  })

  await test.step('with one, the next code opens its page, from one that nobody knows and from the portal', async () => {
    await holdBeforeCamera(page, qr_url)
    for (const [from, name] of [
      ['/t/22AAAAAAAAAA', 'Quét mã khác'],
      ['/trang-chu', 'Quét mã bằng camera'],
    ] as const) {
      await page.goto(from)
      await page.getByRole('button', { name }).click()
      await expect(page.locator(`main[data-code="${code}"]`)).toBeVisible()
    }
  })
})
