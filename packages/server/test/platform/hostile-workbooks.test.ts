import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tags } from '@trace/domain/areas/catalogue/tags.ts'
import { writeXlsx } from 'hucre/xlsx'
import type { SheetRow } from '@trace/platform/sheets/sheet.ts'
import { MOST_ROWS, withWorkbook } from '@trace/platform/sheets/workbook.ts'
import { bookOf, inline, zipOf } from '../zips.ts'
import type { Part } from '../zips.ts'

const head = `<row r="1">${inline(tags.fields.name.label)}</row>`
const row = (cells: string) => `${head}<row r="2">${cells}</row>`
const book = (sheet: string, more: Omit<Parameters<typeof bookOf>[0], 'sheet'> = {}) =>
  zipOf(bookOf({ sheet, ...more }))

/** A workbook whose parts claim to be small. */
const lying = (parts: Part[]) => zipOf(parts.map((part) => ({ ...part, said: 10 })))

/** Rows of five cells in 86 bytes, repeated up to this size. */
const smallCells = (megabytes: number) =>
  `<row>${'<c><v>1</v></c>'.repeat(5)}</row>`.repeat(Math.floor((megabytes * 1_048_576) / 86))

const hostile: [what: string, bytes: () => Buffer, why: RegExp][] = [
  ['one cell of 195 MB', () => book(row(inline('a'.repeat(195_000_000)))), /30 MB/],
  [
    'eleven million shared texts',
    () => book(row('<c t="s"><v>0</v></c>'), { shared: '<si><t>a</t></si>'.repeat(11_000_000) }),
    /30 MB/,
  ],
  [
    'shared texts of 11 MB',
    () => book(row('<c t="s"><v>0</v></c>'), { shared: '<si><t>a</t></si>'.repeat(680_000) }),
    /10 MB/,
  ],
  ['40 MB of small cells', () => book(smallCells(40)), /30 MB/],
  ['40 MB that are said to be ten bytes', () => lying(bookOf({ sheet: smallCells(40) })), /30 MB/],
  ['40 MB in a wide zip', () => zipOf(bookOf({ sheet: smallCells(40) }), { wide: true }), /30 MB/],
  [
    'many parts that are small one by one',
    () =>
      zipOf(
        bookOf({
          sheet: head,
          more: Array.from({ length: 40 }, (_, at) => ({
            name: `xl/media/${at}.bin`,
            content: Buffer.alloc(1_048_576),
          })),
        }),
      ),
    /30 MB/,
  ],
  [
    'more parts than anybody has',
    () =>
      zipOf(
        bookOf({
          sheet: head,
          more: Array.from({ length: 501 }, (_, at) => ({ name: `xl/media/${at}`, content: '' })),
        }),
      ),
    /quá nhiều phần/,
  ],
  ['parts that lie upon each other', () => overlapping(), /không phải là tệp Excel/],
  ['a cell of 32,768 letters', () => book(row(inline('a'.repeat(32_768)))), /32\.767/],
  [
    'a shared text of 32,768 letters',
    () => book(row('<c t="s"><v>0</v></c>'), { shared: `<si><t>${'a'.repeat(32_768)}</t></si>` }),
    /32\.767/,
  ],
  [
    'a cell of many runs',
    () => book(row(`<c t="inlineStr"><is>${'<r><t>aaaaaaaa</t></r>'.repeat(5_000)}</is></c>`)),
    /32\.767/,
  ],
  [
    'one shared text in a million cells',
    () =>
      book(`${head}${`<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`.repeat(40_000)}`, {
        shared: `<si><t>${'a'.repeat(30_000)}</t></si>`,
      }),
    /quá nhiều chữ/,
  ],
  [
    'signs that are defined by others',
    () =>
      book(row(inline('&c;')), {
        before: `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(1_000)}"><!ENTITY c "${'&b;'.repeat(1_000)}">]>`,
      }),
    /không phải là bảng tính/,
  ],
  ['an attribute that never ends', () => book(`<row r="${'1'.repeat(5_000_000)}><c/></row>`), /hỏng/],
  ['a row beyond the last', () => book(`<row r="1048577">${inline('a')}</row>`), /số dòng/],
  ['a row that goes back', () => book(`<row r="5">${inline('a')}</row><row r="5">${inline('b')}</row>`), /số dòng/],
  ['a row without end of number', () => book(`<row r="1e99">${inline('a')}</row>`), /số dòng/],
  ['a cell that is nowhere', () => book(row(inline('a', '$A$1:B2'))), /tọa độ/],
  ['a cell in the last column', () => book(row(inline('a', 'XFD2'))), /quá nhiều cột/],
  ['16,384 columns', () => book(row('<c><v>1</v></c>'.repeat(16_384))), /quá nhiều cột/],
  ['50,002 rows', () => book('<row><c><v>1</v></c></row>'.repeat(50_002)), /quá nhiều dòng/],
  ['a zip that is no workbook', () => zipOf([{ name: 'xl/workbook.xml', content: '<x/>' }]), /không phải là tệp Excel/],
  ['no zip at all', () => Buffer.from('xin chào'), /không phải là tệp Excel/],
  [
    'a directory that points past the end',
    () => Buffer.from('504b05060000000001000100ffffffffffffffff0000', 'hex'),
    /không phải là tệp Excel/,
  ],
  ['a workbook that was cut off', () => book(head).subarray(0, 400), /không phải là tệp Excel/],
]

for (const [what, bytes, why] of hostile) {
  test(`${what} is told as a workbook that cannot be read`, async () => {
    await assert.rejects(
      rowsOf(bytes()),
      ({ message }: Error) => message.startsWith('Tệp không đọc được: ') && why.test(message),
    )
  })
}

const harmless: [what: string, bytes: () => Buffer, rows: number][] = [
  ['tags a million deep', () => book(`${head}${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}`), 1],
  ['an attribute of 5 MB', () => book(`${head}<row r="2" x="${'>'.repeat(5_000_000)}">${inline('a')}</row>`), 2],
  [
    'a range of merged cells over the whole sheet',
    () => book(`${head}</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><sheetData>`),
    1,
  ],
  ['a size that is not so', () => book(head, { before: '<dimension ref="A1:XFD1048576"/>' }), 1],
  ['ten thousand sheets', () => book(head, { sheets: '<sheet name="A" sheetId="1" r:id="rId1"/>'.repeat(10_000) }), 1],
  ['cells that only look like something, to the last column', () => book(row(`${inline('a')}<c r="XFD2" s="1"/>`)), 2],
  ['a day that is none', () => book(row('<c><v>1e300</v></c>')), 2],
  ['empty rows by the hundred thousand', () => book(`${head}${'<row/>'.repeat(300_000)}`), 1],
  [
    'a workbook in a workbook',
    () => zipOf(bookOf({ sheet: head, more: [{ name: 'xl/inner.xlsx', content: book(smallCells(40)) }] })),
    1,
  ],
]

for (const [what, bytes, rows] of harmless) {
  test(`${what} is read in passing`, async () => {
    assert.equal((await rowsOf(bytes())).length, rows)
  })
}

async function rowsOf(bytes: Buffer): Promise<SheetRow[]> {
  return withWorkbook(bytes, async (open) => {
    const rows: SheetRow[] = []
    const [first] = await open.sheets()
    for await (const one of open.rows(first?.name ?? '', MOST_ROWS)) rows.push(one)
    return rows
  })
}

/** A zip with fifty entries for the same bytes of each part. */
function overlapping(): Buffer {
  const zip = book(head)
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  const at = zip.readUInt32LE(end + 16)
  const entries = Buffer.concat(Array.from({ length: 50 }, () => zip.subarray(at, end)))
  const close = Buffer.from(zip.subarray(end))
  close.writeUInt16LE(50 * zip.readUInt16LE(end + 10), 10)
  return Buffer.concat([zip.subarray(0, at), entries, close])
}

test('texts, numbers, days and signs are read as another program has written them', async () => {
  const day = new Date('2026-03-01T00:00:00Z')
  const rows = [
    ['Tên', 'Số', 'Ngày', 'Đúng'],
    ['Gạo <b> & "nếp"', 12.5, day, true],
    ['007', null, null, false],
    [null, null, null, null],
    ['a\nb', -1, null, null],
  ]
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Một', rows: [['x']] },
      { name: 'Hai', rows },
    ],
  })
  const read = await withWorkbook(bytes, async (book) => {
    const found: SheetRow[] = []
    for await (const one of book.rows('Hai')) found.push(one)
    return found
  })
  assert.deepEqual(read, [
    { number: 1, cells: rows[0] },
    { number: 2, cells: rows[1] },
    { number: 3, cells: ['007', null, null, false] },
    { number: 5, cells: ['a\nb', -1] },
  ])
})
