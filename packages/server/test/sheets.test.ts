import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateRawSync } from 'node:zlib'
import { choice, date, decimal, flag, integer, list, moment, money, text } from '@trace/domain'
import type { Field } from '@trace/domain'
import { fromCell, sameCell, toCell } from '../src/sheets/cells.ts'
import { htmlOf, plainText } from '../src/sheets/plain-text.ts'
import { readSheet } from '../src/sheets/workbook.ts'
import type { Cell } from '../src/sheets/workbook.ts'
import { makeWorkbook } from '../src/sheets/write-workbook.ts'

const typed: [field: Field, cell: Cell, value: unknown][] = [
  [date('Ngày'), new Date('2026-11-21T00:00:00Z'), '2026-11-21'],
  [date('Ngày'), '1/3/2026', '2026-03-01'],
  [date('Ngày'), '2026-03-01', '2026-03-01'],
  [moment('Lúc'), '21/11/2026 7:30', '2026-11-21T07:30'],
  [moment('Lúc'), new Date('2026-11-21T07:30:00Z'), '2026-11-21T07:30:00'],
  [flag('Có'), ' CÓ ', true],
  [flag('Có'), 'khong', false],
  [flag('Có'), true, true],
  [choice('Loại', { cho: 'Chợ', store: 'Cửa hàng' }), 'cua hang', 'store'],
  [choice('Loại', { cho: 'Chợ' }), 'cho', 'cho'],
  [integer('Số'), 12, 12],
  [money('Giá'), '1.234.567', '1234567'],
  [decimal('Diện tích'), '1,5', '1,5'],
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

test('an item of a list that a cell still names keeps the rest of what it was', () => {
  const standards = list('Tiêu chuẩn', { code: text('Số hiệu', { required: true }), name: text('Tên') })
  const now = [{ code: 'TCVN 1', name: 'Một' }, { code: 'TCVN 2', name: 'Hai' }]
  const column = { name: 'standards', field: standards, heading: 'Tiêu chuẩn', width: 10, format: 'text' as const }
  assert.equal(toCell(column, { standards: now }), 'TCVN 1; TCVN 2')
  assert.deepEqual(fromCell(standards, 'TCVN 2; TCVN 3', now), [{ code: 'TCVN 2', name: 'Hai' }, { code: 'TCVN 3' }])
})

test('a moment is shown by the clock in Viet Nam, to the second', () => {
  const column = { name: 'at', field: moment('Lúc'), heading: 'Lúc', width: 10, format: 'moment' as const }
  assert.deepEqual(toCell(column, { at: '2026-07-05T17:30:59.999Z' }), new Date('2026-07-06T00:30:59Z'))
})

const alike: [one: Cell, other: Cell, same: boolean][] = [
  ['7', 7, true], ['007', '7', false], [null, '', true], [' a ', 'a', true], ['a\r\nb', 'a\nb', true], [0, null, false],
  [new Date('2026-07-05T00:00:00.4Z'), new Date('2026-07-05T00:00:00Z'), true],
]

for (const [one, other, same] of alike) {
  test(`${JSON.stringify(one)} and ${JSON.stringify(other)} are ${same ? 'the same' : 'different'} cells`, () => {
    assert.equal(sameCell(one, other), same)
  })
}

/** A zip of one part, which says of its own size whatever it likes. */
function zipOf(part: Buffer): Buffer {
  const [name, packed] = [Buffer.from('xl/workbook.xml'), deflateRawSync(part)]
  const local = Buffer.alloc(30)
  local.write('PK\x03\x04', 'latin1')
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt32LE(10, 22)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.write('PK\x01\x02', 'latin1')
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(10, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(local.length + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, entry, name, end])
}

const bad: [what: string, bytes: Buffer | Promise<Buffer>, code: number, message: RegExp][] = [
  ['a small file that unpacks to far too much', zipOf(Buffer.alloc(210_000_000)), 413, /sau khi giải nén/],
  ['a zip that is no workbook', zipOf(Buffer.from('<x/>')), 422, /Không đọc được/],
  ['no zip at all', Buffer.from('xin chào'), 422, /không phải là tệp Excel/],
  ['a directory that points past the end', Buffer.from('504b05060000000001000100ffffffffffffffff0000', 'hex'), 422, /không phải/],
  ['more columns than a list has', makeWorkbook([{
    name: 'Rộng', rows: [], columns: Array.from({ length: 201 }, () => ({ heading: 'Cột', width: 5, format: 'text' as const })),
  }]), 413, /quá nhiều cột/],
]

for (const [what, bytes, code, message] of bad) {
  test(`${what} is refused with ${code}`, async () => {
    const read = async () => {
      for await (const { cells } of readSheet(await bytes)) assert.ok(cells)
    }
    await assert.rejects(read, (error: { code: number; message: string }) => {
      assert.match(error.message, message)
      return error.code === code
    })
  })
}
