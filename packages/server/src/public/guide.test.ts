import assert from 'node:assert/strict'
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

test('a page that the user guide does not have is not found', async () => {
  assert.equal((await get('/huong-dan/khong-co')).statusCode, 404)
  assert.equal((await get('/huong-dan/..%2F..%2FREADME')).statusCode, 404)
})
