import assert from 'node:assert/strict'
import { test } from 'node:test'
import { packedPiece } from './packed-page.ts'

test('what is kept of a page holds the memory that is counted for it, and no more', async () => {
  for (const words of ['Truy xuất nguồn gốc', 'Giống mới số 7 '.repeat(1_000)]) {
    const { text, packed } = await packedPiece(words)
    assert.equal(text.toString(), words)
    assert.deepEqual(
      [text, packed].map(({ buffer }) => buffer.byteLength),
      [text.length, packed.length],
    )
  }
})
