import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  attributesOf,
  labelsInLine,
  labelCount,
  layoutStamp,
  linePitch,
  linesFor,
  sheetHeight,
  sheetWidth,
} from './stamp-layout.ts'
import type { Dpi, StampPrint } from './stamp-layout.ts'

const print: StampPrint = {
  width: 50,
  height: 30,
  stamps_per_line: 3,
  dpi: '203',
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

const widths: [dpi: Dpi, size: number, side: string][] = [
  ['203', 3, '12.4'],
  ['203', 4, '16.5'],
  ['300', 5, '14.0'],
  ['600', 12, '16.8'],
]

for (const [dpi, size, side] of widths) {
  test(`a version 4 code of ${size} dots a module is ${side} mm wide at ${dpi} dpi`, () => {
    assert.equal(layoutStamp({ ...print, dpi, size }, content, versionFour).qr.side.toFixed(1), side)
  })
}

test('a text that nobody placed is as large as there is room for beside the code', () => {
  const long = { ...content, product_name: 'Chả mực giã tay Hạ Long hảo hạng' }
  const sizes = [content, long].map(
    (each) => layoutStamp({ ...print, product_name_attribute: null }, each, versionFour).texts[0]!.font_size,
  )
  assert.deepEqual(sizes, [8, 5])
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

const pinAt = (horizontal: number, vertical: number) => ({ pin_attribute: { font_size: 8, horizontal, vertical } })

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
    assert.equal(labelCount(lines, perLine, remaining), labels)
  })
}

test('2000 labels at three in a line need 667 lines', () => {
  assert.equal(linesFor(2000, 3), 667)
})
