import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import type { SheetJob } from './make-sheet-pdf.ts'
import { sheetPdf } from './sheet-pdf.ts'

const { sheet, file } = workerData as SheetJob

await pipeline(sheetPdf(sheet), createWriteStream(file))
