import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { ZipFile } from 'yazl'
import { chargeAfterUse } from '../account-usage.ts'
import { fairQueue } from '../fair-queue.ts'
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

const inTurn = fairQueue({ atOnce: 2, waiting: Infinity })

/** The `workerData` of `write-worker.ts`. */
export interface WriterInput {
  folder: string
  sheets: Sheet[]
}

type AddedRow = [sheet: number, cells: readonly Cell[]]

/** A message to `write-worker.ts`: rows, or null after the last. The answer to null is the path of the file. */
export type RowBatch = AddedRow[] | null

/** Number of bytes (some hundred rows) after which the buffer is written and other work gets its turn. */
const ENOUGH = 131_072
/** Maximum number of UTF-8 bytes for one UTF-16 unit of a string. */
const MOST_BYTES = 3
/** Half the time of the usual level 6, for files a twelfth larger. */
const COMPRESSION = { compressionLevel: 3 }

/**
 * Writes a workbook into the storage. Rows of different sheets may come in any order; memory use does not depend on
 * their number. A worker thread leaves the server free for other requests, which is worthwhile for many rows.
 */
export const keepWorkbook = (
  storage: Storage,
  key: string,
  sheets: Sheet[],
  fill: Fill,
  { inWorker = false } = {},
): Promise<void> =>
  inTemporaryFolder(async (folder) => {
    const file = inWorker
      ? await inTurn(() => writeInWorker(folder, sheets, fill))
      : await writeHere(folder, sheets, fill)
    chargeAfterUse({ bytes: (await stat(file)).size })
    await storage.adopt(key, file)
  })

/** A workbook of a few small sheets, in memory. */
export const makeWorkbook = (sheets: (Sheet & { rows: Cell[][] })[]): Promise<Buffer> =>
  inTemporaryFolder(async (folder) => {
    const fill: Fill = async (add) => {
      for (const [index, { rows }] of sheets.entries()) for (const cells of rows) await add(index, cells)
    }
    return readFile(await writeHere(folder, sheets, fill))
  })

/** Runs `write` in a temporary folder that is deleted afterwards, so that no incomplete file gets into the storage. */
async function inTemporaryFolder<T>(write: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bang-tinh-'))
  try {
    return await write(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeHere(folder: string, sheets: Sheet[], fill: Fill): Promise<string> {
  const book = await openBook(folder, sheets)
  try {
    await fill(book.add)
    return await book.end()
  } finally {
    await book.close()
  }
}

/** Rows in a message to the worker, which writes them while the next ones are read. */
const ROWS_IN_MESSAGE = 250

/** A sheet without the functions of its columns, since functions cannot be sent to a worker. */
const cloneable = ({ columns, ...sheet }: Sheet): Sheet => ({
  ...sheet,
  columns: columns.map(({ heading, width, format, hidden }) => ({ heading, width, format, ...(hidden && { hidden }) })),
})

async function writeInWorker(folder: string, sheets: Sheet[], fill: Fill): Promise<string> {
  const worker = new Worker(new URL('./write-worker.ts', import.meta.url), {
    workerData: { folder, sheets: sheets.map(cloneable) } satisfies WriterInput,
  })
  const gone = new AbortController()
  worker.on('error', (error) => gone.abort(error))
  worker.on('exit', () => gone.abort(new Error('The thread that writes a workbook has ended')))
  const answered = (): Promise<string> => {
    const answer = once(worker, 'message', { signal: gone.signal }).then(
      ([file]) => file as string,
      () => {
        throw gone.signal.reason as Error
      },
    )
    // A failure is thrown to the next caller that awaits the answer.
    answer.catch(() => undefined)
    return answer
  }
  const tell = (told: RowBatch): Promise<string> => {
    worker.postMessage(told)
    return answered()
  }
  let rows: AddedRow[] = []
  let before = answered()
  const send = async (): Promise<void> => {
    const told = rows
    rows = []
    await before
    before = tell(told)
  }
  try {
    await fill((sheet, cells) => (rows.push([sheet, cells]) < ROWS_IN_MESSAGE ? undefined : send()))
    await send()
    await before
    return await tell(null)
  } finally {
    await worker.terminate()
  }
}

/** A workbook that is being written into a folder. */
export async function openBook(folder: string, sheets: readonly Sheet[]) {
  const files: FileHandle[] = []
  const parts: ReturnType<typeof openSheet>[] = []
  for (const [index, sheet] of sheets.entries()) {
    const file = await open(join(folder, `${index}.xml`), 'w')
    files.push(file)
    parts.push(openSheet(file, sheet, index === 0))
  }
  return {
    add: (sheet: number, cells: readonly Cell[]): Promise<void> | undefined => parts[sheet]!.add(cells),
    /** Packs the workbook; returns the path of the file. */
    async end(): Promise<string> {
      const zip = new ZipFile()
      const book = join(folder, 'book.xlsx')
      const out = createWriteStream(book)
      for (const [index, { end }] of parts.entries()) {
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
      return book
    },
    close: () => Promise.all(files.map((file) => file.close())),
  }
}

function openSheet(file: FileHandle, { columns, choices }: Sheet, isFirst: boolean) {
  // XML is written directly as bytes: first building a string for a row or a cell leaves garbage of four times its
  // size.
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
