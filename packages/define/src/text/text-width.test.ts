import assert from 'node:assert/strict'
import { test } from 'node:test'
import { riseOf, textWidth } from './text-width.ts'

test('marks do not make a text wider, composed or not', () => {
  assert.equal(textWidth('Gà Tiên Yên', 10), textWidth('Ga Tien Yen', 10))
  assert.equal(textWidth('Đầm Hà'.normalize('NFD'), 10), textWidth('Đầm Hà', 10))
  assert.equal(textWidth('Đ', 10), textWidth('D', 10))
})

test('a text grows with its size', () => {
  assert.equal(textWidth('Na dai', 20), 2 * textWidth('Na dai', 10))
})

test('an unknown character counts as a wide one', () => {
  assert.ok(textWidth('★', 10) > textWidth('W', 10) * 0.99)
})

test('ten zeros at 10 points are 23.8 mm', () => {
  assert.equal(textWidth('0000000000', 10).toFixed(1), '23.8')
})

test('capitals with two marks, or a hook or a ring, rise above their line; all other letters keep within it', () => {
  const rises = [...'ẤỄỔẲ', ...'ẢÅ', ...'ÀĐÕƯỪỨÝ', ...'ấễổẳảğ'].map((letter) => Math.round(riseOf(letter) * 1000))
  assert.deepEqual(rises, [170, 170, 170, 200, 70, 70, ...Array<number>(13).fill(0)])
  assert.equal(riseOf('mật ong ẤM'.normalize('NFD')), riseOf('Ấ'))
})
