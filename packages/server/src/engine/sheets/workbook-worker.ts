import { parentPort, workerData } from 'node:worker_threads'
import { readWorkbook } from './read-workbook.ts'
import type { Ask, Given, SheetRow } from './sheet.ts'
import { Unreadable } from './unreadable.ts'

/** Batch limits, by rows and by text, so that messages stay small however large the cells are. */
const MOST_ROWS = 200
const MOST_TEXT = 200_000

const port = parentPort!
const book = told(() => readWorkbook(Buffer.from(workerData as Uint8Array<ArrayBuffer>)))
const reading = new Map<string | undefined, Iterator<SheetRow>>()

port.on('message', ({ sheet }: Ask) => {
  if ('reason' in book) return port.postMessage(book)
  const rows = reading.get(sheet) ?? book.done.rows(sheet)
  reading.set(sheet, rows)
  const batch = told(() => nextRows(rows))
  port.postMessage('reason' in batch ? batch : ({ rows: batch.done } satisfies Given))
})

function nextRows(rows: Iterator<SheetRow>): SheetRow[] {
  const batch: SheetRow[] = []
  for (let text = 0; batch.length < MOST_ROWS && text < MOST_TEXT;) {
    const { value, done } = rows.next()
    if (done) break
    batch.push(value)
    for (const cell of value.cells) text += typeof cell === 'string' ? cell.length : 1
  }
  return batch
}

/** An unexpected error ends the worker, and thereby the reading. */
function told<T>(act: () => T): { done: T } | { reason: string } {
  try {
    return { done: act() }
  } catch (error) {
    if (error instanceof Unreadable) return { reason: error.message }
    throw error
  }
}
