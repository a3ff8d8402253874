import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  attributesOf,
  labelsInLine,
  labelsOf,
  layoutStamp,
  linePitch,
  linesFor,
  sheetHeight,
  sheetWidth,
  stampDefaults,
} from './stamp-layout.ts'
import { stampProblems } from './stamp-problems.ts'
import type { StampPrint } from './stamp-layout.ts'

const print: StampPrint = {
  width: 50,
  height: 30,
  stamps_per_line: 3,
  size: 3,
  horizontal: 1,
  vertical: 2,
  distance: 2,
  space_left: 4,
  space_top: 1,
  print_product_name: true,
  print_product_created_at: false,
  product_name_attribute: { font_size: 7, horizontal: 20, vertical: 3 },
  product_created_at_attribute: null,
  pin_attribute: null,
  logo_attribute: null,
  stamp_attributes: [],
}
const content = { product_name: 'Gà Tiên Yên', product_created_at: 'NSX: 11/11/2026', serial: '000001', pin: null }
const versionFour = 33

test('the code begins a quiet zone of four modules inside its place', () => {
  const { qr } = layoutStamp(print, content, versionFour)
  const module = (3 * 25.4) / 203
  assert.equal(qr.module, module)
  assert.equal(qr.side, 33 * module)
  assert.equal(qr.x, 1 + 4 * module)
  assert.equal(qr.y, 2 + 4 * module)
})

test('a version 4 code at size 3 is about 12 mm wide', () => {
  assert.equal(layoutStamp(print, content, versionFour).qr.side.toFixed(1), '12.4')
})

test('texts stand where they are put, empty ones are left out', () => {
  const stamp_attributes = attributesOf([{ text: 'Số: {serial}', font_size: 6, horizontal: 20, vertical: 8 }])
  const { texts } = layoutStamp({ ...print, stamp_attributes }, content, versionFour)
  assert.deepEqual(
    texts.map(({ text, x, y }) => [text, x, y]),
    [
      ['Gà Tiên Yên', 20, 3],
      ['Số: 000001', 20, 8],
    ],
  )
})

test('texts without a place of their own stand under each other beside the code', () => {
  const { texts, qr } = layoutStamp(
    { ...print, print_product_created_at: true, product_name_attribute: null },
    content,
    versionFour,
  )
  assert.deepEqual(
    texts.map(({ text }) => text),
    ['Gà Tiên Yên', 'NSX: 11/11/2026'],
  )
  assert.ok(texts.every(({ x }) => x > qr.x + qr.side))
  assert.ok(texts[1]!.y > texts[0]!.y)
})

const nameAt = (font_size: number, horizontal: number, vertical: number) => ({
  product_name_attribute: { font_size, horizontal, vertical },
})

const problems: [what: string, change: Partial<StampPrint>, expected: string[]][] = [
  ['a label that is large enough', {}, []],
  ['a code that just fits', { horizontal: 0, vertical: 0, height: 16 }, []],
  ['a label that is too narrow', { width: 15, print_product_name: false }, ['Mã QR không vừa khổ tem: cần 16,4 mm']],
  ['a label that is too low', { height: 14 }, ['Mã QR không vừa khổ tem: cần 17,4 mm']],
  [
    'modules that are too large',
    { size: 20 },
    ['Mã QR không vừa khổ tem: cần 104,7 mm', 'Chữ “Gà Tiên Yên” đè lên mã QR'],
  ],
  ['a text that runs over the edge', nameAt(20, 20, 3), ['Chữ “Gà Tiên Yên” không vừa khổ tem']],
  ['a text below the edge', nameAt(7, 20, 28), ['Chữ “Gà Tiên Yên” không vừa khổ tem']],
  ['a text across the code', nameAt(7, 3, 3), ['Chữ “Gà Tiên Yên” đè lên mã QR']],
]

for (const [what, change, expected] of problems) {
  test(`${what}: ${expected.join(', ') || 'no problem'}`, () => {
    assert.deepEqual(stampProblems({ ...print, ...change }, content, versionFour), expected)
  })
}

const secure = { ...content, pin: '012345' }
const pinAt = (horizontal: number, vertical: number) => ({ pin_attribute: { font_size: 8, horizontal, vertical } })

const pinProblems: [what: string, change: Partial<StampPrint>, expected: string[]][] = [
  ['beside the code', pinAt(20, 10), []],
  ['over the edge', pinAt(40, 10), ['Ô mã PIN không vừa khổ tem']],
  ['across the code', pinAt(5, 5), ['Ô mã PIN đè lên mã QR']],
  ['across a text', pinAt(20, 4), ['Chữ “Gà Tiên Yên” đè lên ô mã PIN']],
]

for (const [what, change, expected] of pinProblems) {
  test(`a covered PIN ${what}: ${expected.join(', ') || 'no problem'}`, () => {
    assert.deepEqual(stampProblems({ ...print, ...change }, secure, versionFour), expected)
  })
}

test('the covering is as wide for every PIN, and the number stands in its middle', () => {
  const [one, other] = ['111111', '444444'].map(
    (pin) => layoutStamp({ ...print, ...pinAt(20, 10) }, { ...content, pin }, versionFour).pin!,
  )
  assert.equal(one!.width, other!.width)
  assert.ok(one!.run.x > other!.run.x && other!.run.x > other!.x)
  assert.equal(layoutStamp({ ...print, ...pinAt(20, 10) }, content, versionFour).pin, null)
})

test('the printer always gets six attributes', () => {
  const attributes = attributesOf([{ text: 'OCOP 4 sao', font_size: 6, horizontal: 1, vertical: 1 }])
  assert.equal(attributes.length, 6)
  assert.equal(attributes[0]!.text, 'OCOP 4 sao')
  assert.deepEqual(attributes[5], { text: '', font_size: 0, horizontal: 0, vertical: 0 })
})

test('a seventh attribute is not printed', () => {
  assert.equal(attributesOf(Array.from({ length: 7 }, () => ({ text: 'x' }))).length, 6)
})

test('labels of a line lie beside each other with a gap between them', () => {
  assert.deepEqual(
    labelsInLine(print).map(({ x, y }) => [x, y]),
    [
      [4, 1],
      [56, 1],
      [108, 1],
    ],
  )
  assert.equal(sheetWidth(print), 158)
  assert.equal(linePitch(print), 32)
  assert.equal(sheetHeight(print, 2), 63)
})

const runs: [lines: number, perLine: number, remaining: number, labels: number][] = [
  [2, 3, 2000, 6],
  [665, 3, 1994, 1994],
  [1, 1, 0, 0],
]

for (const [lines, perLine, remaining, labels] of runs) {
  test(`${lines} lines of ${perLine} with ${remaining} labels left print ${labels}`, () => {
    assert.equal(labelsOf(lines, perLine, remaining), labels)
  })
}

test('2000 labels at three in a line need 667 lines', () => {
  assert.equal(linesFor(2000, 3), 667)
})

test('on a new stamp nothing collides and nothing is cut off', () => {
  for (const modules of [25, 29, 33]) {
    for (const each of [content, secure]) assert.deepEqual(stampProblems(stampDefaults, each, modules), [])
  }
})
