import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { createClient } from './create-client.ts'

/** Answers what it was asked. */
const server = createServer(async (request, response) => {
  const { method, url, headers } = request
  const { authorization: token, 'content-type': type, 'idempotency-key': key } = headers
  const data = { method, url, token, type, key, body: await text(request) }
  const isKnown = !url?.endsWith('/404')
  const answer = isKnown ? { code: 200, message: 'Thành công', data } : { code: 404, message: 'Không tìm thấy sản phẩm' }
  response.end(JSON.stringify(answer))
})
before(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
after(() => server.close())

const client = () => createClient({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'cn_abc' })

test('a list is asked for by its name, several values of a filter in one', async () => {
  const { data } = await client().listProducts({ query: { page: 2, search: 'trà hoa', manufacture_id: [3, 'none'] } })
  assert.deepEqual(data, {
    method: 'GET', url: '/api/admin/products?page=2&search=tr%C3%A0+hoa&manufacture_id=3%2Cnone', token: 'Bearer cn_abc', body: '',
  })
})

test('a write carries its body and its key, a step its place in the path', async () => {
  const written = await client().createTag({ body: { name: 'Chè' }, key: 'che-1' })
  assert.deepEqual(written.data, {
    method: 'POST', url: '/api/admin/tags', token: 'Bearer cn_abc', type: 'application/json', key: 'che-1', body: '{"name":"Chè"}',
  })
  const { data } = await client().changeBatchStatusTo({ path: { id: 7, status: 'harvested' } })
  assert.equal((data as unknown as { url: string }).url, '/api/admin/batches/7/change-status/harvested')
})

test('a file travels as a form', async () => {
  const { data } = await client().createFile({ body: { file: new Blob(['chữ'], { type: 'text/plain' }) } })
  assert.match((data as unknown as { type: string }).type, /^multipart\/form-data; boundary=/)
})

test('a no is an answer', async () => {
  const answer = await client().getProduct({ path: { id: 404 } })
  assert.deepEqual(answer, { ok: false, code: 404, message: 'Không tìm thấy sản phẩm', data: undefined, errors: {} })
})
