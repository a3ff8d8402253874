import { parentPort, workerData } from 'node:worker_threads'
import { openBook } from './write-workbook.ts'
import type { RowBatch, WriterInput } from './write-workbook.ts'

const { folder, sheets } = workerData as WriterInput
const book = await openBook(folder, sheets)

/** Receives rows: the next message is sent once this one was answered. An error ends the thread. */
parentPort!.on('message', (told: RowBatch) => void take(told))

async function take(told: RowBatch): Promise<void> {
  for (const [sheet, cells] of told ?? []) await book.add(sheet, cells)
  if (told !== null) return parentPort!.postMessage('')
  const file = await book.end()
  await book.close()
  parentPort!.postMessage(file)
}
parentPort!.postMessage('')
