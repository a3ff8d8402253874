import assert from 'node:assert/strict'
import { test } from 'node:test'
import { until } from './until.ts'

test('what is waited for is answered once it is right, failures on the way aside', async () => {
  let looks = 0
  const look = () => {
    if (++looks === 1) throw new Error('not yet')
    return looks
  }
  assert.equal(await until(look, (seen) => seen === 3), 3)
})

test('what never comes right is told with what was seen last', async () => {
  await assert.rejects(
    until(
      () => ({ written: 7 }),
      ({ written }) => written > 8,
      50,
    ),
    /Seen last: \{ written: 7 \}/,
  )
})
