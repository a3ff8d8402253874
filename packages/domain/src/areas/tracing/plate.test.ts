import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPlate, normalisePlate } from './plate.ts'

const plates: [typed: string, kept: string, valid: boolean][] = [
  ['14C-12345', '14C-12345', true],
  ['14c 123.45', '14C12345', true],
  ['29LD-1234', '29LD-1234', true],
  ['14B1-56789', '14B1-56789', true],
  ['14C-123', '14C-123', false],
  ['14-12345', '14-12345', false],
  ['C14-12345', 'C14-12345', false],
  ['14C-123456', '14C-123456', false],
  ['14Đ-12345', '14Đ-12345', false],
  ['', '', false],
]

for (const [typed, kept, valid] of plates) {
  test(`'${typed}' is ${valid ? 'a' : 'no'} plate`, () => {
    assert.equal(normalisePlate(typed), kept)
    assert.equal(isPlate(kept), valid)
  })
}
