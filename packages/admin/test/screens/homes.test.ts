// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { users } from '@trace/domain/areas/accounts/users.ts'
import { articles } from '@trace/domain/areas/portal/articles.ts'
import { close, openScreen, screen, within } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

afterEach(close)

const quiet = {
  'GET /inbox': { entries: [], kinds: [], reasons: [] },
  'GET /dashboard': { entry: { disk: { free_mb: 9_000, floor_mb: 512 } } },
}

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('an editor begins an article and a banner from home, also while there are none', async () => {
  await openScreen('/admin/home', quiet, { home: 'editor' })
  const add = (await card('Bài chưa xuất bản')).getByRole<HTMLAnchorElement>('link', { name: 'Thêm bài viết' })
  assert.equal(new URL(add.href).pathname, '/admin/general/articles/create')
  assert.ok((await card('Ảnh bìa đang hiện')).getByRole('link', { name: /^Thêm/ }))
})

test('who may only read articles is not offered to add one', async () => {
  const answers = { ...quiet, 'GET /articles': pageOf([sampleRow(articles)], 1) }
  const permissions = [{ action: 'list', subject: 'articles' }] as const
  await openScreen('/admin/home', answers, { home: 'editor', permissions })
  const drafts = await card('Bài chưa xuất bản')
  assert.ok(drafts.getByRole('link', { name: 'Xem tất cả' }))
  assert.ok(!drafts.queryByRole('link', { name: /^Thêm/ }))
})

test('the administrator reads first what of the server needs a person, and nothing of it while all is well', async () => {
  const troubles = [{ name: 'Thư', found: '500 thư gửi hỏng trong 24 giờ' }]
  await openScreen('/admin/home', { ...quiet, 'GET /dashboard': { entry: { troubles } } }, { home: 'administrator' })
  assert.ok((await card('Máy chủ cần kiểm tra')).getByText('500 thư gửi hỏng trong 24 giờ'))
  close()
  await openScreen('/admin/home', quiet, { home: 'administrator' })
  assert.ok(await card('Việc chờ bạn'))
  assert.ok(!screen.queryByRole('region', { name: 'Máy chủ cần kiểm tra' }))
})

test('the administrator of a new platform reads what to begin with, until there are others', async () => {
  const accounts = (count: number) => ({ ...quiet, 'GET /users': pageOf([sampleRow(users)], count) })
  await openScreen('/admin/home', accounts(1), { home: 'administrator' })
  const begin = await card('Bắt đầu từ đây')
  assert.ok(begin.getByRole('link', { name: /^Thêm tài khoản/ }))
  close()
  await openScreen('/admin/home', accounts(2), { home: 'administrator' })
  assert.ok(await card('Việc chờ bạn'))
  assert.ok(!screen.queryByRole('region', { name: 'Bắt đầu từ đây' }))
})
