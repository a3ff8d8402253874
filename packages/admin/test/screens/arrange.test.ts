// own process: needs a DOM that no other test file has touched
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { productLinks } from '@trace/domain/areas/catalogue/product-links.ts'
import { videos } from '@trace/domain/areas/portal/videos.ts'
import { websites } from '@trace/domain/areas/portal/websites.ts'
import { close, openScreen, screen, waitFor, within } from './open-screen.ts'
import type { Answers } from './open-screen.ts'
import { pageOf, sampleRow } from './sample-rows.ts'

afterEach(close)

/** Name of the menu item. Tests look it up as hidden, because the menu is still opening. */
const ARRANGE = 'Sắp xếp thứ tự'
/** Name of its dialog. */
const DIALOG = { name: /^Sắp xếp thứ tự:/ }

const site = (id: number, sort_order: number, more: object = {}) => ({
  ...sampleRow(websites, id),
  name: `Trang ${id}`,
  sort_order,
  ...more,
})

async function openArranging(address: string, answers: Answers) {
  const opened = await openScreen(address, answers)
  await opened.user.click(screen.getByRole('button', { name: 'Khác' }))
  await opened.user.click(await screen.findByRole('menuitem', { name: ARRANGE, hidden: true }))
  const dialog = within(await screen.findByRole('dialog', DIALOG))
  await dialog.findAllByRole('listitem')
  const names = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  const press = (name: string) => opened.user.click(dialog.getByRole('button', { name }))
  const saved = () => opened.asked.filter(({ path }) => path.startsWith('/arrange-')).map(({ body }) => body)
  return { ...opened, dialog, names, press, saved }
}

test('the rows of a list are put in another order, which one call saves', async () => {
  const { names, press, saved, asked } = await openArranging(`/admin/${websites.screen}?is_active=true&page=2`, {
    'GET /websites': pageOf([site(2, 5), site(1, 3), site(3, 8)]),
    'PUT /arrange-websites': { moved: 2 },
  })
  const { query } = asked.findLast(({ path }) => path === '/websites')!
  assert.deepEqual(Object.fromEntries(query), {
    is_active: 'true',
    length: '100',
    sort_by: 'sort_order',
    sort_dir: 'asc',
  })
  assert.deepEqual(names(), ['1Trang 1', '2Trang 2', '3Trang 3'])
  await press('Chuyển Trang 3 lên trước')
  assert.deepEqual(names(), ['1Trang 1', '2Trang 3', '3Trang 2'])
  await press('Lưu thứ tự')
  await waitFor(() => assert.ok(!screen.queryByRole('dialog', DIALOG)))
  const rows = [1, 3, 2].map((id) => ({ id, version: 1 }))
  assert.deepEqual(saved(), [{ rows }])
})

test('an order made of rows that somebody else moved meanwhile stays, and is saved again knowingly', async () => {
  let version = 1
  const { dialog, names, press, saved } = await openArranging(`/admin/${websites.screen}`, {
    'GET /websites': () => ({
      data: pageOf(version === 1 ? [site(1, 1), site(2, 2)] : [site(4, 0), site(1, 1, { version }), site(2, 2)]),
    }),
    'PUT /arrange-websites': () => {
      if (version === 2) return { data: { moved: 2 } }
      version = 2
      return { code: 409, message: 'Người khác vừa thay đổi «Trang 1»' }
    },
  })
  await press('Chuyển Trang 2 lên trước')
  await press('Lưu thứ tự')
  assert.match((await dialog.findByRole('alert')).textContent, /«Trang 1»\. Thứ tự của bạn vẫn ở đây/)
  assert.deepEqual(names(), ['1Trang 4', '2Trang 2', '3Trang 1'])
  await press('Lưu thứ tự')
  await waitFor(() => assert.ok(!screen.queryByRole('dialog', DIALOG)))
  assert.deepEqual(saved()[1], {
    rows: [
      { id: 4, version: 1 },
      { id: 2, version: 1 },
      { id: 1, version: 2 },
    ],
  })
})

test('rows are arranged among those of one product, and only the product that was changed is sent', async () => {
  const link = (id: number, product_id: number) => ({
    ...sampleRow(productLinks, id),
    title: `Liên kết ${id}`,
    product_id,
    product: { id: product_id, name: `Sản phẩm ${product_id}` },
    sort_order: 0,
  })
  const { dialog, press, saved } = await openArranging(`/admin/${productLinks.screen}`, {
    'GET /product-links': pageOf([link(1, 7), link(2, 8), link(3, 7)]),
    'PUT /arrange-product-links': { moved: 2 },
  })
  const one = within(dialog.getByRole('region', { name: 'Sản phẩm 7' }))
  assert.deepEqual(
    one.getAllByRole('listitem').map(({ textContent }) => textContent),
    ['1Liên kết 3', '2Liên kết 1'],
  )
  await press('Chuyển Liên kết 1 lên trước')
  await press('Lưu thứ tự')
  await waitFor(() => assert.equal(saved().length, 1))
  assert.deepEqual(saved()[0], { rows: [1, 3].map((id) => ({ id, version: 1 })) })
})

test('whoever leaves with an order that is not saved is asked first', async () => {
  const { press, saved, user } = await openArranging(`/admin/${websites.screen}`, {
    'GET /websites': pageOf([site(1, 1), site(2, 2)]),
  })
  await press('Chuyển Trang 1 ra sau')
  await press('Hủy')
  const question = within(await screen.findByRole('dialog', { name: 'Bỏ thứ tự chưa lưu?' }))
  await user.click(question.getByRole('button', { name: 'Đồng ý!' }))
  await waitFor(() => assert.ok(!screen.queryByRole('dialog', DIALOG)))
  assert.deepEqual(saved(), [])
})

test('a list of more rows than are arranged at once says to filter it', async () => {
  const { user } = await openScreen(`/admin/${websites.screen}`, { 'GET /websites': pageOf([site(1, 1)], 240) })
  await user.click(screen.getByRole('button', { name: 'Khác' }))
  await user.click(await screen.findByRole('menuitem', { name: ARRANGE, hidden: true }))
  assert.ok(await screen.findByText(/Danh sách có 240 dòng, mỗi lần chỉ sắp xếp được 100 dòng/))
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: 'Lưu thứ tự' }).disabled, true)
  await user.click(within(screen.getByRole('dialog', DIALOG)).getByRole('button', { name: 'Đóng' }))
})

test('arranging is offered to nobody who may only look, and to no producer where rows of all are among them', async () => {
  const offered = async (person: Parameters<typeof openScreen>[2]) => {
    const { user } = await openScreen(`/admin/${videos.screen}`, { 'GET /videos': pageOf([sampleRow(videos)]) }, person)
    await user.click(screen.getByRole('button', { name: 'Khác' }))
    await screen.findByRole('menuitemcheckbox', { hidden: true })
    return screen.queryByRole('menuitem', { name: ARRANGE, hidden: true }) !== null
  }
  assert.equal(await offered({}), true)
  assert.equal(await offered({ permissions: [{ action: 'list', subject: 'videos' }] }), false)
  assert.equal(await offered({ scope: 'manufacture', manufacture_id: 7 }), false)
})
