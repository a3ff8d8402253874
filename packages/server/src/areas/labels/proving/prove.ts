import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { ProofTreatment } from '@trace/domain/areas/labels/proof-treatments.ts'
import { fairQueue } from '@trace/platform/fair-queue.ts'
import type { Sample } from './sample-of-run.ts'

/** One decoder's reading of one label, under one treatment. */
export interface Reading {
  serial: string
  treatment: ProofTreatment
  decoder: string
  is_right: boolean
}

export interface Proof {
  /** What drew and read, with its versions. */
  decoders: string
  readings: Reading[]
  /** The first label as PNG. */
  picture: Buffer
}

/** Limits of the reading thread: memory in megabytes, time for one run, and time without work until it ends. */
const MEGABYTES = 256
const SECONDS = 20
const IDLE_SECONDS = 60

const { dependencies } = createRequire(import.meta.url)('../../../../package.json') as {
  dependencies: Record<string, string>
}
const decoders = ['@hyzyla/pdfium', 'jsqr', 'zxing-wasm'].map((name) => `${name} ${dependencies[name]}`).join(', ')

const inTurn = fairQueue({ atOnce: 1, waiting: 16 })

let worker: Worker | undefined
let rest: NodeJS.Timeout | undefined

/** Draws the labels of a sample from its PDF and reads their codes, in a thread that ends when nothing was printed for a while. */
export function prove(sample: Sample): Promise<Proof> {
  return inTurn(async () => {
    clearTimeout(rest)
    worker ??= startWorker()
    try {
      worker.postMessage(sample)
      const [done] = await once(worker, 'message', { signal: AbortSignal.timeout(SECONDS * 1_000) })
      restSoon()
      const { picture, readings } = done as Pick<Proof, 'picture' | 'readings'>
      return { decoders, readings, picture: Buffer.from(picture) }
    } catch (error) {
      await endProving()
      throw error
    }
  })
}

/** Starts the thread where a run is about to be printed: its decoders take a second to stand ready. */
export function expectProving(): void {
  if (worker) return
  worker = startWorker()
  restSoon()
}

function restSoon(): void {
  clearTimeout(rest)
  rest = setTimeout(() => void endProving(), IDLE_SECONDS * 1_000).unref()
}

function startWorker(): Worker {
  const started = new Worker(new URL('./proof-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  })
  started.on('error', () => void endProving())
  started.unref()
  return started
}

/** Ends the thread, if there is one; the next run starts another. */
export async function endProving(): Promise<void> {
  clearTimeout(rest)
  const ended = worker
  worker = undefined
  await ended?.terminate()
}
