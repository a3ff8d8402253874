import type { Page } from '@playwright/test'
import { partOf, sixthOf } from '@trace/server/test/seed.ts'
import { examine, lookForBarriers } from './examine.ts'
import { expect, test } from './fixtures.ts'
import { openScreen, walkToScreen } from './open-screen.ts'
import { rowsToShow } from './rows-to-show.ts'
import { generatedScreens, handwrittenAddresses, screensOfEachPart } from './screens.ts'

lookForBarriers()
test.describe.configure({ mode: 'parallel' })

const mishaps = /Đã có lỗi xảy ra|Không tìm thấy trang|Không tìm thấy dữ liệu này|Chưa tải được trang/

/** Folders whose code every screen uses. */
const ui = ['packages/screens/src/app/', 'packages/screens/src/ui/']

/** Opens a screen and expects its title and no error. */
const check =
  (go: typeof openScreen) =>
  async (page: Page, address: string): Promise<void> => {
    await go(page, address)
    await expect.soft(page, address).toHaveTitle(/\S.* · Cội Nguồn$/)
    await expect.soft(page.getByText(mishaps), address).toHaveCount(0)
  }

test('every screen written by hand has its title and no error, and keeps nobody out', async ({ page, api, signIn }) => {
  const [home = '', ...others] = handwrittenAddresses(await rowsToShow(api))
  await signIn()
  await examine(page, [home], check(openScreen))
  await examine(page, sixthOf(others, 'screens by hand', ...ui), check(walkToScreen), { ofSameParts: true })
})

test('screens of every part that definitions make have their titles and no error, and keep nobody out', async ({
  page,
  api,
  signIn,
}) => {
  const all = generatedScreens(await rowsToShow(api))
  const chosen = screensOfEachPart(all)
  const others = partOf(
    all.filter((screen) => !chosen.includes(screen)),
    16,
    'screens for barriers',
  )
  await signIn()
  await openScreen(page, '/admin/home')
  const addresses = [...sixthOf(chosen, 'screens of each part', ...ui), ...others].map(({ address }) => address)
  await examine(page, addresses, check(walkToScreen), { ofSameParts: true })
})
