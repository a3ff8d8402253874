import { examine, lookForBarriers } from './examine.ts'
import { expect, test } from './fixtures.ts'
import { openScreen, walkToScreen } from './open-screen.ts'
import { rowsToShow } from './rows-to-show.ts'
import { adminAddresses } from './screens.ts'

lookForBarriers()

const mishaps = /Đã có lỗi xảy ra|Không tìm thấy trang|Không tìm thấy dữ liệu này|Chưa tải được trang/

test('every screen of the administration has its title and no error, and keeps nobody out', async ({
  page,
  api,
  signIn,
}) => {
  const [home = '', ...others] = adminAddresses(await rowsToShow(api))
  await signIn()
  const check =
    (go: typeof openScreen): typeof openScreen =>
    async (...to) => {
      await go(...to)
      await expect.soft(page, to[1]).toHaveTitle(/\S.* · Cội Nguồn$/)
      await expect.soft(page.getByText(mishaps), to[1]).toHaveCount(0)
    }
  await examine(page, [home], check(openScreen))
  await examine(page, others, check(walkToScreen), { ofSameParts: true })
})
