import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productPlants } from '@trace/domain/areas/figures/product-plants.ts'
import { decimal, text as textField } from '@trace/define/kinds/index.ts'
import { pastedText } from './sent-text.ts'
import { clear, fillDown, keyMove, numberIn, numberProblem, withTypedTexts, paste, put } from './sheet.ts'
import { readTsv } from './tsv.ts'

const note = textField('Ghi chú')
const amount = decimal('Số')
const written = (_: string, cell: string) => pastedText(amount, cell)

test('what is pasted and is no number stands there as it was copied', () => {
  const copied = [['ba trăm nghìn', '12 tấn 500', '1e5']]
  const typed = paste({}, ['a'], ['x', 'y', 'z'], { row: 0, column: 0 }, copied, written)
  assert.deepEqual(typed, { a: { x: 'ba trăm nghìn', y: '12 tấn 500', z: '1e5' } })
})

test('cells from Excel go where the cursor is and on from there, and none outside the sheet', () => {
  const typed = paste(
    {},
    ['a', 'b', 'c'],
    ['x', 'y', 'z'],
    { row: 1, column: 1 },
    readTsv('1.234,5\t2\t3\r\n4\t\r\n5\t6\r\n'),
    written,
  )
  assert.deepEqual(typed, { b: { y: '1.234,5', z: '2' }, c: { y: '4', z: '' } })
})

const inside = { atStart: false, atEnd: false }
const keys: [key: string, shift: boolean, caret: typeof inside, to: [row: number, column: number] | null][] = [
  ['Enter', false, inside, [3, 2]],
  ['Enter', true, inside, [1, 2]],
  ['ArrowDown', false, inside, [3, 2]],
  ['ArrowUp', false, inside, [1, 2]],
  ['ArrowLeft', false, inside, null],
  ['ArrowRight', false, inside, null],
  ['Tab', false, inside, null],
  ['ArrowLeft', false, { atStart: true, atEnd: false }, [2, 1]],
  ['ArrowRight', false, { atStart: false, atEnd: true }, [2, 3]],
]

for (const [key, shift, caret, to] of keys) {
  test(`${shift ? 'Shift+' : ''}${key} ${to ? `leads to another cell` : 'stays in the cell'}${caret === inside ? '' : ' at the edge of its text'}`, () => {
    assert.deepEqual(keyMove(key, { row: 2, column: 2 }, shift, caret), to && { row: to[0], column: to[1] })
  })
}

test('what was typed lies over the row, and an emptied cell takes its value away', () => {
  const typed = put({}, [
    ['r', 'area_sown', '1.234,5'],
    ['r', 'output', ' '],
  ])
  assert.deepEqual(withTypedTexts({ year: 2026, area_sown: 3, output: 4 }, typed['r'], productPlants.fields), {
    year: 2026,
    area_sown: 1234.5,
    output: null,
  })
})

const filled: [what: string, from: [number, number], to: [number, number], typed: object][] = [
  ['a single cell takes the text above it', [1, 1], [1, 1], { b: { y: '0 1' } }],
  [
    'a range takes the texts of its first row',
    [0, 0],
    [2, 1],
    { b: { x: '0 0', y: '0 1' }, c: { x: '0 0', y: '0 1' } },
  ],
  ['a range drawn upwards fills downwards', [2, 0], [1, 0], { c: { x: '1 0' } }],
  ['nothing stands above the first row', [0, 0], [0, 0], {}],
]

for (const [what, [row, column], [toRow, toColumn], typed] of filled) {
  test(`filling down: ${what}`, () => {
    const range = { from: { row, column }, to: { row: toRow, column: toColumn } }
    assert.deepEqual(
      fillDown({}, ['a', 'b', 'c'], ['x', 'y'], range, (r, c) => `${r} ${c}`),
      typed,
    )
  })
}

test('what is no number counts as none in a sum', () => {
  assert.deepEqual(
    ['1.000', '0,5', '', 'abc'].map((text) => numberIn(amount, text)),
    [1000, 0.5, 0, 0],
  )
})

test('a chosen block is emptied, and nothing around it', () => {
  const typed = put({}, [
    ['a', 'x', '1'],
    ['b', 'x', '2'],
    ['b', 'y', '3'],
  ])
  const range = { from: { row: 2, column: 0 }, to: { row: 1, column: 0 } }
  assert.deepEqual(clear(typed, ['a', 'b', 'c'], ['x', 'y'], range), {
    a: { x: '1' },
    b: { x: '', y: '3' },
    c: { x: '' },
  })
})

const numbers: [text: string | undefined, wrong: boolean][] = [
  [undefined, false],
  ['', false],
  ['  ', false],
  ['460.500,75', false],
  ['46460.500,750.000', true],
  ['ba trăm', true],
  ['-1', true],
]

for (const [text, wrong] of numbers)
  test(`“${text ?? ''}” is ${wrong ? 'refused' : 'taken'} where a price is typed`, () => {
    const price = decimal('Giá', { required: true, min: 0 })
    assert.equal(numberProblem(price, text) !== undefined, wrong)
    assert.equal(numberProblem(note, text), undefined, 'a cell of text is for the server to read')
  })
