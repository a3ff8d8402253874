import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openStorage } from '../ports/files/storage.ts'
import { readSettings } from '../ports/settings/settings.ts'
import { readWorkbook } from './read-workbook.ts'
import type { Cell } from './sheet.ts'
import { keepWorkbook } from './write-workbook.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'workbooks-'))
test.after(() => rmSync(dataDir, { recursive: true }))

const columns = [
  { heading: 'Tên', width: 20, format: 'text', cellOf: () => '' } as const,
  { heading: 'Ngày', width: 12, format: 'day', cellOf: () => '' } as const,
]
const sheets = [
  { name: 'Sản phẩm', columns },
  { name: 'Thành phần', columns },
]
const rows = Array.from({ length: 1_234 }, (_, at): [number, Cell[]] => [
  at % 3 === 0 ? 1 : 0,
  [`Chè & cam <${at}>`, new Date(Date.UTC(2026, 0, 1 + (at % 28)))],
])

async function written(key: string, inWorker: boolean): Promise<unknown> {
  const storage = await openStorage(readSettings({ DATA_DIR: dataDir }))
  const fill = async (add: (sheet: number, cells: Cell[]) => Promise<void> | undefined) => {
    for (const [sheet, cells] of rows) await add(sheet, cells)
  }
  await keepWorkbook(storage, key, sheets, fill, { inWorker })
  const book = readWorkbook(await storage.read(key))
  return book.sheets.map(({ name }) => [name, [...book.rows(name)]])
}

test('a thread writes the same workbook', async () => {
  assert.deepEqual(await written('made/apart.xlsx', true), await written('made/here.xlsx', false))
})

test('what fails while rows are read fails as it is, and leaves no file', async () => {
  const storage = await openStorage(readSettings({ DATA_DIR: dataDir }))
  const failing = async () => Promise.reject(new Error('lost'))
  await assert.rejects(keepWorkbook(storage, 'made/none.xlsx', sheets, failing, { inWorker: true }), /^Error: lost$/)
  await assert.rejects(storage.read('made/none.xlsx'))
})

test('a sheet that cannot be written fails the whole', async () => {
  const storage = await openStorage(readSettings({ DATA_DIR: dataDir }))
  const astray = async (add: (sheet: number, cells: Cell[]) => Promise<void> | undefined) => {
    for (let at = 0; at < 1_000; at++) await add(9, ['x'])
  }
  await assert.rejects(keepWorkbook(storage, 'made/astray.xlsx', sheets, astray, { inWorker: true }), /undefined/)
})
