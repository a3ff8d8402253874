import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { settle } from '../account-usage.ts'
import type { Storage } from '../ports/files/storage.ts'
import { sheetName } from './workbook.ts'
import type { SheetColumn } from './workbook.ts'
import type { Cell } from './sheet.ts'
import { bookParts, rowWriter, sheetHead, sheetTail } from './workbook-xml.ts'
import type { CellChoices } from './workbook-xml.ts'

export interface Sheet {
  name: string
  columns: SheetColumn[]
  choices?: CellChoices
  hidden?: true
}

/** Adds a row to a sheet, given by its index. */
export type AddRow = (sheet: number, cells: readonly Cell[]) => Promise<void> | undefined

type Fill = (add: AddRow) => Promise<void>

/** Bytes that are written at once: some hundred rows, after which others have their turn. */
const ENOUGH = 131_072
/** The longest that UTF-8 makes of one unit of a string. */
const MOST_BYTES = 3
/** Half the time of the usual level 6, for files a twelfth larger. */
const COMPRESSION = { compressionLevel: 3 }

/**
 * Writes a workbook into the storage. Rows may come in any order of sheets; memory use does not depend on their number.
 */
export const keepWorkbook = (storage: Storage, key: string, sheets: Sheet[], fill: Fill): Promise<void> =>
  writtenAside(sheets, fill, async (file) => {
    settle({ bytes: (await stat(file)).size })
    await storage.adopt(key, file)
  })

/** A workbook of a few small sheets, in memory. */
export const makeWorkbook = (sheets: (Sheet & { rows: Cell[][] })[]): Promise<Buffer> =>
  writtenAside(
    sheets,
    async (add) => {
      for (const [index, { rows }] of sheets.entries()) for (const cells of rows) await add(index, cells)
    },
    (file) => readFile(file),
  )

/** Writes the sheets into a temporary folder and zips them when complete, so that nobody ever gets half a file. */
async function writtenAside<T>(sheets: Sheet[], fill: Fill, take: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bang-tinh-'))
  const files: FileHandle[] = []
  try {
    const written: ReturnType<typeof openSheet>[] = []
    const zip = new ZipFile()
    const book = join(folder, 'book.xlsx')
    const out = createWriteStream(book)
    for (const [index, sheet] of sheets.entries()) {
      const file = await open(join(folder, `${index}.xml`), 'w')
      files.push(file)
      written.push(openSheet(file, sheet, index === 0))
    }
    await fill((sheet, cells) => written[sheet]!.add(cells))
    for (const [index, { end }] of written.entries()) {
      await end()
      zip.addFile(join(folder, `${index}.xml`), `xl/worksheets/sheet${index + 1}.xml`, COMPRESSION)
    }
    for (const [name, xml] of Object.entries(
      bookParts(sheets.map((sheet) => ({ ...sheet, name: sheetName(sheet.name) }))),
    ))
      zip.addBuffer(Buffer.from(xml), name)
    zip.once('error', (error) => out.destroy(error))
    zip.end()
    await pipeline(zip.outputStream, out)
    return await take(book)
  } finally {
    await Promise.all(files.map((file) => file.close()))
    await rm(folder, { recursive: true, force: true })
  }
}

function openSheet(file: FileHandle, { columns, choices }: Sheet, isFirst: boolean) {
  // Bytes from the start: a text that is put together first, of a row or a cell, leaves four times itself as garbage.
  let bytes = Buffer.allocUnsafe(2 * ENOUGH)
  let filled = 0
  let last = 1

  function put(xml: Uint8Array | string): void {
    const most = filled + xml.length * MOST_BYTES
    if (most > bytes.length) bytes = Buffer.concat([bytes], 2 * most)
    if (typeof xml === 'string') filled += bytes.write(xml, filled)
    else {
      bytes.set(xml, filled)
      filled += xml.length
    }
  }
  async function push(): Promise<void> {
    await file.appendFile(bytes.subarray(0, filled))
    filled = 0
  }
  const writeRow = rowWriter(columns, put)
  put(sheetHead(columns, isFirst))
  return {
    add(cells: readonly Cell[]): Promise<void> | undefined {
      writeRow(++last, cells)
      return filled < ENOUGH ? undefined : push()
    },
    end(): Promise<void> {
      put(sheetTail(choices))
      return push()
    },
  }
}
