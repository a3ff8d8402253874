import type { Resource } from '@trace/define/resource.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import { announceChanges } from '../notices/announce-changes.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { Changes, tablesOf } from '../store/changes.ts'
import { nameOf } from '../store/titles.ts'
import { forgetTotals } from '../store/totals.ts'
import type { Viewer } from '../viewer.ts'
import { orStop, refusalOf } from './work.ts'
import type { RefusedRow, Work } from './work.ts'

interface Batches<Row> {
  resource: Resource
  rows: readonly Row[]
  idOf(row: Row): number
  /** Throws unless the job's owner, as the account is now, may still do this; asked before and after each batch. */
  refuse(viewer: Viewer): void
  /** Reads what `act` needs to know of a batch. */
  begin?(sql: Sql, rows: readonly Row[]): Promise<void>
  /** Does it to one row. A refusal concerns that row only. */
  act(sql: Sql, row: Row, changes: Changes): Promise<unknown>
  /** Further results of the rows that were not refused, given those of earlier batches. */
  end?(sql: Sql, rows: readonly Row[], before: Record<string, unknown>): Promise<object>
}

interface Progress {
  done: number
  failed: number
}

type Result = Record<string, unknown> & { refused?: RefusedRow[]; failed?: number }

const BATCH = 50
const MOST_LISTED = 500

/**
 * Does something to many rows; returns how many were refused. A batch and its progress are one transaction, so that an
 * interrupted job continues after the last batch. A job whose owner may do it no longer ends with the batch before.
 */
export async function inBatches<Row>(work: Work, batches: Batches<Row>): Promise<number> {
  const { pool, id: job, hold, ownerNow, progress } = work
  const { resource, rows, idOf, refuse, begin, act, end } = batches
  const total = rows.length

  let came = await doBatch()
  while (came.done < total) came = await doBatch()
  return came.failed

  async function doBatch(): Promise<Progress> {
    const changes = new Changes()
    const now = await pool.begin(async (sql): Promise<Progress> => {
      await hold(sql)
      const [{ done, result }] = await sql<[{ done: number; result: Result | null }]>`
        select done, result from jobs where id = ${job}`
      const { refused = [], failed = 0, ...before } = result ?? {}
      const mayStill = () => orStop(async () => refuse(await ownerNow(sql)), doneSoFar(done - failed, total))
      await mayStill()
      const batch = rows.slice(done, done + BATCH)
      await begin?.(sql, batch)
      const no: RefusedRow[] = []
      for (const row of batch) {
        const refusal = await refusalOf(sql, changes, (inner) => act(inner, row, changes))
        const id = idOf(row)
        if (refusal) no.push({ id, label: await nameOf(sql, resource, id), message: refusal.message })
      }
      const refusedNow = new Set(no.map(({ id }) => id))
      const come = { done: done + batch.length, failed: failed + no.length }
      await progress(come.done, total, sql, {
        refused: [...refused, ...no].slice(0, MOST_LISTED),
        failed: come.failed,
        ...(await end?.(
          sql,
          batch.filter((row) => !refusedNow.has(idOf(row))),
          before,
        )),
      })
      await mayStill()
      await announceChanges(sql, changes)
      return come
    })
    forgetTotals(pool, tablesOf(changes))
    return now
  }
}

const doneSoFar = (done: number, total: number): string =>
  done === 0 ? 'Chưa làm dòng nào' : `Đã làm ${formatNumber(done)}/${formatNumber(total)} dòng trước đó`
