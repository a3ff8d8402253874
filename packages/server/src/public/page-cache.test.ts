import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PageCache } from './page-cache.ts'

const page = (bytes: number) => async () => ({ bytes })

test('kept pages never weigh more than was said, and the one not asked for longest goes first', async () => {
  const pages = new PageCache(100)
  for (const key of ['a', 'b']) await pages.get(key, page(40))
  await pages.get('a', page(0))
  await pages.get('c', page(40))
  assert.equal(pages.bytes, 80)
  const drawn: string[] = []
  for (const key of ['a', 'b'])
    await pages.get(key, async () => {
      drawn.push(key)
      return { bytes: 1 }
    })
  assert.deepEqual(drawn, ['b'])
})

test('those who ask at once share one drawing, and one that failed is tried anew', async () => {
  const pages = new PageCache(100)
  let drawings = 0
  const draw = async () => {
    drawings++
    throw new Error('the database is away')
  }
  const asked = await Promise.allSettled([pages.get('a', draw), pages.get('a', draw)])
  assert.deepEqual([drawings, asked.map(({ status }) => status)], [1, ['rejected', 'rejected']])
  assert.deepEqual([await pages.get('a', page(10)), pages.bytes], [{ bytes: 10 }, 10])
})
