import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Field } from '@trace/define/field.ts'
import { choice, date, decimal, flag, integer, list, moment, money, text } from '@trace/define/kinds/index.ts'
import { AmbiguousNumber } from '@trace/define/kinds/parse/number.ts'
import { Problem } from '@trace/define/problem.ts'
import { Invalid, readValues as readForm } from '@trace/define/read.ts'
import { htmlOf, plainText } from '@trace/define/text/plain-text.ts'
import { fromCell, sameCell } from './cells.ts'
import { columnOf } from './columns.ts'
import type { Cell } from './sheet.ts'

const typed: [field: Field, cell: Cell, value: unknown][] = [
  [date('Ngày'), new Date('2026-11-21T00:00:00Z'), '2026-11-21'],
  [date('Ngày'), '1/3/2026', '1/3/2026'],
  [date('Ngày'), '2026-03-01', '2026-03-01'],
  [moment('Lúc'), '21/11/2026 7:30', '21/11/2026 7:30'],
  [moment('Lúc'), new Date('2026-11-21T07:30:00Z'), '2026-11-21T07:30:00'],
  [flag('Có'), ' CÓ ', true],
  [flag('Có'), 'khong', false],
  [flag('Có'), 'không', false],
  [flag('Có'), true, true],
  [choice('Loại', { cho: 'Chợ', store: 'Cửa hàng' }), ' CỬA  HÀNG ', 'store'],
  [choice('Loại', { cho: 'Chợ' }), 'cho', 'cho'],
  [integer('Số'), 12, 12],
  [money('Giá'), '1.234.567', 1_234_567],
  [decimal('Diện tích'), '1,5', 1.5],
  [text('Mã'), 7, '7'],
  [text('Mã'), '007', '007'],
  [text('Tên'), '  ', null],
]

for (const [field, cell, value] of typed) {
  test(`${JSON.stringify(cell)} in a column of kind ${field.kind} is read as ${JSON.stringify(value)}`, () => {
    assert.deepEqual(fromCell(field, cell), value)
  })
}

const texts: [html: string, text: string][] = [
  ['<p>Một</p><p>Hai &amp; ba</p>', 'Một\nHai & ba'],
  ['<h2>Quy trình</h2><ul><li>Gieo</li><li>Trồng</li></ul>', 'Quy trình\nGieo\nTrồng'],
  ['a<br>b&nbsp;c &lt;d&gt; &#432;&#x1ee1;', 'a\nb c <d> ưỡ'],
  ['<p>  </p>', ''],
]
for (const [html, said] of texts) {
  test(`${html} is ${JSON.stringify(said)} in a cell`, () => {
    assert.equal(plainText(html), said)
    assert.equal(plainText(htmlOf(said)), said)
  })
}

const endless: [what: string, html: string, letters: number][] = [
  ['spaces that do not break', `<p>a${'\u00a0'.repeat(190_000)}b</p>`, 32_000],
  ['lines', `a${'\n '.repeat(95_000)}b`, 3],
  ['tags that never end', '<'.repeat(190_000), 32_000],
  ['signs that never end', '&'.repeat(190_000), 32_000],
  ['a sign of many digits', `&#${'9'.repeat(190_000)};`, 32_000],
  ['a name of many letters', `&${'a'.repeat(190_000)};`, 32_000],
]

for (const [what, html, letters] of endless) {
  test(`a text of ${what} is put into a cell as fast as any other`, () => {
    assert.equal(plainText(html).length, letters)
  })
}

test('an item of a list that a cell still names keeps the rest of what it was', () => {
  const standards = list('Tiêu chuẩn', { code: text('Số hiệu', { required: true }), name: text('Tên') })
  const now = [
    { code: 'TCVN 1', name: 'Một' },
    { code: 'TCVN 2', name: 'Hai' },
  ]
  assert.equal(columnOf('standards', standards).cellOf({ standards: now }), 'TCVN 1; TCVN 2')
  assert.deepEqual(fromCell(standards, 'TCVN 2; TCVN 3', now), [{ code: 'TCVN 2', name: 'Hai' }, { code: 'TCVN 3' }])
})

test('a moment is shown by the clock in Viet Nam, to the second', () => {
  const { cellOf } = columnOf('at', moment('Lúc'))
  assert.deepEqual(cellOf({ at: '2026-07-05T17:30:59.999Z' }), new Date('2026-07-06T00:30:59Z'))
  assert.deepEqual(cellOf({ at: '1969-12-31T16:59:59.001Z' }), new Date('1969-12-31T23:59:59Z'))
})

const [any, amount, price] = [text('Chữ'), decimal('Số'), money('Giá')]
const alike: [field: Field, stored: Cell, cell: Cell, same: boolean][] = [
  [any, '007', '7', false],
  [any, null, '', true],
  [any, ' a ', 'a', true],
  [any, 'a\r\nb', 'a\nb', true],
  [amount, 0, null, false],
  [amount, 7, 7, true],
  [amount, 7, '7', true],
  [amount, 1234.5, '1.234,5', true],
  [amount, 45, '45.000', false],
  [amount, 1375, '1.375', false],
  [price, 1375, '1.375', true],
  [date('Ngày'), new Date('2026-07-05T00:00:00.4Z'), new Date('2026-07-05T00:00:00Z'), true],
]

for (const [field, stored, cell, same] of alike) {
  test(`of a ${field.kind}, ${JSON.stringify(stored)} and ${JSON.stringify(cell)} are ${same ? 'the same' : 'different'} cells`, () => {
    assert.equal(sameCell(field, stored, cell), same)
  })
}

type Reading = [text: string, value: number | null, other: number | null]

const table = join(import.meta.dirname, '../../../define/src/text/number-texts.json')
const numbers = JSON.parse(readFileSync(table, 'utf8')) as Record<'decimal' | 'integer' | 'money', Reading[]>
const numeric = { decimal: decimal('Số', { decimals: 7 }), integer: integer('Số'), money: money('Số') }

for (const kind of ['decimal', 'integer', 'money'] as const) {
  test(`a text cell of a ${kind} is read by the table of numbers, or refused, or asked`, () => {
    for (const [said, value, other] of numbers[kind]) {
      if (said.trim() === '') continue
      const read = () => fromCell(numeric[kind], said)
      if (other !== null) assert.throws(read, AmbiguousNumber, said)
      else if (value === null)
        assert.throws(
          () => readForm({ x: numeric[kind] }, { x: read() }),
          said.startsWith('#') ? Problem : Invalid,
          said,
        )
      else assert.equal(read(), value, said)
    }
  })
}

for (const error of ['#N/A', '#REF!', '#VALUE!', '#DIV/0!', 'Err:502'])
  test(`a cell that failed with ${error} is refused in a column of any kind`, () => {
    for (const field of [text('Tên'), price, date('Ngày'), choice('Loại', { a: 'A' })])
      assert.throws(() => fromCell(field, error), Problem)
  })

test('a number is no date, and says so by its column', () => {
  assert.throws(() => fromCell(date('Ngày cấp'), 46_152), {
    message: 'Ngày cấp: ô ghi số 46152, hãy ghi ngày như 21/11/2026',
  })
})

test('a cell that is shown as a date is no number, and says so by its column', () => {
  assert.throws(() => fromCell(price, new Date('2026-05-09T00:00:00Z')), {
    message: 'Giá phải là số, ô đang định dạng ngày (09/05/2026)',
  })
})
