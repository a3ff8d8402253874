import { resourceByName } from '@trace/domain'
import type { Transaction } from '../database/connect.ts'
import { failureOf } from '../failures.ts'
import { announce } from '../live/announce.ts'
import { carryOut, permit, tablesOf } from '../perform.ts'
import type { Changes } from '../store/store.ts'
import { forgetTotals } from '../store/totals.ts'
import { JOB_ORIGIN } from './work.ts'
import type { Work } from './work.ts'

export interface BulkInput {
  resource: string
  ids: number[]
  /** The call that each row goes through. */
  method: string
  path: string
  body: Record<string, unknown>
}

interface Refused {
  id: number
  label: string
  message: string
}

const BATCH = 50
const MOST_LISTED = 500

/** Does one call for many rows. A batch and the word that it is done are one transaction: cut off, it goes on where it stopped. */
export async function runBulk({ pool, settings, operations, input, viewer, id, hold, finish }: Work<BulkInput>): Promise<void> {
  const step = operations.find(({ method, path }) => method === input.method && path === input.path)!
  permit(viewer, step.needs)
  const { title, table } = resourceByName(input.resource)

  let end = await doBatch()
  while (end.done < input.ids.length) end = await doBatch()
  const told = end.failed > 0 ? `, ${end.failed} dòng bị từ chối` : ''
  await finish(pool, { status: 'done', message: `Đã thực hiện ${input.ids.length - end.failed} dòng${told}` })

  async function doBatch(): Promise<{ done: number; failed: number }> {
    const changes: Changes = new Map()
    const came = await pool.begin(async (sql) => {
      await hold(sql)
      const [job] = await sql<{ done: number; result: { refused?: Refused[]; failed?: number } }[]>`select done, result from jobs where id = ${id}`
      const { done, result: { refused = [], failed = 0 } } = job!
      const batch = input.ids.slice(done, done + BATCH)
      const no: Refused[] = []
      for (const row of batch) no.push(...await doOne(sql, row, changes))
      const now = { done: done + batch.length, failed: failed + no.length }
      await sql`
        update jobs set done = ${now.done}, total = ${input.ids.length}, progress = ${Math.floor((now.done * 100) / input.ids.length)},
          result = result || ${{ refused: [...refused, ...no].slice(0, MOST_LISTED), failed: now.failed } as never} where id = ${id}`
      await announce(sql, changes)
      return now
    })
    forgetTotals(tablesOf(changes))
    return came
  }

  /** Answers the refusal, where there is one. */
  async function doOne(sql: Transaction, row: number, changes: Changes): Promise<Refused[]> {
    try {
      await sql.savepoint((inner) =>
        carryOut(inner, step, { params: { id: String(row) }, query: {}, body: input.body, origin: JOB_ORIGIN, viewer, upload: undefined }, settings, changes))
      return []
    } catch (error) {
      const { code, message } = failureOf(error)
      if (code >= 500) throw error
      const [named] = await sql<{ label: string }[]>`select ${sql(title)}::text as label from ${sql(table)} where id = ${row}`
      return [{ id: row, label: named?.label ?? `#${row}`, message }]
    }
  }
}
