import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { testServer } from '../../test/server.ts'

const server = testServer()
const files = readdirSync(join(import.meta.dirname, '../../../../docs/huong-dan')).filter(
  (file) => file !== 'README.md',
)
const get = (url: string) => server.app.inject({ url })

test('the contents of the user guide lead to every page of it, without signing in', async () => {
  const { statusCode, body } = await get('/huong-dan')
  assert.equal(statusCode, 200)
  for (const file of files) assert.match(body, new RegExp(`href="/huong-dan/${file.replace('.md', '')}"`))
})

test('every page of the user guide is there, with its pictures, and runs nothing', async () => {
  for (const file of files) {
    const url = `/huong-dan/${file.replace('.md', '')}`
    const page = await get(url)
    assert.equal(page.statusCode, 200, url)
    assert.match(String(page.headers['content-security-policy']), /^default-src 'none'; style-src 'sha256-/)
    assert.doesNotMatch(page.body, /<script|\.md"|«/)
    for (const [, picture] of page.body.matchAll(/src="([^"]+)"/g))
      assert.equal((await get(picture!)).headers['content-type'], 'image/png', `${url}: ${picture}`)
  }
})

for (const url of ['/huong-dan', '/huong-dan/chu/be-vietnam-pro-latin-400-normal.woff2', '/api/docs'])
  test(`${url} looks as it should: its style is the one that its policy lets in, and its letters are there`, async () => {
    const { statusCode, headers, body } = await get(url)
    assert.equal(statusCode, 200)
    if (!String(headers['content-type']).startsWith('text/html')) return
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    assert.ok(style.length > 500 && String(headers['content-security-policy']).includes(`'sha256-${hash}'`))
  })

test('a page that the user guide does not have is not found', async () => {
  assert.equal((await get('/huong-dan/khong-co')).statusCode, 404)
  assert.equal((await get('/huong-dan/..%2F..%2FREADME')).statusCode, 404)
})
