import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stampDefaults } from '@trace/domain/areas/labels/printing/stamp-layout.ts'
import { labelParts } from './label-parts.ts'
import { printOf } from './stamp-print.ts'

const content = {
  product_name: 'Gà Tiên Yên thả đồi',
  product_created_at: 'NSX: 11/11/2026',
  serial: '000001',
  pin: null,
}
const partsOf = (values: Record<string, unknown>) => labelParts(printOf(values), values, content, 25)
const named = (values: Record<string, unknown>, label: string) => partsOf(values).find((part) => part.label === label)!

test('the code and every text that is printed can be taken hold of', () => {
  assert.deepEqual(
    partsOf(stampDefaults).map(({ label }) => label),
    ['Mã QR', 'Gà Tiên Yên thả đồi', 'NSX: 11/11/2026', 'Số: {Số tem}', 'Quét mã xem nguồn gốc'],
  )
})

test('a text that is not printed cannot be taken hold of', () => {
  const empty = { text: '', font_size: 8, horizontal: 1, vertical: 1 }
  const values = { ...stampDefaults, print_product_name: false, stamp_attributes: [empty] }
  assert.deepEqual(
    partsOf(values).map(({ label }) => label),
    ['Mã QR', 'NSX: 11/11/2026'],
  )
})

test('the code that is moved changes its place in whole millimetres', () => {
  const code = named(stampDefaults, 'Mã QR')
  assert.equal(code.step, 1)
  assert.deepEqual(code.at(4, 9), { horizontal: 4, vertical: 9 })
})

test('the name that is moved keeps its size', () => {
  const name = named(stampDefaults, 'Gà Tiên Yên thả đồi')
  assert.deepEqual(name.at(5, 6.5), {
    product_name_attribute: { font_size: 8, horizontal: 5, vertical: 6.5, align: 'left' },
  })
})

test('an aligned text stays aligned when it is moved up, and stands where it is put when it is moved aside', () => {
  const place = { font_size: 9, horizontal: 2, vertical: 2, align: 'centre' }
  const name = named({ ...stampDefaults, product_name_attribute: place }, 'Gà Tiên Yên thả đồi')
  assert.ok(name.x > 2)
  assert.deepEqual(name.at(name.x, 5), { product_name_attribute: { ...place, vertical: 5 } })
  assert.deepEqual(name.at(10, 2), {
    product_name_attribute: { font_size: 9, horizontal: 10, vertical: 2, align: 'left' },
  })
})

test('a line that is moved leaves the others, and what the form knows of them, as they are', () => {
  const [first, second] = stampDefaults.stamp_attributes
  const values = {
    ...stampDefaults,
    stamp_attributes: [
      { ...first, _key: 'a' },
      { ...second, _key: 'b' },
    ],
  }
  assert.deepEqual(named(values, 'Quét mã xem nguồn gốc').at(3, 20), {
    stamp_attributes: [
      { ...first, _key: 'a' },
      { ...second, _key: 'b', horizontal: 3, vertical: 20 },
    ],
  })
})

test('what is half typed can still be drawn', () => {
  const stamp_attributes = [{ text: null, font_size: '' }]
  const print = printOf({ width: '', height: '9999', stamps_per_line: '0', size: 'x', stamp_attributes })
  assert.deepEqual([print.width, print.height, print.stamps_per_line, print.size], [1, 300, 1, 0])
  assert.deepEqual(print.stamp_attributes, [{ text: '', font_size: 0, horizontal: 0, vertical: 0 }])
})

test('the covering of a secure label is moved like a text', () => {
  const parts = labelParts(printOf(stampDefaults), stampDefaults, { ...content, pin: '000000' }, 25)
  const covering = parts.find((part) => part.label === 'Mã PIN dưới lớp phủ')!
  assert.deepEqual(covering.at(20, 18.5), { pin_attribute: { font_size: 8, horizontal: 20, vertical: 18.5 } })
  assert.equal(
    partsOf(stampDefaults).some(({ panel }) => panel),
    false,
  )
})
