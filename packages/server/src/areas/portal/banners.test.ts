import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entryOf } from '../../../test/chain.ts'
import { testServer } from '../../../test/server.ts'

const server = testServer()

test('main and second banners have addresses of their own', async () => {
  const admin = await server.signIn('everything')
  const main = entryOf(
    await admin('POST', '/configs/main-banner-images', { image: '/files/a.webp', title: 'Na Đông Triều' }),
  )
  const second = entryOf(
    await admin('POST', '/configs/second-banner-images', { image: '/files/b.webp', type: 'main_banner' }),
  )
  assert.deepEqual([main.type, second.type], ['main_banner', 'second_banner'])
  const listed = async (word: 'main' | 'second') =>
    (await admin('GET', `/configs/${word}-banner-images`)).data.entries.map(({ id }) => id)
  assert.deepEqual([await listed('main'), await listed('second')], [[main.id], [second.id]])
  assert.equal((await admin('PUT', `/configs/second-banner-images/${main.id}`, { image: '/files/c.webp' })).code, 404)
  assert.equal(
    entryOf(await admin('PUT', `/configs/main-banner-images/${main.id}`, { image: '/files/c.webp' })).image,
    '/files/c.webp',
  )
  assert.equal((await admin('DELETE', `/configs/main-banner-images/${main.id}`)).code, 200)
})
