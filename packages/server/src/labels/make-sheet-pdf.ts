import { on } from 'node:events'
import { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { PrintEntry } from '@trace/domain'
import type { Paper } from './sheet-pdf.ts'

export interface SheetJob {
  entry: PrintEntry
  paper: Paper
}

/** A print run as PDF, drawn in a thread of its own no faster than it is read, and given up when the reader goes away. */
export const makeSheetPdf = (job: SheetJob): Readable => Readable.from(piecesOf(job), { objectMode: false })

async function* piecesOf(job: SheetJob): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { workerData: job })
  try {
    for await (const [piece] of on(worker, 'message', { close: ['exit'] })) {
      yield piece
      worker.postMessage('more')
    }
  } finally {
    await worker.terminate()
  }
}
