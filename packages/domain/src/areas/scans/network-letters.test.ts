import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkActions, networkLetters } from './network-letters.ts'

const witness = (network: string, first: number) => ({
  network,
  first,
  last: first,
  visits: 1,
  devices: 1,
  device: '',
  hour: first,
  inHour: 1,
})

test('networks are called by letters: those cleared before, then by time, then those that only scans tell of', () => {
  const known = { witnesses: [witness('late', 9), witness('early', 3)], cleared: ['old'] }
  assert.deepEqual(
    [...networkLetters(known, ['early', null, 'lone', 'old'])],
    [
      ['old', 'A'],
      ['early', 'B'],
      ['late', 'C'],
      ['lone', 'D'],
    ],
  )
})

test('after Z come AA, AB', () => {
  const marks = Array.from({ length: 54 }, (_, n) => `mạng ${n}`)
  const letters = [...networkLetters({ witnesses: [] }, marks).values()]
  assert.deepEqual([letters[25], letters[26], letters[27], letters[53]], ['Z', 'AA', 'AB', 'BB'])
})

test('what a network did beside scanning is told in words', () => {
  assert.deepEqual(networkActions(witness('a', 1)), [])
  assert.deepEqual(networkActions({ ...witness('a', 1), signs: ['pin'], jumped: true }), [
    'Nhập đúng mã PIN',
    'Khai những nơi quá xa nhau trong một ngày',
  ])
})
