import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTsv, writeTsv } from './tsv.ts'

const copied: [what: string, text: string, rows: string[][]][] = [
  ['one cell', '12', [['12']]],
  ['one cell and the line break after it', '12\r\n', [['12']]],
  [
    'cells and rows',
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['rows of other systems', 'a\nb\rc', [['a'], ['b'], ['c']]],
  ['empty cells and rows', '\t\r\n\r\na\t', [['', ''], [''], ['a', '']]],
  [
    'a cell of two lines',
    '"Thẻ dòng một\nDòng hai của cùng ô"\r\nThẻ thứ hai\r\n',
    [['Thẻ dòng một\nDòng hai của cùng ô'], ['Thẻ thứ hai']],
  ],
  [
    'a cell of two lines among others',
    'a\t"b\nc"\td\ne\tf\tg',
    [
      ['a', 'b\nc', 'd'],
      ['e', 'f', 'g'],
    ],
  ],
  ['a cell of two lines as Windows writes them', '"a\r\nb"\tc', [['a\nb', 'c']]],
  ['a cell with a tab', '"a\tb"\tc', [['a\tb', 'c']]],
  ['quotes in a cell of two lines', '"Gạo ""nếp""\nloại 1"', [['Gạo "nếp"\nloại 1']]],
  ['quotes in a plain cell', 'Gạo "nếp" loại 1\tb', [['Gạo "nếp" loại 1', 'b']]],
  ['a plain cell in quotes', '"nếp"\tb', [['"nếp"', 'b']]],
  ['a plain cell that begins with quotes', '"nếp" loại 1\tb', [['"nếp" loại 1', 'b']]],
  ['quotes that never end', '"nếp\tb\nc', [['"nếp', 'b'], ['c']]],
  ['inches', '5"\t7"', [['5"', '7"']]],
]

for (const [what, text, rows] of copied) {
  test(`copied from a spreadsheet: ${what}`, () => {
    assert.deepEqual(readTsv(text), rows)
  })
}

const parts = ['a', '"', '\n', '\t', '""', ' ', 'ế', '']

test('whatever stands in cells is read again as it was written', () => {
  const cells = parts.flatMap((one) => parts.flatMap((other) => parts.map((third) => one + other + third)))
  for (const cell of cells) {
    for (const rows of [[[cell, 'x']], [['x'], [cell], ['y']]]) assert.deepEqual(readTsv(writeTsv(rows)), rows)
  }
  assert.deepEqual(readTsv(writeTsv([cells, cells])), [cells, cells])
})
