// own process: needs a DOM that no other test file has touched
import { window } from './browser.ts'
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { products } from '@trace/domain/areas/catalogue/products.ts'
import { close, openScreen, screen, waitFor } from './open-screen.ts'
import { sampleRow } from './sample-rows.ts'

afterEach(() => {
  close()
  window.happyDOM.setViewport({ width: 1024 })
})

const CALL = 'POST /products/shopper-page'
const entry = { ...sampleRow(products), name: 'Na dai' }
const drawn = { html: '<main><h1>Na dai</h1></main>' }
const known = { 'GET /products/:id': { entry }, [CALL]: drawn }
const frame = () => screen.getByTitle<HTMLIFrameElement>('Trang công khai')
const drawings = ({ asked }: Awaited<ReturnType<typeof openScreen>>) =>
  asked.filter(({ method, path }) => `${method} ${path}` === CALL)

const openWide = async (answers: object = {}) => {
  window.happyDOM.setViewport({ width: 1440 })
  return openScreen('/admin/products/1/edit', { ...known, ...answers })
}

test('the page of shoppers stands beside the form, and follows what is typed', async () => {
  const opened = await openWide()
  await waitFor(() => assert.match(frame().srcdoc, /Na dai/))
  assert.equal(frame().getAttribute('sandbox'), 'allow-same-origin')
  const [first] = drawings(opened)
  assert.equal(first!.query.get('id'), String(entry.id))
  const name = screen.getByRole('textbox', { name: /Tên sản phẩm/ })
  await opened.user.type(name, ' Đông Triều')
  await waitFor(() => assert.equal((drawings(opened).at(-1)!.body as { name: string }).name, 'Na dai Đông Triều'))
  assert.ok(document.activeElement === name)
  assert.ok(drawings(opened).length < 5, 'it waits until typing stops')
})

test('the page stays as it was where it cannot be drawn again, and the form goes on', async () => {
  let count = 0
  const once = () => (count++ === 0 ? { data: drawn } : { code: 500, message: 'Lỗi hệ thống' })
  const opened = await openWide({ [CALL]: once })
  await waitFor(() => assert.match(frame().srcdoc, /Na dai/))
  await opened.user.type(screen.getByRole('textbox', { name: /Tên sản phẩm/ }), '!')
  assert.ok(await screen.findByText('Chưa vẽ lại được, đang hiện bản trước.'))
  assert.match(frame().srcdoc, /Na dai/)
})

test('whoever puts the page away finds it away the next time, and may ask for it again', async () => {
  const opened = await openWide()
  await opened.user.click(await screen.findByRole('button', { name: 'Ẩn trang công khai' }))
  assert.ok(!screen.queryByTitle('Trang công khai'))
  assert.equal(localStorage.getItem('shopper-page'), '0')
  await opened.user.click(screen.getByRole('button', { name: 'Xem trang công khai' }))
  await waitFor(() => assert.match(frame().srcdoc, /Na dai/))
})

test('on a narrow screen nothing is asked for before the button is pressed', async () => {
  const opened = await openScreen('/admin/products/1/edit', known)
  assert.deepEqual(drawings(opened), [])
  await opened.user.click(screen.getByRole('button', { name: 'Xem trang công khai' }))
  await waitFor(() => assert.match(frame().srcdoc, /Na dai/))
})
