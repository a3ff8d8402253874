import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Storage } from '../files/storage.ts'
import { sheetName } from './workbook.ts'
import type { Cell, SheetColumn } from './workbook.ts'
import { bookParts, rowXml, sheetHead, sheetTail } from './workbook-xml.ts'
import type { CellChoices } from './workbook-xml.ts'
import { openPart, writeZip } from './zip.ts'
import type { OpenPart } from './zip.ts'

export interface Sheet {
  name: string
  columns: SheetColumn[]
  choices?: CellChoices
}

/** Adds a row to one of the sheets, told by its place. */
export type AddRow = (sheet: number, cells: Cell[]) => Promise<void>

type Fill = (add: AddRow) => Promise<void>

/** Text that is gathered before it is packed. */
const CHUNK = 65_536

/** Puts a workbook into the storage. Rows come in any order of sheets; memory does not grow with their number. */
export const keepWorkbook = (storage: Storage, key: string, sheets: Sheet[], fill: Fill): Promise<void> =>
  writtenAside(sheets, fill, (file) => storage.adopt(key, file))

/** Makes a workbook of a few small sheets. */
export const makeWorkbook = (sheets: (Sheet & { rows: Cell[][] })[]): Promise<Buffer> =>
  writtenAside(sheets, async (add) => {
    for (const [index, { rows }] of sheets.entries()) for (const cells of rows) await add(index, cells)
  }, (file) => readFile(file))

/** Lets a file be written aside first, so that nobody ever gets half of it. */
async function writtenAside<T>(sheets: Sheet[], fill: Fill, take: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bang-tinh-'))
  const opened: OpenPart[] = []
  const open = (name: string): OpenPart => {
    const part = openPart(name, join(folder, name.replaceAll('/', '-')))
    opened.push(part)
    return part
  }
  try {
    const written = sheets.map((sheet, index) => openSheet(open(`xl/worksheets/sheet${index + 1}.xml`), sheet, index === 0))
    await fill((sheet, cells) => written[sheet]!.add(cells))
    const parts = []
    for (const { end } of written) parts.push(await end())
    for (const [name, xml] of Object.entries(bookParts(sheets.map((sheet) => sheetName(sheet.name))))) {
      const part = open(name)
      await part.write(xml)
      parts.push(await part.end())
    }
    const file = join(folder, 'book.xlsx')
    await writeZip(file, parts)
    return await take(file)
  } finally {
    for (const part of opened) part.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function openSheet(part: OpenPart, { columns, choices }: Sheet, isFirst: boolean) {
  let waiting = sheetHead(columns, isFirst)
  let last = 1

  const push = (): Promise<void> => {
    const text = waiting
    waiting = ''
    return part.write(text)
  }
  return {
    async add(cells: Cell[]): Promise<void> {
      waiting += rowXml(++last, columns, cells)
      if (waiting.length > CHUNK) await push()
    },
    async end() {
      waiting += sheetTail(choices)
      await push()
      return part.end()
    },
  }
}
