import { sixthOf } from '@trace/server/test/seed.ts'
import { expect, test } from './fixtures.ts'
import { openScreen, walkToScreen } from './open-screen.ts'
import { screens } from './screens.ts'
import { overlapsOn } from './text-overlaps.ts'

const WIDTHS = [1920, 1440, 1366, 390] as const

test.setTimeout(900_000)
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

test('no list has text over text, text cut without a title, or a table wider than its box', async ({
  page,
  signIn,
}) => {
  const lists = sixthOf(
    screens.map(({ path }) => `/admin/${path}`),
    'lists that fit',
    'packages/screens/src/resource/list/',
    'packages/screens/src/resource/fields/',
  )
  await signIn()
  await openScreen(page, '/admin/home')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    for (const list of lists) {
      await walkToScreen(page, list)
      expect.soft(await overlapsOn(page), `${list} at ${width}`).toEqual([])
    }
  }
})
