import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { Refusal } from '@trace/platform/refusal.ts'
import { fairQueue } from '@trace/platform/fair-queue.ts'
import type { Sheet } from './sheet.ts'

/** Limits of a drawing thread: memory in megabytes, and run time. */
const MEGABYTES = 256
const SECONDS = 120

const inTurn = fairQueue({ atOnce: 2, waiting: 16 })

/**
 * Draws a print run as PDF in a worker thread, two at a time; cancelled when `gone` fires. It is written to a temporary
 * file first, so that a slow client does not occupy a thread.
 */
export async function makeSheetPdf(sheet: Sheet, gone: AbortSignal): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'to-tem-'))
  const file = join(folder, 'to-tem.pdf')
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    await inTurn(() => draw({ sheet, file }, gone))
  } catch (error) {
    await clear()
    throw error
  }
  return createReadStream(file).once('close', () => void clear())
}

/** Input of the drawing thread. */
export interface SheetJob {
  sheet: Sheet
  file: string
}

async function draw(job: SheetJob, gone: AbortSignal): Promise<void> {
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
