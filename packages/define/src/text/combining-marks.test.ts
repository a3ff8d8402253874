import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasTooManyMarks, limitMarks } from './combining-marks.ts'
import { longText, password, text } from '../kinds/index.ts'
import { fold } from './fold.ts'
import { readValues } from '../read.ts'
import { slugify } from './slug.ts'

const crowd = (marks: number): string => `a${'\u0315\u0300'.repeat(marks / 2)}b`

test('a letter bears thirty marks, and no more', () => {
  assert.deepEqual(
    [hasTooManyMarks('Ngỗng'), hasTooManyMarks(crowd(30)), hasTooManyMarks(crowd(32))],
    [false, false, true],
  )
  assert.deepEqual([limitMarks(crowd(30)), limitMarks(crowd(200_000))], [crowd(30), crowd(30)])
})

test('a text of nothing but marks is folded and named at once, and refused where it would be kept', () => {
  assert.equal(fold(crowd(500_000)), 'ab')
  assert.equal(slugify(crowd(500_000)), 'ab')
  for (const field of [text('Tên'), longText('Ghi chú'), password('Mật khẩu')]) {
    assert.throws(() => readValues({ it: field }, { it: crowd(100) }), /dữ liệu|không hợp lệ/i)
  }
})
