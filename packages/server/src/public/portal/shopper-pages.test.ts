import assert from 'node:assert/strict'
import { test } from 'node:test'
import { articleTypes } from '@trace/domain/areas/portal/article-types.ts'
import { givenTrace } from '../../../test/issue.ts'
import { manufactureForm, signInAs } from '../../../test/chain.ts'
import type { CallApi } from '../../../test/server.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

async function pageOf(call: CallApi, path: string, values: object): Promise<string> {
  const { code, message, data } = await call('POST', `/${path}` as '/products/shopper-page', values)
  assert.equal(code, 200, message)
  return (data as { html: string }).html
}

const says = (html: string, ...words: string[]) => {
  for (const each of words) assert.ok(html.includes(each), each)
}
const hides = (html: string, ...words: string[]) => {
  for (const each of words) assert.ok(!html.includes(each), each)
}

test('the page of a product shows what its form holds, before anything is saved', async () => {
  const { admin, product, manufacture, active } = await givenTrace(server)
  const before = await server.sql`select * from products`
  const typed = { ...product, name: 'Gà đồi ủ muối', ingredients: 'Gà, muối', description: '<p>Thịt chắc</p>' }
  const html = await pageOf(admin, `products/shopper-page?id=${product.id}`, typed)
  says(html, '<h1>Gà đồi ủ muối</h1>', 'Gà, muối', '<p>Thịt chắc</p>', manufacture.name, active.code)
  assert.deepEqual(await server.sql`select * from products`, before)
})

test('a new product is drawn from its first letters on: what is missing is simply not there yet', async () => {
  const { admin, manufacture, product } = await givenTrace(server)
  says(await pageOf(admin, 'products/shopper-page', {}), '<h1>Tên sản phẩm</h1>')
  const typed = { name: 'Trứng gà', manufacture_id: manufacture.id, gtin: '12', price: 'đắt' }
  const html = await pageOf(admin, 'products/shopper-page', typed)
  says(html, '<h1>Trứng gà</h1>', manufacture.name, product.name)
  hides(html, '>12<', '>null', 'undefined')
})

test('a value that cannot be read yet stays as the row has it, and scripts are left out as when saved', async () => {
  const { admin, product } = await givenTrace(server)
  const typed = { ...product, gtin: '1', name: '', description: '<script>alert(1)</script><p onclick="x">Ngon</p>' }
  const html = await pageOf(admin, `products/shopper-page?id=${product.id}`, typed)
  says(html, '9521234001010', product.name, '<p>Ngon</p>')
  hides(html, 'alert(1)', 'onclick')
})

test('the page of a producer and of an article is drawn so, too', async () => {
  const { admin, manufacture } = await givenTrace(server)
  const form = await manufactureForm(server, { name: 'HTX Ba Chẽ', website: 'https://bache.vn' })
  const html = await pageOf(admin, `manufactures/shopper-page?id=${manufacture.id}`, form)
  says(html, '<h1>HTX Ba Chẽ</h1>', 'https://bache.vn', 'xã Điền Xá')
  says(await pageOf(admin, 'manufactures/shopper-page', {}), '<h1>Tên cơ sở</h1>')
  const type = await server.given(articleTypes, { code: 'TIN', name: 'Tin của tỉnh' })
  const typed = { title: 'Mùa na', article_type_id: type.id, content: '<p>Na đã chín</p>' }
  const files = { attachments: [{ url: '/files/mat.pdf', caption: 'Toàn văn' }] }
  const article = await pageOf(admin, 'articles/shopper-page', { ...typed, ...files })
  says(article, '<h1>Mùa na</h1>', 'Tin của tỉnh', '<p>Na đã chín</p>', 'Toàn văn')
  hides(article, 'key=', '/files/mat.pdf')
  says(await pageOf(admin, 'articles/shopper-page', {}), '<h1>Tiêu đề</h1>')
})

test('nobody learns of rows of others by it, and nobody asks who may not write such rows', async () => {
  const { product, manufacture } = await givenTrace(server)
  const form = await manufactureForm(server, { name: 'HTX khác', tax_code: '0100000000', gln: null })
  const admin = await server.signIn('everything')
  const other = await admin('POST', '/manufactures', form)
  assert.equal(other.code, 200, other.message)
  const producer = await signInAs(server, 'producer_admin', { manufacture_id: other.data.entry.id })
  const unknown = await producer('POST', '/products/shopper-page?id=999999', {})
  const hidden = await producer('POST', `/products/shopper-page?id=${product.id}`, {})
  assert.deepEqual([hidden.code, hidden.message], [404, unknown.message])
  const html = await pageOf(producer, 'products/shopper-page', { name: 'Na', manufacture_id: manufacture.id })
  says(html, 'HTX khác')
  hides(html, manufacture.name)
  assert.equal((await producer('POST', '/products/shopper-page?id=na', {})).code, 422)
  const reader = await server.signIn([{ action: 'list', subject: 'products' }])
  assert.equal((await reader('POST', '/products/shopper-page', {})).code, 403)
})
