import type { Resource } from '@trace/define/resource.ts'
import { resourceByName } from '@trace/define/catalogue.ts'
import { formatNumber } from '@trace/define/text/format.ts'
import type { Sql } from '../ports/postgres/connect.ts'
import { operationAt } from '../operation/operation.ts'
import type { Operation } from '../operation/operation.ts'
import { refuseUnpermitted } from '../request/authorize.ts'
import { unscoped } from '../store/rows.ts'
import { inBatches } from './in-batches.ts'
import type { Work } from './work.ts'

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

interface RowState {
  id: number
  version: number
  state: string
}

/** Makes one call for many rows. It fails if every row was refused. */
export async function runBulk(work: Work<BulkInput>): Promise<void> {
  const { pool, operations, input, call, finish } = work
  const step = operationAt(operations, input.method, input.path)!
  const resource = resourceByName(input.resource)
  const { ids, params, body, did = 'Đã thực hiện' } = input
  const versions = new Map(input.versions)
  let before = new Map<number, RowState>()
  const failed = await inBatches(work, {
    resource,
    rows: ids,
    idOf: (id) => id,
    refuse: (viewer) => refuseUnpermitted(viewer, step.needs, step),
    async begin(sql, batch) {
      before = await statesOf(sql, resource, input, batch)
    },
    act: (sql, id, changes) => call(sql, step, { id, params, body: { ...body, version: versions.get(id) } }, changes),
    async end(sql, batch, { moved = [] }) {
      if (!input.state) return {}
      const after = await statesOf(sql, resource, input, batch)
      const movedNow = batch.flatMap((id): Moved[] => {
        const [was, is] = [before.get(id), after.get(id)]
        return was && is ? [[id, is.version, was.state, is.state]] : []
      })
      return { moved: [...(moved as Moved[]), ...movedNow] }
    },
  })
  const label = resource.label.toLowerCase()
  const done = ids.length - failed
  const told = failed > 0 ? `, ${formatNumber(failed)} dòng bị từ chối` : ''
  await finish(
    pool,
    failed > 0 && done === 0
      ? { status: 'failed', message: `${formatNumber(failed)} ${label} bị từ chối, chưa dòng nào thay đổi` }
      : { status: 'done', message: `${did} ${formatNumber(done)} ${label}${told}` },
  )
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
