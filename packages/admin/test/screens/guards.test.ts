// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { menu } from '@trace/domain/menu.ts'
import { close, openScreen, screen } from './open-screen.ts'

afterEach(close)

const guardedOnes = menu.flatMap(({ resources }) => resources).filter(({ open }) => open !== 'screens')

for (const { name, screen: path, form, detail } of guardedOnes) {
  const address = `/admin/${path}`
  const forms = form ? [`${address}/create`, `${address}/1/edit`] : []
  const looks = [address, ...(detail ? [`${address}/1/detail`] : [])]
  test(`${name}: who holds no permission is led to the 403 screen from its screens, and no row is asked for`, async () => {
    for (const guarded of [...looks, ...forms]) {
      const opened = await openScreen(guarded, {}, { permissions: [] })
      assert.equal(opened.address(), '/admin/errors/403', guarded)
      assert.ok(screen.getByText('Bạn không có quyền truy cập'))
      assert.ok(opened.asked.every(({ path: asked }) => !asked.startsWith(`/${name}`)))
    }
  })
}
