import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { SheetJob } from './make-sheet-pdf.ts'
import { sheetPdf } from './sheet-pdf.ts'

const port = parentPort!
const { entry, paper }: SheetJob = workerData

for await (const piece of sheetPdf(entry, paper)) {
  port.postMessage(piece)
  await once(port, 'message')
}
