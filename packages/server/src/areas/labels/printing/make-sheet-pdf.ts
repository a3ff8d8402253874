import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { PrintEntry } from '@trace/domain'
import { Refusal } from '../../../engine/refusal.ts'
import { turnstile } from '../../../engine/turnstile.ts'
import type { Paper } from './sheet-pdf.ts'

export interface SheetJob {
  entry: PrintEntry
  paper: Paper
}

/** What a thread that draws may take of memory, and how long it may work. */
const MEGABYTES = 256
const SECONDS = 120

const inTurn = turnstile({ atOnce: 2, waiting: 6 })

/**
 * A print run as PDF, drawn in a thread of its own, two at a time, and given up when `gone` says that nobody waits for it any more. It is
 * kept aside until it is whole: whoever reads slowly keeps no thread.
 */
export async function makeSheetPdf(job: SheetJob, gone: AbortSignal): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'to-tem-'))
  const file = join(folder, 'to-tem.pdf')
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    await inTurn(() => draw({ ...job, file }, gone))
  } catch (error) {
    await clear()
    throw error
  }
  return createReadStream(file).once('close', () => void clear())
}

async function draw(job: SheetJob & { file: string }, gone: AbortSignal): Promise<void> {
  gone.throwIfAborted()
  const late = AbortSignal.timeout(SECONDS * 1_000)
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  try {
    await once(worker, 'exit', { signal: AbortSignal.any([gone, late]) })
  } catch (error) {
    const isSpent = late.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isSpent
      ? new Refusal(503, 'Tờ tem quá lớn để tạo lúc này, hãy chọn một lần in ít tem hơn', { retryAfter: 30 })
      : error
  } finally {
    await worker.terminate()
  }
}
