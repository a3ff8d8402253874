import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SheetRules } from '@trace/domain'
import { formatNumber } from '@trace/domain/format'
import { refuseField } from '../refusal.ts'
import { concurrencyLimit } from '../concurrency-limit.ts'
import type { SheetRow } from './sheet.ts'
import { UNREADABLE } from './unreadable.ts'
import type { Ask, Given } from './sheet.ts'

export interface SheetColumn extends Pick<SheetRules, 'width' | 'format'> {
  heading: string
}

export const MOST_ROWS = 50_000
/** Limit for child rows, of which each row may have several. */
export const MOST_INNER_ROWS = 200_000

/** Limits of a reading worker: memory beside the file itself, and time. */
const MEGABYTES = 256
const SECONDS = 60

export interface Workbook {
  /** The first sheet, or the named one: its headings, then its rows. Empty rows are skipped. */
  rows(sheet?: string): AsyncGenerator<SheetRow>
  /** Whether `undefined` cells keep their values; in a file they are empty. */
  isPartial?: true
}

const inTurn = concurrencyLimit({ atOnce: 2, waiting: Infinity })

/** Opens an uploaded workbook in a worker thread, so that no file can block the server. */
export const withWorkbook = <T>(bytes: Uint8Array, use: (book: Workbook) => Promise<T>): Promise<T> =>
  inTurn(async () => {
    const own = new Uint8Array(bytes)
    const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
      workerData: own,
      transferList: [own.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES, maxYoungGenerationSizeMb: 64 },
    })
    const gone = new AbortController()
    worker.on('error', () => gone.abort())
    worker.on('exit', () => gone.abort())
    let left = SECONDS * 1_000

    async function next(ask: Ask): Promise<SheetRow[]> {
      const asked = performance.now()
      worker.postMessage(ask)
      const answer = once(worker, 'message', {
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(Math.ceil(left))]),
      })
      const [given] = (await answer.catch((): [Given] => [{ reason: UNREADABLE }])) as [Given]
      left = Math.max(left - (performance.now() - asked), 0)
      if ('reason' in given) throw refuseField('file', given.reason)
      return given.rows
    }

    async function* rows(sheet?: string): AsyncGenerator<SheetRow> {
      const most = sheet === undefined ? MOST_ROWS : MOST_INNER_ROWS
      let count = 0
      for (let batch = await next({ sheet }); batch.length > 0; batch = await next({ sheet })) {
        count += batch.length
        if (count > most + 1)
          throw refuseField('file', `${UNREADABLE}: có quá nhiều dòng, tối đa ${formatNumber(most)} dòng mỗi trang`)
        yield* batch
      }
    }

    try {
      return await use({ rows: (sheet) => rows(sheet && sheetName(sheet)) })
    } finally {
      await worker.terminate()
    }
  })

/** Name of a sheet: Excel allows 31 characters and forbids some. */
export const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
