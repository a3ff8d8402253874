import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { menu } from '@trace/domain'
import { close, openScreen, screen } from './open-screen.ts'

afterEach(close)

for (const { name, screen: path, form, detail, open } of menu.flatMap(({ resources }) => resources)) {
  const address = `/admin/${path}`
  const forms = form ? [`${address}/create`, `${address}/1/edit`] : []
  const looks = open === 'screens' ? [] : [address, ...(detail ? [`${address}/1/detail`] : [])]
  test(`${name}: who holds no permission is led to the 403 screen from its ${looks.length > 0 ? 'screens' : 'forms'}, and no row is asked for`, async () => {
    for (const guarded of [...looks, ...forms]) {
      const opened = await openScreen(guarded, {}, { permissions: [] })
      assert.equal(opened.address(), '/admin/errors/403', guarded)
      assert.ok(screen.getByText('Bạn không có quyền truy cập'))
      assert.ok(opened.asked.every(({ path: asked }) => !asked.startsWith(`/${name}`)))
    }
  })
}
