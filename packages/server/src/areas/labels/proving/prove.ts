import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { ProofTreatment } from '@trace/domain/areas/labels/proving/proof-treatments.ts'
import { fairQueue } from '@trace/platform/fair-queue.ts'
import { Refusal } from '@trace/platform/refusal.ts'
import type { Sample } from './sample-of-run.ts'

/** One decoder's reading of one label, under one treatment. */
export interface Reading {
  serial: string
  treatment: ProofTreatment
  decoder: string
  is_right: boolean
}

export interface Proof {
  /** Drawing and reading libraries, with versions. */
  decoders: string
  readings: Reading[]
  /** The first label as PNG. */
  picture: Buffer
}

/**
 * Limits of the reading thread: memory in megabytes, CPU seconds and wall-clock seconds for one run, and idle
 * seconds until it ends. On a busy machine the thread gets less CPU time, so the wall-clock limit is longer.
 */
const MEGABYTES = 256
const PROCESSOR_SECONDS = 20
const SECONDS = 120
const IDLE_SECONDS = 60
const LOOKS_EVERY = 500

const { dependencies } = createRequire(import.meta.url)('../../../../package.json') as {
  dependencies: Record<string, string>
}
const decoders = ['@hyzyla/pdfium', 'jsqr', 'zxing-wasm'].map((name) => `${name} ${dependencies[name]}`).join(', ')

const inTurn = fairQueue({ atOnce: 1, waiting: 16 })

let worker: Worker | undefined
let rest: NodeJS.Timeout | undefined
let samples = 0

/** Message to the reading thread. */
export interface ProofJob {
  number: number
  sample: Sample
}
/** Reply of the reading thread. */
export interface ProofAnswer extends Pick<Proof, 'picture' | 'readings'> {
  number: number
}

/** Draws the labels of a sample from its PDF and reads their codes, in a thread that ends after some idle time. */
export function prove(sample: Sample): Promise<Proof> {
  return inTurn(async () => {
    clearTimeout(rest)
    worker ??= startWorker()
    const { picture, readings } = await answerOf(worker, { number: ++samples, sample })
    restSoon()
    return { decoders, readings, picture: Buffer.from(picture) }
  })
}

const busy = (): Refusal =>
  new Refusal(
    503,
    'Máy chủ đang bận nên chưa đọc thử được tem, chưa có tem nào được in. Vui lòng in lại sau giây lát',
    {
      retryAfter: 10,
    },
  )

/**
 * Waits for the answer of the thread. A thread that has used up its CPU time is considered hung and is ended. One
 * that got too little CPU time keeps running, so that the next run finds it ready; its late answer is ignored.
 */
function answerOf(thread: Worker, job: ProofJob): Promise<ProofAnswer> {
  return new Promise((resolve, reject) => {
    const until = performance.now() + SECONDS * 1_000
    const watch = setInterval(() => void look().catch(() => undefined), LOOKS_EVERY)
    const before = processorSeconds(thread).catch(() => 0)

    async function look(): Promise<void> {
      if (performance.now() > until) return end(() => reject(busy()))
      const spent = (await processorSeconds(thread)) - (await before)
      if (spent < PROCESSOR_SECONDS) return
      end(() => reject(busy()))
      await endProving()
    }
    function answered(answer: ProofAnswer): void {
      if (answer.number === job.number) end(() => resolve(answer))
    }
    function failed(error: Error & { code?: string }): void {
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? busy() : error))
    }
    const gone = () => end(() => reject(busy()))

    function end(tell: () => void): void {
      clearInterval(watch)
      thread.off('message', answered).off('error', failed).off('exit', gone)
      tell()
    }
    thread.on('message', answered).on('error', failed).on('exit', gone)
    thread.postMessage(job)
  })
}

async function processorSeconds(thread: Worker): Promise<number> {
  const { user, system } = await thread.cpuUsage()
  return (user + system) / 1e6
}

/** Starts the worker thread when a run is about to be printed, because its decoders take a second to get ready. */
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
  started.on('exit', () => {
    if (worker === started) worker = undefined
  })
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
