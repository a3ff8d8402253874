import assert from 'node:assert/strict'
import { test } from 'node:test'
import { productGroups } from '@trace/domain/areas/catalogue/product-groups.ts'
import { processes } from '@trace/domain/areas/growing/processes.ts'
import { writeXlsx } from 'hucre/xlsx'
import { finished } from '../finished.ts'
import { testServer } from '../server.ts'
import { workbooksOf } from '../workbooks.ts'
import { bookOf, inline, zipOf } from '../zips.ts'
import type { Part } from '../zips.ts'

const server = testServer()

const { send } = workbooksOf(server)

type Sheet = Parameters<typeof writeXlsx>[0]['sheets'][number]

const headings = ['Mã nhóm', 'Tên nhóm', 'Lĩnh vực', 'Thứ tự']
const gourds = ['M1', 'Bầu', 'Trồng trọt', 1]
const squashes = ['M2', 'Bí', 'Trồng trọt', 2]
const data: Sheet = { name: 'Nhập', rows: [headings, gourds, squashes] }
const cover: Sheet = { name: 'Bìa', rows: [['DANH SÁCH NHÓM SẢN PHẨM'], ['Ghi chú'], ['Năm 2026']] }

const bytesOf = async (...sheets: Sheet[]): Promise<Buffer> => Buffer.from(await writeXlsx({ sheets }))

/** The XML of the cells of a row; texts are inline strings. */
const cellsOf = (row: number, cells: readonly (string | number)[]): string =>
  cells
    .map((cell, at) => {
      const place = `${String.fromCharCode(65 + at)}${row}`
      return typeof cell === 'number' ? `<c r="${place}"><v>${cell}</v></c>` : inline(cell, place)
    })
    .join('')

/** A second sheet, as some programs write it. */
const second = (name: string, state: string): { sheets: string; more: Part[] } => ({
  sheets: `<sheet name="Nhập" sheetId="1"${state} r:id="rId1"/><sheet name="${name}" sheetId="2" state="hidden" r:id="rId9"/>`,
  more: [],
})

/** As LibreOffice writes: 'true' in place of '1', and rows of a height of their own. */
const libreOffice = () =>
  zipOf(
    bookOf({
      sheet:
        `<row r="1" customFormat="false" ht="12.8" hidden="false">${cellsOf(1, headings)}</row>` +
        `<row r="2" customFormat="false" ht="12.8" hidden="false">${cellsOf(2, gourds)}</row>` +
        `<row r="3" customFormat="false" ht="12.8" hidden="true">${cellsOf(3, squashes)}</row>`,
      ...second('Trang tính2', ' state="visible"'),
    }),
  )

/** As WPS writes: a sheet that only macros show, and a row without height. */
const wps = () =>
  zipOf(
    bookOf({
      sheet:
        `<row r="1" spans="1:4">${cellsOf(1, headings)}</row><row r="2" spans="1:4">${cellsOf(2, gourds)}</row>` +
        `<row r="3" spans="1:4" ht="0" customHeight="1">${cellsOf(3, squashes)}</row>`,
      sheets:
        '<sheet name="Nhập" sheetId="1" r:id="rId1"/><sheet name="WpsReserved_CellImgList" sheetId="2" state="veryHidden" r:id="rId9"/>',
    }),
  )

/** As Google Sheets writes: shared texts, no widths, and rows that a filter hides. */
const googleSheets = () =>
  zipOf(
    bookOf({
      shared: [...headings, 'M1', 'Bầu', 'Trồng trọt', 'M2', 'Bí'].map((text) => `<si><t>${text}</t></si>`).join(''),
      sheet:
        `<row r="1">${[0, 1, 2, 3].map((at) => `<c t="s" s="1"><v>${at}</v></c>`).join('')}</row>` +
        '<row r="2"><c t="s"><v>4</v></c><c t="s"><v>5</v></c><c t="s"><v>6</v></c><c><v>1.0</v></c></row>' +
        '<row r="3" hidden="1"><c t="s"><v>7</v></c><c t="s"><v>8</v></c><c t="s"><v>6</v></c><c><v>2.0</v></c></row>',
      ...second('Bản sao', ''),
    }),
  )

const layouts: [what: string, bytes: () => Promise<Buffer> | Buffer, created: number, notes: string[]][] = [
  ['a plain sheet', () => bytesOf(data), 2, []],
  [
    'a hidden sheet before it',
    () => bytesOf({ name: 'DanhMuc', rows: [headings, ['X', 'Không nhập', 'Trồng trọt', 1]], hidden: true }, data),
    2,
    ['Trang ẩn “DanhMuc” không được đọc'],
  ],
  [
    'a hidden sheet that only macros show before it',
    () => bytesOf({ name: 'Macro', rows: [['x']], veryHidden: true }, data),
    2,
    ['Trang ẩn “Macro” không được đọc'],
  ],
  [
    'a cover before it and notes after it',
    () => bytesOf(cover, data, { name: 'Ghi chú', rows: [['Mã nhóm'], ['x']] }),
    2,
    ['Trang “Bìa” không được đọc', 'Trang “Ghi chú” không được đọc'],
  ],
  [
    'a sheet of other rows with the same headings after it',
    () => bytesOf(data, { name: 'Chờ', rows: [headings, ['M9', 'Sau', 'Trồng trọt', 9]] }),
    2,
    ['Trang “Chờ” không được đọc'],
  ],
  [
    'a title over merged cells above the headings',
    () =>
      bytesOf({
        name: 'Nhập',
        rows: [['DANH SÁCH NHÓM'], [], ['Đơn vị: Sở Nông nghiệp'], headings, gourds, squashes],
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 3 }],
      }),
    2,
    ['Trang “Nhập”: dòng 1, 3 phía trên tiêu đề không được nhập (“DANH SÁCH NHÓM”)'],
  ],
  [
    'merged cells in its rows',
    () =>
      bytesOf({
        name: 'Nhập',
        rows: [headings, gourds, squashes],
        merges: [{ startRow: 1, startCol: 3, endRow: 2, endCol: 3 }],
      }),
    2,
    ['Trang “Nhập”: ô gộp D2:D3 chỉ có giá trị ở ô đầu, các ô còn lại được đọc là trống'],
  ],
  [
    'hidden rows',
    () =>
      bytesOf({
        name: 'Nhập',
        rows: [headings, gourds, squashes, ['M3', 'Mướp', 'Trồng trọt', 3], ['M4', 'Su su', 'Trồng trọt', 4]],
        rowDefs: new Map([2, 4].map((row) => [row, { hidden: true }])),
      }),
    2,
    ['Trang “Nhập”: 2 dòng ẩn không được nhập (dòng 3, 5)'],
  ],
  [
    'hidden columns, of which one is known',
    () =>
      bytesOf({
        name: 'Nhập',
        rows: [[...headings, 'Nội bộ'], [...gourds, 'a'], squashes],
        columns: [{}, {}, {}, { hidden: true }, { hidden: true }],
      }),
    2,
    ['Trang “Nhập”: cột D (“Thứ tự”) đang ẩn, vẫn được đọc', 'Trang “Nhập”: cột E (“Nội bộ”) đang ẩn, không được đọc'],
  ],
  [
    'values beneath no heading',
    () => bytesOf({ name: 'Nhập', rows: [headings, gourds, [...squashes, null, 'x']] }),
    2,
    ['Trang “Nhập”: cột F không có tiêu đề, không được đọc'],
  ],
  [
    'the example of the template',
    () =>
      bytesOf({
        name: 'Nhập',
        rows: [
          ['ID', ...headings],
          ['Ví dụ', 'V', 'Mẫu', 'Trồng trọt', 1],
          [null, ...gourds],
        ],
      }),
    1,
    ['Trang “Nhập”: dòng 2 là dòng ví dụ của tệp mẫu, không được nhập'],
  ],
  [
    'a workbook of LibreOffice',
    libreOffice,
    1,
    ['Trang “Nhập”: 1 dòng ẩn không được nhập (dòng 3)', 'Trang ẩn “Trang tính2” không được đọc'],
  ],
  [
    'a workbook of WPS',
    wps,
    1,
    ['Trang “Nhập”: 1 dòng ẩn không được nhập (dòng 3)', 'Trang ẩn “WpsReserved_CellImgList” không được đọc'],
  ],
  [
    'a workbook of Google Sheets',
    googleSheets,
    1,
    ['Trang “Nhập”: 1 dòng ẩn không được nhập (dòng 3)', 'Trang ẩn “Bản sao” không được đọc'],
  ],
]

for (const [what, bytes, created, notes] of layouts) {
  test(`${what}: its rows are found, and what is not used is named`, async () => {
    const call = await server.signIn('everything')
    const job = await send(call, productGroups, await bytes(), { dry: true })
    assert.deepEqual([job.status, job.created, job.problems, job.notes], ['done', created, [], notes], job.message)
  })
}

test('every column that is not read is named, in sheets of child rows too', async () => {
  const call = await server.signIn('everything')
  const bytes = await bytesOf(
    {
      name: 'Quy trình',
      rows: [
        ['BẢNG QUY TRÌNH'],
        ['STT', 'Tên quy trình', 'Lĩnh vực', 'Tiêu chuẩn'],
        [1, 'Mới', 'Chăn nuôi', 'VietGAHP'],
      ],
    },
    {
      name: 'công đoạn',
      rows: [
        ['Các bước'],
        ['Thuộc', 'Công đoạn', 'Người soạn'],
        ['Mới', 'Nhập giống', 'Ba'],
        ['Mới', 'Xuất bán', 'Ba'],
      ],
      rowDefs: new Map([[3, { hidden: true }]]),
      merges: [{ startRow: 2, startCol: 0, endRow: 3, endCol: 0 }],
    },
  )
  const job = await send(call, processes, bytes, { dry: true })
  assert.deepEqual(job.ignored, ['STT', 'Công đoạn: Người soạn'])
  assert.deepEqual(job.notes, [
    'Trang “Quy trình”: dòng 1 phía trên tiêu đề không được nhập (“BẢNG QUY TRÌNH”)',
    'Trang “công đoạn”: dòng 1 phía trên tiêu đề không được nhập (“Các bước”)',
    'Trang “công đoạn”: 1 dòng ẩn vẫn được nhập (dòng 4)',
    'Trang “công đoạn”: ô gộp A3:A4 chỉ có giá trị ở ô đầu, các ô còn lại được đọc là trống',
  ])
})

test('hidden rows are imported if somebody asks for them', async () => {
  const call = await server.signIn('everything')
  const look = await send(call, productGroups, googleSheets(), { dry: true })
  assert.deepEqual([look.created, look.hidden_rows], [1, 1])
  const how = { dry: false, partial: false, hidden: true, corrections: [], numbers: [] }
  const job = await finished(call, (await call('POST', `/import-product-groups/checked/${look.id}`, how)).data.job)
  assert.deepEqual([job.created, job.hidden_rows], [2, 0])
  assert.equal(job.notes?.[0], 'Trang “Nhập”: 1 dòng ẩn vẫn được nhập (dòng 3)')
})

test('cells are shown as they are read, beside what they say', async () => {
  await server.given(productGroups, { code: 'TH', name: 'Nhóm thử', sector_kind: 'plant' })
  const call = await server.signIn('everything')
  const bytes = await bytesOf({
    name: 'Nhập',
    rows: [
      [...headings, 'Nhóm cha'],
      ['M1', 'Bầu', 'trồng  trọt', '1.375,0', 'TH'],
      ['M2', 'Bí', 'Trồng trọt', 45_000, 'Nhóm thử'],
      ['M3', 'Mướp', 'Trồng trọt', 7],
    ],
  })
  const { readings = [], problems } = await send(call, productGroups, bytes, { dry: true })
  assert.deepEqual(problems, [])
  const of = (wanted: string) =>
    readings.filter(({ column }) => column === wanted).map(({ row, said, read }) => [row, said, read])
  assert.deepEqual(of('Thứ tự'), [
    [2, '1.375,0', '1.375'],
    [3, '45000', '45.000'],
    [4, '7', '7'],
  ])
  assert.deepEqual(of('Lĩnh vực'), [
    [2, 'trồng trọt', 'Trồng trọt'],
    [3, 'Trồng trọt', 'Trồng trọt'],
    [4, 'Trồng trọt', 'Trồng trọt'],
  ])
  assert.deepEqual(of('Nhóm cha'), [
    [2, 'TH', 'Nhóm thử'],
    [3, 'Nhóm thử', 'Nhóm thử'],
  ])
})

test('a formula that was saved without its result is told at its cell, not read as empty', async () => {
  const uncalculated = '<c r="D2"><f>A1+1</f></c>'
  const bytes = zipOf(
    bookOf({
      sheet: `<row r="1">${cellsOf(1, headings)}</row><row r="2">${cellsOf(2, gourds.slice(0, 3))}${uncalculated}</row>`,
    }),
  )
  const job = await send(await server.signIn('everything'), productGroups, bytes)
  assert.deepEqual(
    job.problems?.map(({ row, message }) => [row, message]),
    [[2, 'Thứ tự: công thức chưa có kết quả, hãy mở tệp bằng Excel và lưu lại, hoặc gõ giá trị']],
  )
})
