import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { announceChanges } from '../notices/announce-changes.ts'
import { operationAt } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { refuseUnpermitted } from '../request/authorize.ts'
import { tablesOf } from '../store/changes.ts'
import { Changes } from '../store/changes.ts'
import { forgetTotals } from '../store/totals.ts'
import { nameOf } from '../store/titles.ts'
import { unscoped } from '../store/rows.ts'
import { refusalOf } from './work.ts'
import type { RefusedRow, Work } from './work.ts'

export interface BulkInput {
  resource: string
  ids: number[]
  /** The version of each row that the sender looked at. */
  versions?: [id: number, version: unknown][]
  /** The call made for each row. */
  method: Operation['method']
  path: string
  /** Path parameters other than the row's id. */
  params?: Record<string, string>
  body: Record<string, unknown>
  /** Start of the message at the end, before the number of rows: 'Đã duyệt'. */
  did?: string
  /** The state field that the call changes; each row's previous state is kept, so that it can be restored. */
  state?: 'status' | 'approval_status'
}

/** A row that a bulk action changed: its new version, and its state before and after. */
export type Moved = [id: number, version: number, before: string, after: string]

interface Came {
  done: number
  failed: number
}

interface RowState {
  id: number
  version: number
  state: string
}

const BATCH = 50
const MOST_LISTED = 500

/**
 * Makes one call for many rows. A batch and its progress are one transaction, so an interrupted job continues after the
 * last batch.
 */
export async function runBulk(work: Work<BulkInput>): Promise<void> {
  const { pool, operations, input, viewer, id, call, hold, progress, finish } = work
  const step = operationAt(operations, input.method, input.path)!
  refuseUnpermitted(viewer, step.needs, step)
  const resource = resourceByName(input.resource)
  const total = input.ids.length
  const versions = new Map(input.versions)
  const { did = 'Đã thực hiện' } = input

  let came = await doBatch()
  while (came.done < total) came = await doBatch()
  const told = came.failed > 0 ? `, ${formatNumber(came.failed)} dòng bị từ chối` : ''
  await finish(pool, {
    status: 'done',
    message: `${did} ${formatNumber(total - came.failed)} ${resource.label.toLowerCase()}${told}`,
  })

  async function doBatch(): Promise<Came> {
    const changes = new Changes()
    const now = await pool.begin(async (sql): Promise<Came> => {
      await hold(sql)
      const [job] = await sql<{ done: number; result: { refused?: RefusedRow[]; failed?: number; moved?: Moved[] } }[]>`
        select done, result from jobs where id = ${id}`
      const {
        done,
        result: { refused = [], failed = 0, moved = [] },
      } = job!
      const batch = input.ids.slice(done, done + BATCH)
      const no: RefusedRow[] = []
      const before = await statesOf(sql, resource, input, batch)
      for (const row of batch) {
        const refusal = await refusalOf(sql, changes, (inner) =>
          call(
            inner,
            step,
            { id: row, params: input.params, body: { ...input.body, version: versions.get(row) } },
            changes,
          ),
        )
        if (refusal) no.push({ id: row, label: await nameOf(sql, resource, row), message: refusal.message })
      }
      const refusedNow = new Set(no.map(({ id: row }) => row))
      const after = await statesOf(sql, resource, input, batch)
      for (const row of batch) {
        const [was, is] = [before.get(row), after.get(row)]
        if (was && is && !refusedNow.has(row)) moved.push([row, is.version, was.state, is.state])
      }
      const end = { done: done + batch.length, failed: failed + no.length }
      await progress(end.done, total, sql, {
        refused: [...refused, ...no].slice(0, MOST_LISTED),
        failed: end.failed,
        ...(input.state && { moved }),
      })
      await announceChanges(sql, changes)
      return end
    })
    forgetTotals(pool, tablesOf(changes))
    return now
  }
}

/** The current state of the rows that a bulk action changes, by id; without rows in the trash. */
export async function statesOf(
  sql: Sql,
  { table }: Resource,
  { state }: Pick<BulkInput, 'state'>,
  ids: readonly number[],
) {
  if (!state) return new Map<number, RowState>()
  const rows = await unscoped(sql, 'the rows of a bulk action, whose calls refuse those of others')<RowState[]>`
    select id, version, ${sql(state)} as state from ${sql(table)} where id = any(${ids}) and deleted_at is null`
  return new Map(rows.map((row) => [row.id, row]))
}
