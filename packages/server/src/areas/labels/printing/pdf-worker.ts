import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { workerData } from 'node:worker_threads'
import type { SheetJob } from './make-sheet-pdf.ts'
import { sheetPdf } from './sheet-pdf.ts'

const { entry, paper, file } = workerData as SheetJob & { file: string }

await pipeline(sheetPdf(entry, paper), createWriteStream(file))
