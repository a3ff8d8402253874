import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SheetRules } from '@trace/define/kinds/describe/sheet-cell.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { refuseField } from '../refusal.ts'
import { fairQueue } from '../fair-queue.ts'
import { UNREADABLE } from './unreadable.ts'
import type { Ask, WorkerAnswer, SheetLayout, SheetName, SheetRow } from './sheet.ts'

export interface SheetColumn extends Pick<SheetRules, 'width' | 'format'> {
  heading: string
  hidden?: true
}

export const MOST_ROWS = 50_000
/** Limit for child rows, of which each row may have several. */
export const MOST_INNER_ROWS = 200_000

/** Limits of a reading worker: megabytes of memory besides the file itself, and seconds. */
const MEGABYTES = 256
const SECONDS = 60

export interface Workbook {
  sheets(): Promise<SheetName[]>
  /** The rows of a sheet that are not empty. */
  rows(sheet: string, most?: number): AsyncGenerator<SheetRow>
  /** The layout of a sheet; known once all of its rows were read. */
  layoutOf(sheet: string): SheetLayout
  /** Whether `undefined` cells keep their values; in a file they are empty. */
  isPartial?: true
}

const inTurn = fairQueue({ atOnce: 2, waiting: Infinity })

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
    let [isRunning, defect]: [boolean, Error | null] = [false, null]
    worker.on('online', () => (isRunning = true))
    // An error of a running worker comes from what the file contains; one that does not start is a defect.
    worker.on('error', (error) => {
      if (!isRunning) defect = error
      gone.abort()
    })
    worker.on('exit', () => gone.abort())
    let left = SECONDS * 1_000

    const layouts = new Map<string, SheetLayout>()

    async function next(ask: Ask): Promise<Exclude<WorkerAnswer, { reason: string }>> {
      const asked = performance.now()
      worker.postMessage(ask)
      const answer = once(worker, 'message', {
        signal: AbortSignal.any([gone.signal, AbortSignal.timeout(Math.ceil(left))]),
      })
      const [given] = (await answer.catch((): [WorkerAnswer] => {
        if (defect) throw defect
        return [{ reason: UNREADABLE }]
      })) as [WorkerAnswer]
      left = Math.max(left - (performance.now() - asked), 0)
      if ('reason' in given) throw refuseField('file', given.reason)
      return given
    }

    async function nextRows(sheet: string): Promise<SheetRow[]> {
      const given = await next({ sheet })
      if ('sheets' in given) return []
      if (given.layout) layouts.set(sheet, given.layout)
      return given.rows
    }

    async function sheets(): Promise<SheetName[]> {
      const given = await next({ sheet: null })
      return 'sheets' in given ? given.sheets : []
    }

    async function* rows(sheet: string, most = MOST_INNER_ROWS): AsyncGenerator<SheetRow> {
      let count = 0
      for (let batch = await nextRows(sheet); batch.length > 0; batch = await nextRows(sheet)) {
        count += batch.length
        if (count > most + 1)
          throw refuseField('file', `${UNREADABLE}: có quá nhiều dòng, tối đa ${formatNumber(most)} dòng mỗi trang`)
        yield* batch
      }
    }

    try {
      return await use({ sheets, rows, layoutOf: (sheet) => layouts.get(sheet) ?? { hiddenColumns: [], merged: [] } })
    } finally {
      await worker.terminate()
    }
  })

/** Name of a sheet: Excel allows 31 characters and forbids some. */
export const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)
