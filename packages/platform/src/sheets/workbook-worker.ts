import { parentPort, workerData } from 'node:worker_threads'
import { readWorkbook } from './read-workbook.ts'
import type { Ask, WorkerAnswer, SheetLayout, SheetRow } from './sheet.ts'
import { Unreadable } from './unreadable.ts'

/** Batch limits, by rows and by text, so that messages stay small however large the cells are. */
const MOST_ROWS = 200
const MOST_TEXT = 200_000

const port = parentPort!
const book = told(() => readWorkbook(Buffer.from(workerData as Uint8Array<ArrayBuffer>)))
const reading = new Map<string, Iterator<SheetRow, SheetLayout>>()

port.on('message', ({ sheet }: Ask) => {
  if ('reason' in book) return port.postMessage(book)
  if (sheet === null) return port.postMessage({ sheets: book.done.sheets } satisfies WorkerAnswer)
  const rows = reading.get(sheet) ?? book.done.rows(sheet)
  reading.set(sheet, rows)
  const batch = told(() => nextRows(rows))
  port.postMessage('reason' in batch ? batch : (batch.done satisfies WorkerAnswer))
})

function nextRows(rows: Iterator<SheetRow, SheetLayout>): { rows: SheetRow[]; layout?: SheetLayout } {
  const batch: SheetRow[] = []
  for (let text = 0; batch.length < MOST_ROWS && text < MOST_TEXT;) {
    const next = rows.next()
    // An exhausted iterator has no layout any more: it was sent with the last rows.
    if (next.done) return { rows: batch, ...(next.value && { layout: next.value }) }
    batch.push(next.value)
    for (const cell of next.value.cells) text += typeof cell === 'string' ? cell.length : 1
  }
  return { rows: batch }
}

/** Catches `Unreadable`; any other error ends the worker, and the reading with it. */
function told<T>(act: () => T): { done: T } | { reason: string } {
  try {
    return { done: act() }
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.message }
    throw error
  }
}
