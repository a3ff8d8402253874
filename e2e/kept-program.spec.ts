import { expect, test } from './fixtures.ts'
import { fillSignIn } from './sign-in-form.ts'
import type { Page } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

const PRODUCERS = '/admin/manufactures'

/** Prepares a returning user, whose browser has stored the program on an earlier visit. */
async function returning(page: Page): Promise<void> {
  await page.goto(PRODUCERS)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('the second visit opens from the browser, with a number of its own for its styles', async ({ page, signIn }) => {
  await signIn()
  await returning(page)
  const [second, third] = [await page.goto(PRODUCERS), await page.goto(PRODUCERS)]
  expect([second?.fromServiceWorker(), third?.fromServiceWorker()]).toEqual([true, true])
  await expect(page.getByRole('heading', { name: 'Cơ sở sản xuất', level: 1 })).toBeVisible()

  const nonces = [second, third].map(
    (answer) => /'nonce-([^']+)'/.exec(answer!.headers()['content-security-policy'] ?? '')?.[1],
  )
  expect(nonces[0]).toMatch(/^[\w+/]{24}$/)
  expect(nonces[1]).not.toBe(nonces[0])
  await expect(page.locator('meta[name="csp-nonce"]')).toHaveAttribute('content', nonces[1]!)
})

test('without a connection the program opens all the same, says so, and goes on when it is back', async ({
  page,
  context,
  signIn,
  provoke,
}) => {
  provoke(/ERR_INTERNET_DISCONNECTED/)
  await signIn()
  await returning(page)
  await context.setOffline(true)
  await page.goto(PRODUCERS)
  await expect(page.getByRole('heading', { name: 'Mất kết nối' })).toBeVisible()

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tải lại' }).click()
  await expect(page.getByRole('heading', { name: 'Cơ sở sản xuất', level: 1 })).toBeVisible()
})

test('a part of the program that did not come on the way in is fetched once more when asked', async ({
  page,
  provoke,
}) => {
  provoke(/ERR_FAILED/, /Loading chunk admin failed/)
  await page.route('**/assets/admin-*.js', (route) => route.abort())
  await page.goto('/auth/login')
  await fillSignIn(page)
  await expect(page.getByRole('heading', { name: 'Chưa tải được trang' })).toBeVisible()
  await page.unroute('**/assets/admin-*.js')
  await page.getByRole('link', { name: 'Về trang chủ' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
})

test('who reloads a page gets what the server has now', async ({ page, signIn }) => {
  await signIn()
  await returning(page)
  const kept = (await page.goto(PRODUCERS))?.headers()['date']
  await expect.poll(() => new Date().toUTCString()).not.toBe(kept)
  expect((await page.goto(PRODUCERS))?.headers()['date']).toBe(kept)
  expect((await page.reload())?.headers()['date']).not.toBe(kept)
})

test('a newer program takes over with the next screen, without taking away what is being written', async ({
  page,
  signIn,
}) => {
  await signIn()
  await returning(page)
  await page.goto(`${PRODUCERS}/create`)
  const name = page.getByLabel('Tên cơ sở').first()
  await name.fill('Hợp tác xã Bình Khê')
  await page.evaluate(async () => {
    const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await navigator.serviceWorker.register('/worker.js?newer', { scope: '/admin' })
    await taken
  })
  await expect(name).toHaveValue('Hợp tác xã Bình Khê')

  await page.evaluate(() => Object.assign(window, { oldProgram: true }))
  await page.getByRole('navigation').getByRole('link', { name: 'Trang chủ' }).first().click()
  await page.getByRole('button', { name: 'Đồng ý!', exact: true }).click()
  await page.waitForFunction(() => !('oldProgram' in window))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
